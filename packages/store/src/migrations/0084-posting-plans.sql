-- Each posting joins the lines that it has just written to their entries, in the triggers of ledger_line. The plans of these are made once
-- a connection, for as many lines as its first posting had: after one with many, every later posting of two lines read the whole journal
-- to merge it with them. Lines always find their entry by its key, whatever came first.
alter function post_entries(text[], text[], text[], date[], bigint[], smallint[], integer[], smallint[], text[], text[], text[], bigint[])
  set enable_mergejoin = off;
alter function post_entries(text[], text[], text[], date[], bigint[], smallint[], integer[], smallint[], text[], text[], text[], bigint[])
  set enable_hashjoin = off;
