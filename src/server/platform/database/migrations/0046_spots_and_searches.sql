-- Lists by distance. A store with a position of its own is at that pin, with its products; the others are at the position of
-- their city. Both are spots. The pin is a text, because it is part of keys; products have a copy of it, as of the city.
-- What is not counted yet is counted first, because the totals of spots begin with what there is.
select pg_advisory_xact_lock(hashtext('list totals'));
--> statement-breakpoint
lock table products, stores in share row exclusive mode;
--> statement-breakpoint
select count_list_changes(null, 100000000);
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "pin" text GENERATED ALWAYS AS (coalesce(latitude::text || ',' || longitude::text, '')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "pin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "list_changes" ADD COLUMN "pin" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE TABLE "spot_totals" (
	"list" "list_name" NOT NULL,
	"scope" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL,
	"pin" text NOT NULL,
	"city" text NOT NULL,
	"total" integer NOT NULL,
	"latitude" double precision GENERATED ALWAYS AS (nullif(split_part(pin, ',', 1), '')::float8) STORED,
	"longitude" double precision GENERATED ALWAYS AS (nullif(split_part(pin, ',', 2), '')::float8) STORED,
	CONSTRAINT "spot_totals_list_scope_pin_city_pk" PRIMARY KEY("list","scope","pin","city")
);
--> statement-breakpoint
alter table spot_totals set (fillfactor = 80);
--> statement-breakpoint
alter table products disable trigger user;
--> statement-breakpoint
update products p set pin = s.pin from stores s where s.id = p.store_id and s.pin <> '';
--> statement-breakpoint
alter table products enable trigger user;
--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_store";--> statement-breakpoint
ALTER TABLE "stores" DROP CONSTRAINT "stores_shown_on_products";--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_shown_on_products" UNIQUE("id","city","status","pin");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_store" FOREIGN KEY ("store_id","city","store_status","pin") REFERENCES "public"."stores"("id","city","status","pin") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "products_in_category_level_1_at_spot" ON "products" USING btree ((category_path[1]),(coalesce(nullif(pin, ''), city)),(- average_rating),(- rating_count),"id") WHERE is_visible and cardinality(category_path) >= 1;--> statement-breakpoint
CREATE INDEX "products_in_category_level_2_at_spot" ON "products" USING btree ((category_path[2]),(coalesce(nullif(pin, ''), city)),(- average_rating),(- rating_count),"id") WHERE is_visible and cardinality(category_path) >= 2;--> statement-breakpoint
CREATE INDEX "products_in_category_level_3_at_spot" ON "products" USING btree ((category_path[3]),(coalesce(nullif(pin, ''), city)),(- average_rating),(- rating_count),"id") WHERE is_visible and cardinality(category_path) >= 3;--> statement-breakpoint
CREATE INDEX "products_in_category_level_4_at_spot" ON "products" USING btree ((category_path[4]),(coalesce(nullif(pin, ''), city)),(- average_rating),(- rating_count),"id") WHERE is_visible and cardinality(category_path) >= 4;--> statement-breakpoint
CREATE INDEX "stores_in_category_level_1_at_spot" ON "stores" USING btree ((category_path[1]),(coalesce(nullif(pin, ''), city)),(- average_rating),(- rating_count),"id") WHERE status = 'active' and cardinality(category_path) >= 1;--> statement-breakpoint
CREATE INDEX "stores_in_category_level_2_at_spot" ON "stores" USING btree ((category_path[2]),(coalesce(nullif(pin, ''), city)),(- average_rating),(- rating_count),"id") WHERE status = 'active' and cardinality(category_path) >= 2;--> statement-breakpoint
CREATE INDEX "stores_in_category_level_3_at_spot" ON "stores" USING btree ((category_path[3]),(coalesce(nullif(pin, ''), city)),(- average_rating),(- rating_count),"id") WHERE status = 'active' and cardinality(category_path) >= 3;--> statement-breakpoint
CREATE INDEX "stores_in_category_level_4_at_spot" ON "stores" USING btree ((category_path[4]),(coalesce(nullif(pin, ''), city)),(- average_rating),(- rating_count),"id") WHERE status = 'active' and cardinality(category_path) >= 4;--> statement-breakpoint
CREATE INDEX "stores_at_spot" ON "stores" USING btree ((coalesce(nullif(pin, ''), city)),(- average_rating),(- rating_count),"id") WHERE status = 'active';--> statement-breakpoint
-- A new product is where its store is. The lock makes it wait for a store that is being moved.
create function place_product() returns trigger language plpgsql as $$
begin
  select s.pin into new.pin from stores s where s.id = new.store_id for key share;
  new.pin := coalesce(new.pin, '');
  return new;
