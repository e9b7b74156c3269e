-- A category's words are the names along its own path: inside a query the bare name of the argument would mean the column.
create or replace function product_category_words(path uuid[]) returns tsvector language sql stable as $$
  select coalesce(to_tsvector('zilbazar', string_agg(name, ' ')), '') from product_categories where id = any ($1) $$;
--> statement-breakpoint
create or replace function store_category_words(path uuid[]) returns tsvector language sql stable as $$
  select coalesce(to_tsvector('zilbazar', string_agg(name, ' ')), '') from store_categories where id = any ($1) $$;
--> statement-breakpoint
update product_categories set search = product_category_words(path);
--> statement-breakpoint
update store_categories set search = store_category_words(path);
--> statement-breakpoint
update products p set search = product_words(p.title, p.description, s.name, c.search)
  from stores s, product_categories c where s.id = p.store_id and c.id = p.category_id;
--> statement-breakpoint
update stores set category_id = category_id;
--> statement-breakpoint
-- How a word sounds rather than how it is written, for spellings that people mix: k and c, y and i, w and v, ou and u.
create function sounds_like(value text) returns text
  language sql immutable strict parallel safe
  return translate(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
      plain_text(value), 'ph', 'f'), 'ck', 'k'), 'qu', 'k'), 'ch', 'sh'), 'ce', 'se'), 'ci', 'si'), 'ge', 'ze'), 'gi', 'zi'),
      'ee', 'i'), 'ie', 'i'), 'oo', 'u'), 'ou', 'u'), 'll', 'l'),
    'wyjqc', 'vizkk');
--> statement-breakpoint
DROP INDEX "products_deals_newest";--> statement-breakpoint
DROP INDEX "products_deals_newest_in_city";--> statement-breakpoint
DROP INDEX "products_deals_best_rated";--> statement-breakpoint
DROP INDEX "products_best_rated";--> statement-breakpoint
DROP INDEX "products_best_rated_in_city";--> statement-breakpoint
DROP INDEX "products_title_close";--> statement-breakpoint
DROP INDEX "stores_name_close";--> statement-breakpoint
CREATE INDEX "products_title_words" ON "products" USING gin (to_tsvector('zilbazar', title)) WHERE is_visible;--> statement-breakpoint
CREATE INDEX "products_deals_newest" ON "products" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"discount_expires_at") WHERE is_visible and discount_percent is not null;--> statement-breakpoint
CREATE INDEX "products_deals_newest_in_city" ON "products" USING btree ("city","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"discount_expires_at") WHERE is_visible and discount_percent is not null;--> statement-breakpoint
CREATE INDEX "products_deals_best_rated" ON "products" USING btree ("average_rating" DESC NULLS FIRST,"rating_count" DESC NULLS FIRST,"id","discount_expires_at","city") WHERE is_visible and discount_percent is not null;--> statement-breakpoint
CREATE INDEX "products_best_rated" ON "products" USING btree ("average_rating" DESC NULLS FIRST,"rating_count" DESC NULLS FIRST,"id","created_at") WHERE is_visible;--> statement-breakpoint
CREATE INDEX "products_best_rated_in_city" ON "products" USING btree ("city","average_rating" DESC NULLS FIRST,"rating_count" DESC NULLS FIRST,"id","created_at") WHERE is_visible;--> statement-breakpoint
CREATE INDEX "products_title_close" ON "products" USING gin (sounds_like(title) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "stores_name_close" ON "stores" USING gin (sounds_like(name) gin_trgm_ops);