-- What filters and orders of a search look at is stored beside the slot of a product: to look up the thousand best
-- matches once more, among the products, took a third of such a search. A product whose price or position has changed
-- is noted like one whose words have, so every answer is exact.
--
-- A line of JSON: id, store, city, latitude, longitude, average and number of ratings, when it was added, price in
-- cents, discount in percent, when the discount ends. Moments are in milliseconds.
create function search_facts(product products) returns text language sql stable parallel safe as $$
  select json_build_array($1.id, $1.store_id, $1.city,
    nullif(split_part($1.pin, ',', 1), '')::float8, nullif(split_part($1.pin, ',', 2), '')::float8,
    $1.average_rating, $1.rating_count, (date_part('epoch', $1.created_at) * 1000)::int8,
    $1.price_cents, $1.discount_percent, (date_part('epoch', $1.discount_expires_at) * 1000)::int8)::text $$;
--> statement-breakpoint
create function search_facts(store stores) returns text language sql stable parallel safe as $$
  select json_build_array($1.id, $1.id, $1.city,
    nullif(split_part($1.pin, ',', 1), '')::float8, nullif(split_part($1.pin, ',', 2), '')::float8,
    $1.average_rating, $1.rating_count, (date_part('epoch', $1.created_at) * 1000)::int8, null, null, null)::text $$;
--> statement-breakpoint
-- Nobody changes a product until the new trigger is there. The table is filled again, because changing each of its rows would
-- leave it twice as large.
lock table products in share mode;
--> statement-breakpoint
create temporary table placed on commit drop as select * from search_places;
--> statement-breakpoint
truncate search_places;
--> statement-breakpoint
DROP INDEX "search_places_slots";--> statement-breakpoint
ALTER TABLE "search_places" ADD COLUMN "facts" text NOT NULL;--> statement-breakpoint
-- Room on each page, so that a changed price need not be indexed again.
alter table search_places set (fillfactor = 90);
--> statement-breakpoint
insert into search_places (product_id, block, slot, average, ratings, city, facts)
  select s.product_id, s.block, s.slot, s.average, s.ratings, s.city, search_facts(p)
  from placed s left join products p on p.id = s.product_id order by s.block, s.slot;
--> statement-breakpoint
CREATE INDEX "search_places_slots" ON "search_places" USING btree ("block","slot","product_id","average","ratings","city");--> statement-breakpoint
analyze search_places;
--> statement-breakpoint
create or replace function note_search_changes() returns trigger language plpgsql set enable_nestloop = off as $$
begin
  if tg_op = 'INSERT' then
    insert into search_changes (product_id) select id from added where is_visible;
  elsif tg_op = 'DELETE' then
    insert into search_changes (product_id, name_words, city) select id, name_words, city from gone where is_visible;
  else
    insert into search_changes (product_id, name_words, city)
      select g.id, case when g.is_visible then g.name_words end, case when g.is_visible then g.city end
      from added a join gone g on g.id = a.id
      where (g.is_visible or a.is_visible)
        and (g.is_visible, g.city, g.pin, g.average_rating, g.rating_count, g.name_words,
          g.price_cents, g.discount_percent, g.discount_expires_at)
        is distinct from (a.is_visible, a.city, a.pin, a.average_rating, a.rating_count, a.name_words,
          a.price_cents, a.discount_percent, a.discount_expires_at);
  end if;
  return null;
end $$;
--> statement-breakpoint
create or replace function fold_search_changes(most int default 1000) returns int language plpgsql as $$
declare
  folded int;
begin
  if not pg_try_advisory_xact_lock(7230029) then return null; end if;
  perform split_search_block(id) from search_blocks where next_slot > search_slots() - most;
  with chosen as materialized (
      select product_id from (select distinct product_id from search_changes) noted limit most),
    taken as (
      delete from search_changes c using chosen where c.product_id = chosen.product_id
      returning c.id, c.product_id, c.name_words, c.city),
    -- The first note has the words that the bits have.
    first as (select distinct on (product_id) * from taken order by product_id, id),
    before as materialized (
      select s.product_id, s.block, s.slot, f.name_words, f.city
      from first f join search_places s on s.product_id = f.product_id),
    now as materialized (
      select p.id, p.average_rating, p.rating_count, p.name_words, p.city, search_facts(p) as facts,
        search_block_of(p.average_rating, p.rating_count, p.id) as block
      from chosen join products p on p.id = chosen.product_id and p.is_visible),
    staying as materialized (
      select n.* from now n join before b on b.product_id = n.id
      where b.block = n.block and b.name_words = n.name_words and b.city = n.city),
    moving as materialized (
      select n.*, (b.next_slot + row_number() over (partition by b.id) - 1)::int as slot
      from now n join search_blocks b on b.id = n.block
      where not exists (select from staying where staying.id = n.id)),
    masks as materialized (
      select word, block, slot_bits(slot, 1) filter (where not is_new) as clear,
        slot_bits(slot, 1) filter (where is_new) as added
      from (
        select e.word, b.block, b.slot, false as is_new
        from before b cross join lateral search_entries(b.name_words, b.city) e (word)
        where not exists (select from staying where staying.id = b.product_id)
        union all
        select e.word, n.block, n.slot, true
        from moving n cross join lateral search_entries(n.name_words, n.city) e (word)) masked
      group by word, block),
    changed as (
      update search_bits b set bits = b.bits & ~ m.clear | m.added from masks m
      where b.word = m.word and b.block = m.block returning b.word, b.block),
    new_bits as (
      insert into search_bits (word, block, bits)
      select m.word, m.block, m.added from masks m
      where not exists (select from search_bits b where b.word = m.word and b.block = m.block)),
    left_out as (
      delete from search_places s using chosen c
      where c.product_id = s.product_id and not exists (select from now where now.id = c.product_id)),
    told as (
      update search_places s set average = n.average_rating, ratings = n.rating_count, facts = n.facts
      from staying n where n.id = s.product_id),
    placed as (
      insert into search_places (product_id, block, slot, average, ratings, city, facts)
      select id, block, slot, average_rating, rating_count, city, facts from moving
      on conflict (product_id) do update set block = excluded.block, slot = excluded.slot,
        average = excluded.average, ratings = excluded.ratings, city = excluded.city, facts = excluded.facts),
    used as (
      update search_blocks b set next_slot = b.next_slot + n.count
      from (select block, count(*)::int from moving group by block) n where n.block = b.id)
  select count(*) into folded from chosen;
  return folded;
end $$;
--> statement-breakpoint
create or replace function index_all_products() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7230029);
  lock table products in share mode;
  truncate search_blocks, search_places, search_bits, search_changes;
  insert into search_places (product_id, block, slot, average, ratings, city, facts)
    select id, (place - 1) / (search_slots() / 2), (place - 1) % (search_slots() / 2), average_rating, rating_count, city,
      facts
    from (
      select id, average_rating, rating_count, city, search_facts(p) as facts,
        row_number() over (order by average_rating desc, rating_count desc, id)::int as place
      from products p where is_visible) placed;
  insert into search_blocks (id, average, ratings, member_id, next_slot) overriding system value
    select block, case when block = 0 then 'infinity' else average end, ratings, product_id, search_slots() / 2
    from search_places where slot = 0
    union all
    select 0, 'infinity', 0, '00000000-0000-0000-0000-000000000000', 0 where not exists (select from search_places);
  perform setval(pg_get_serial_sequence('search_blocks', 'id'), (select max(id) + 1 from search_blocks));
  perform write_search_block(id) from search_blocks order by id;
  analyze search_blocks;
  analyze search_places;
  analyze search_bits;
end $$;