end $$;
--> statement-breakpoint
create trigger place_product before insert on products for each row execute function place_product();
--> statement-breakpoint
create or replace function note_product_changes() returns trigger language plpgsql set enable_nestloop = off as $$
begin
  if tg_op = 'INSERT' then
    insert into list_changes (change, is_store, member_id, store_id, city, pin, category_path, average, ratings, added_at, discount_expires_at)
      select 1, false, id, store_id, city, pin, category_path, average_rating, rating_count, created_at, discount_expires_at
      from added where is_visible;
  elsif tg_op = 'DELETE' then
    insert into list_changes (change, is_store, member_id, store_id, city, pin, category_path, average, ratings, added_at, discount_expires_at)
      select -1, false, id, store_id, city, pin, category_path, average_rating, rating_count, created_at, discount_expires_at
      from gone where is_visible;
  else
    insert into list_changes (change, is_store, member_id, store_id, city, pin, category_path, average, ratings, added_at, discount_expires_at)
      select c.* from added a join gone g on g.id = a.id cross join lateral (
        select -1, false, g.id, g.store_id, g.city, g.pin, g.category_path, g.average_rating, g.rating_count, g.created_at,
          g.discount_expires_at where g.is_visible
        union all select 1, false, a.id, a.store_id, a.city, a.pin, a.category_path, a.average_rating, a.rating_count, a.created_at,
          a.discount_expires_at where a.is_visible) c
      where (g.is_visible or a.is_visible)
        and (g.is_visible, g.store_id, g.city, g.pin, g.category_path, g.average_rating, g.rating_count, g.created_at, g.discount_expires_at)
        is distinct from
        (a.is_visible, a.store_id, a.city, a.pin, a.category_path, a.average_rating, a.rating_count, a.created_at, a.discount_expires_at);
  end if;
  return null;
end $$;
--> statement-breakpoint
create or replace function note_store_changes() returns trigger language plpgsql set enable_nestloop = off as $$
begin
  if tg_op = 'INSERT' then
    insert into list_changes (change, is_store, member_id, city, pin, category_path, average, ratings, added_at)
      select 1, true, id, city, pin, category_path, average_rating, rating_count, created_at from added where status = 'active';
  elsif tg_op = 'DELETE' then
    insert into list_changes (change, is_store, member_id, city, pin, category_path, average, ratings, added_at)
      select -1, true, id, city, pin, category_path, average_rating, rating_count, created_at from gone where status = 'active';
  else
    insert into list_changes (change, is_store, member_id, city, pin, category_path, average, ratings, added_at)
      select c.* from added a join gone g on g.id = a.id cross join lateral (
        select -1, true, g.id, g.city, g.pin, g.category_path, g.average_rating, g.rating_count, g.created_at where g.status = 'active'
        union all select 1, true, a.id, a.city, a.pin, a.category_path, a.average_rating, a.rating_count, a.created_at
          where a.status = 'active') c
      where (g.status, g.city, g.pin, g.category_path, g.average_rating, g.rating_count, g.created_at)
        is distinct from (a.status, a.city, a.pin, a.category_path, a.average_rating, a.rating_count, a.created_at);
  end if;
  return null;
