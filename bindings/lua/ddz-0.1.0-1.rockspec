-- `luarocks make` in this folder, with the library's header and the library:
--
--     luarocks make DDZ_INCDIR=../../include DDZ_LIBDIR=../../target/release
rockspec_format = "3.0"
package = "ddz"
version = "0.1.0-1"
-- It is not published; `make` takes what lies here.
source = { url = "file://ddz-0.1.0.tar.gz" }
description = {
  summary = "Dou Dizhu (斗地主): every rule",
  detailed = "What is a play, what beats what, what may be played, what should be, whose turn is it, who won how much.",
  license = "MIT OR Apache-2.0",
}
dependencies = { "lua >= 5.1, < 5.5" }
external_dependencies = { DDZ = { header = "ddz.h", library = "ddz" } }
build = {
  type = "builtin",
  modules = {
    ddz = {
      sources = {
        "src/actions.c",
        "src/cards.c",
        "src/games.c",
        "src/give.c",
        "src/module.c",
        "src/names.c",
        "src/plays.c",
        "src/records.c",
        "src/states.c",
        "src/switches.c",
        "src/take.c",
        "src/views.c",
      },
      incdirs = { "$(DDZ_INCDIR)" },
      libdirs = { "$(DDZ_LIBDIR)" },
      libraries = { "ddz" },
    },
    ddz_cdef = "ddz_cdef.lua",
  },
  copy_directories = { "examples", "meta" },
}
