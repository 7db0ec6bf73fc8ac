// Deals and their flows: deals.tsv, flows.tsv, flow_switches.tsv,
// forms.tsv.
#ifndef VECTORS_DEALS_HPP
#define VECTORS_DEALS_HPP

// Each runs its file and gives how many rows were asked.
unsigned long run_flows();
unsigned long run_flow_switches();
unsigned long run_deals();
unsigned long run_forms();

#endif
