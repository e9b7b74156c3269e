-- A category that moves has its own words ready before its path reaches what sits in it: the cascade then writes path and words of
-- each product or store at once. Only a new name is carried down afterwards.
create function index_product_category_before() returns trigger language plpgsql as $$
begin
  select to_tsvector('zilbazar', string_agg(case when c.id = new.id then new.name else c.name end, ' '))
    into new.search from product_categories c where c.id = any (new.path);
  return new;
end $$;
--> statement-breakpoint
create function index_store_category_before() returns trigger language plpgsql as $$
begin
  select to_tsvector('zilbazar', string_agg(case when c.id = new.id then new.name else c.name end, ' '))
    into new.search from store_categories c where c.id = any (new.path);
  return new;
end $$;
--> statement-breakpoint
drop trigger index_named on product_categories;
--> statement-breakpoint
drop trigger index_named on store_categories;
--> statement-breakpoint
create trigger index_added after insert on product_categories
  for each row execute function index_product_category();
--> statement-breakpoint
create trigger index_added after insert on store_categories
  for each row execute function index_store_category();
--> statement-breakpoint
create trigger index_changed before update of name, path on product_categories
  for each row execute function index_product_category_before();
--> statement-breakpoint
create trigger index_changed before update of name, path on store_categories
  for each row execute function index_store_category_before();
--> statement-breakpoint
create trigger index_renamed after update of name on product_categories
  for each row when (old.name is distinct from new.name) execute function index_product_category();
--> statement-breakpoint
create trigger index_renamed after update of name on store_categories
  for each row when (old.name is distinct from new.name) execute function index_store_category();
