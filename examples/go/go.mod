module ddz-example

go 1.19
