-- The official page shows the price of a loan: it is made anew when a product changes, and when a day begins, on which a version may come into force.
create trigger product_version_changes_page after insert on product_version
  for each row execute function page_configuration_changed();
create trigger business_clock_changes_page after update of business_date on business_clock
  for each row execute function page_configuration_changed();
