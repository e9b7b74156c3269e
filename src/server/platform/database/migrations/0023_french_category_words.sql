ALTER TABLE "product_categories" drop column "name_words";--> statement-breakpoint
ALTER TABLE "product_categories" ADD COLUMN "name_words" "tsvector" GENERATED ALWAYS AS (name_words(name, 'B'::"char") || coalesce(name_words(name_fr, 'C'::"char"), '')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "store_categories" drop column "name_words";--> statement-breakpoint
ALTER TABLE "store_categories" ADD COLUMN "name_words" "tsvector" GENERATED ALWAYS AS (name_words(name, 'B'::"char") || coalesce(name_words(name_fr, 'C'::"char"), '')) STORED NOT NULL;--> statement-breakpoint
-- Search finds categories, and what is in them, by their French names too, but only as typed: these have the weights that
-- translations do not match (B in all words, C in the words of names). An English word, which is also searched for in French,
-- finds what it found before.
create function category_words(name text, name_fr text) returns tsvector language sql immutable parallel safe
  return setweight(to_tsvector('zilbazar'::regconfig, name), 'C')
    || setweight(to_tsvector('zilbazar'::regconfig, coalesce(name_fr, '')), 'B');
--> statement-breakpoint
create aggregate words_together(tsvector) (sfunc = tsvector_concat, stype = tsvector, initcond = '');
--> statement-breakpoint
create or replace function product_category_words(path uuid[]) returns tsvector language sql stable as $$
  select words_together(category_words(name, name_fr)) from product_categories where id = any ($1) $$;
--> statement-breakpoint
create or replace function store_category_words(path uuid[]) returns tsvector language sql stable as $$
  select words_together(category_words(name, name_fr)) from store_categories where id = any ($1) $$;
--> statement-breakpoint
create or replace function index_product_category_before() returns trigger language plpgsql as $$
begin
  select words_together(category_words(name, name_fr)) || category_words(new.name, new.name_fr)
    into new.search from product_categories where id = any (new.path) and id <> new.id;
  return new;
end $$;
--> statement-breakpoint
create or replace function index_store_category_before() returns trigger language plpgsql as $$
begin
  select words_together(category_words(name, name_fr)) || category_words(new.name, new.name_fr)
    into new.search from store_categories where id = any (new.path) and id <> new.id;
  return new;
end $$;
--> statement-breakpoint
create or replace function product_words(title text, description text, store_name text, place text, category tsvector)
  returns tsvector language sql immutable parallel safe
  return setweight(to_tsvector('zilbazar'::regconfig, title), 'A')
    || setweight(to_tsvector('zilbazar'::regconfig, store_name), 'B')
    || setweight(to_tsvector('zilbazar'::regconfig, place), 'B')
    || category
    || setweight(to_tsvector('zilbazar'::regconfig, description), 'D');
--> statement-breakpoint
create or replace function index_store() returns trigger language plpgsql as $$
begin
  select setweight(to_tsvector('zilbazar', new.name), 'A')
      || setweight(to_tsvector('zilbazar', new.city || ' ' || new.locality), 'B')
      || c.search
      || setweight(to_tsvector('zilbazar', new.description), 'D'),
      name_words(new.name, 'A') || name_words(new.city, 'D') || c.name_words
    into new.search, new.name_words from store_categories c where c.id = new.category_id;
  new.search := coalesce(new.search, '');
  new.name_words := coalesce(new.name_words, '');
  return new;
end $$;
--> statement-breakpoint
-- Products and stores have these weights already.
update product_categories set search = product_category_words(path);
--> statement-breakpoint
update store_categories set search = store_category_words(path);
--> statement-breakpoint
drop trigger index_changed on product_categories;
--> statement-breakpoint
drop trigger index_changed on store_categories;
--> statement-breakpoint
create trigger index_changed before update of name, name_fr, path on product_categories
  for each row execute function index_product_category_before();
--> statement-breakpoint
create trigger index_changed before update of name, name_fr, path on store_categories
  for each row execute function index_store_category_before();
--> statement-breakpoint
drop trigger index_renamed on product_categories;
--> statement-breakpoint
drop trigger index_renamed on store_categories;
--> statement-breakpoint
create trigger index_renamed after update of name, name_fr on product_categories
  for each row when (old.name is distinct from new.name or old.name_fr is distinct from new.name_fr)
  execute function index_product_category();
--> statement-breakpoint
create trigger index_renamed after update of name, name_fr on store_categories
  for each row when (old.name is distinct from new.name or old.name_fr is distinct from new.name_fr)
  execute function index_store_category();