end $$;
--> statement-breakpoint
-- What count_list_changes() takes is added to the totals of spots, in the same transaction. Each total is looked up: there are
-- many of them.
create function count_spots() returns trigger language plpgsql set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  insert into spot_totals (list, scope, pin, city, total)
    select list, scope, pin, city, sum(change) from (
      select case when is_store then 'store_category' else 'category' end::list_name as list, scope, pin, city, change
        from noted cross join unnest(category_path) scope
      union all
      select 'stores', '00000000-0000-0000-0000-000000000000', pin, city, change from noted where is_store) changes
    group by 1, 2, 3, 4 having sum(change) <> 0
  on conflict (list, scope, pin, city) do update set total = spot_totals.total + excluded.total;
  delete from spot_totals t using (
      select distinct case when is_store then 'store_category' else 'category' end::list_name as list, scope, pin, city
        from noted cross join unnest(category_path) scope where change < 0
      union all
      select distinct 'stores'::list_name, '00000000-0000-0000-0000-000000000000'::uuid, pin, city from noted where is_store and change < 0) n
    where (t.list, t.scope, t.pin, t.city) = (n.list, n.scope, n.pin, n.city) and t.total = 0;
  return null;
end $$;
--> statement-breakpoint
create trigger count_spots after delete on list_changes
  referencing old table as noted for each statement execute function count_spots();
--> statement-breakpoint
create function count_all_spots() returns void language plpgsql set work_mem = '128MB' as $$
begin
  truncate spot_totals;
  insert into spot_totals (list, scope, pin, city, total)
  select list, scope, pin, city, sum(total) from (
    select 'category'::list_name as list, category as scope, pin, city, total from (
      select category_path, pin, city, count(*) as total from products where is_visible group by 1, 2, 3) p
      cross join unnest(category_path) category
    union all select 'store_category', category, pin, city, 1 from stores cross join unnest(category_path) category
      where status = 'active'
    union all select 'stores', '00000000-0000-0000-0000-000000000000', pin, city, 1 from stores where status = 'active') counts
  group by 1, 2, 3, 4
  -- As they are read, so that those of a list are on few pages.
  order by 1, 2, 3, 4;
  analyze spot_totals;
end $$;
--> statement-breakpoint
alter function count_all_lists(timestamptz) rename to count_lists_by_rating;
--> statement-breakpoint
create function count_all_lists(moment timestamptz) returns void language plpgsql as $$
begin
  -- Locks the tables until the end of the transaction.
  perform count_lists_by_rating(moment);
  perform count_all_spots();
end $$;
--> statement-breakpoint
-- The pin decides where a row is in lists by distance, so it is announced with the columns of 0024.
do $$
declare
  announced constant text[][] := array[
    ['products', '{id,store_id,city,pin,is_visible,category_path,average_rating,rating_count,created_at,discount_expires_at,featured_from,featured_until,featured_position}', '{search,name_words,version,updated_at}'],
    ['stores', '{id,city,pin,status,category_path,average_rating,rating_count}', '{search,name_words,updated_at,email,password_hash,vetting_notes}']];
  entry text[];
  call text;
begin
  foreach entry slice 1 in array announced loop
    call := format('for each statement execute function announce_rows(%L, %L)', entry[2], entry[3]);
    execute format('create or replace trigger announce_added after insert on %I referencing new table as new_rows %s', entry[1], call);
    execute format('create or replace trigger announce_changed after update on %I referencing old table as old_rows new table as new_rows %s', entry[1], call);
    execute format('create or replace trigger announce_gone after delete on %I referencing old table as old_rows %s', entry[1], call);
  end loop;
end $$;
--> statement-breakpoint
select count_all_spots();
--> statement-breakpoint
-- A saved search has its filters. One with a limit of price, or on sale, waits for prices that drop, too.
ALTER TABLE "saved_searches" ADD COLUMN "filters" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
DROP INDEX "saved_searches_once";--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_once" ON "saved_searches" USING btree ("user_id",lower("q"),coalesce("city", ''),"filters");--> statement-breakpoint
CREATE INDEX "saved_searches_priced" ON "saved_searches" USING btree ("id") WHERE filters ? 'maxPrice' or filters ? 'onSale';--> statement-breakpoint
create or replace function note_price_for_alerts() returns trigger language plpgsql as $$
begin
  if exists (select from wished_products where product_id = new.id and alerts_since is not null)
    or exists (select from saved_searches where filters ? 'maxPrice' or filters ? 'onSale') then
    insert into alert_changes (product_id, kind) values (new.id, 'price');
  end if;
  return null;
end $$;
