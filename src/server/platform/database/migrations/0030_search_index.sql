CREATE TABLE "search_bits" (
	"word" text COLLATE "C" NOT NULL,
	"block" integer NOT NULL,
	"bits" bit(16384) NOT NULL,
	CONSTRAINT "search_bits_word_block_pk" PRIMARY KEY("word","block")
);
--> statement-breakpoint
CREATE TABLE "search_blocks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"average" double precision NOT NULL,
	"ratings" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"next_slot" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" uuid NOT NULL,
	"name_words" "tsvector",
	"city" text
);
--> statement-breakpoint
CREATE TABLE "search_places" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"block" integer NOT NULL,
	"slot" integer NOT NULL,
	"average" double precision NOT NULL,
	"ratings" integer NOT NULL,
	"city" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_bits_block" ON "search_bits" USING btree ("block");--> statement-breakpoint
CREATE INDEX "search_places_slots" ON "search_places" USING btree ("block","slot","product_id","average","ratings","city");
--> statement-breakpoint
-- Which products have a word, as bits: search counts, combines and pages them without reading the products. Products are
-- in blocks by rating, each product at a slot of its block, and a word has a row of bits for each block. Triggers note
-- changed products. A reader leaves their bits out and looks at the products themselves, so every answer is exact.
-- fold_search_changes() moves noted products to their new slots from time to time.
alter table search_changes set (autovacuum_vacuum_threshold = 500, autovacuum_vacuum_scale_factor = 0);
--> statement-breakpoint
-- Room on each page, so that a changed row need not be indexed again.
alter table search_bits set (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.05);
--> statement-breakpoint
create function search_slots() returns int language sql immutable parallel safe return 16384;
--> statement-breakpoint
-- The bits of some slots: slot_bits(slot, 1).
do $$ begin
  execute format('create aggregate slot_bits(int, int) (sfunc = set_bit, stype = bit, initcond = %L)', repeat('0', 16384));
end $$;
--> statement-breakpoint
-- The words that a product is found by: as they are; with = those of its title; with ! those of its title and category,
-- which alone match translations; with ^ their first one or two letters; with @ its city.
create function search_entries(name_words tsvector, city text) returns setof text
  language sql immutable parallel safe as $$
  select word from unnest(tsvector_to_array($1)) word
  union all select '=' || word from unnest(tsvector_to_array(ts_filter($1, '{a}'))) word
  union all select '!' || word from unnest(tsvector_to_array(ts_filter($1, '{a,b}'))) word
  union all
  select distinct '^' || left(word, n) from unnest(tsvector_to_array($1)) word, generate_series(1, 2) n
  where char_length(word) >= n
  union all select '@' || $2 $$;
--> statement-breakpoint
create function search_block_of(average double precision, ratings int, member uuid) returns int
  language sql stable strict as $$
  select b.id from search_blocks b
  where (b.average, b.ratings) > ($1, $2) or b.average = $1 and b.ratings = $2 and b.member_id <= $3
  order by b.average, b.ratings, b.member_id desc limit 1 $$;
--> statement-breakpoint
insert into search_blocks (average, ratings, member_id, next_slot)
  values ('infinity', 0, '00000000-0000-0000-0000-000000000000', 0);
--> statement-breakpoint
create function note_search_changes() returns trigger language plpgsql as $$
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
        and (g.is_visible, g.city, g.average_rating, g.rating_count, g.name_words)
        is distinct from (a.is_visible, a.city, a.average_rating, a.rating_count, a.name_words);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger note_search_added after insert on products referencing new table as added
  for each statement execute function note_search_changes();
--> statement-breakpoint
create trigger note_search_changed after update on products referencing old table as gone new table as added
  for each statement execute function note_search_changes();
--> statement-breakpoint
create trigger note_search_gone after delete on products referencing old table as gone
  for each statement execute function note_search_changes();
--> statement-breakpoint
-- Writes the bits of a block whose products have their slots. Those of first letters are put together from those of words.
create function write_search_block(written int) returns void language sql as $$
  insert into search_bits (word, block, bits)
    select e.word, written, slot_bits(s.slot, 1)
    from search_places s join products p on p.id = s.product_id
      cross join lateral (
        select word from unnest(tsvector_to_array(p.name_words)) word
        union all select '=' || word from unnest(tsvector_to_array(ts_filter(p.name_words, '{a}'))) word
        union all select '!' || word from unnest(tsvector_to_array(ts_filter(p.name_words, '{a,b}'))) word
        union all select '@' || p.city) e
    where s.block = written group by e.word;
  insert into search_bits (word, block, bits)
    select '^' || left(word, n), written, bit_or(bits)
    from search_bits cross join generate_series(1, 2) n
    where block = written and left(word, 1) not in ('=', '!', '@') and char_length(word) >= n
    group by '^' || left(word, n) $$;
--> statement-breakpoint
-- A full block becomes two. Its noted products stay noted and have no slot meanwhile. Nobody writes products while it runs,
-- so it waits only a moment for those who do, and is tried again later.
create function split_search_block(full_block int) returns void language plpgsql set lock_timeout = '500ms' as $$
declare
  half int;
  made int;
  part int;
begin
  lock table products in share mode;
  delete from search_places s using search_changes c where s.block = full_block and c.product_id = s.product_id;
  delete from search_bits where block = full_block;
  select (count(*) + 1) / 2 into half from search_places where block = full_block;
  for part in 0..1 loop
    insert into search_blocks (average, ratings, member_id, next_slot)
      select b.average, b.ratings, b.member_id, 0 from search_blocks b where part = 0 and b.id = full_block
      union all
      (select s.average, s.ratings, s.product_id, 0 from search_places s where part = 1 and s.block = full_block
        order by s.average desc, s.ratings desc, s.product_id limit 1)
      returning id into made;
    exit when made is null;
    update search_places s set block = made, slot = n.slot from (
      select product_id, row_number() over (order by average desc, ratings desc, product_id) - 1 as slot
      from search_places where block = full_block) n
      where n.product_id = s.product_id and (part = 1 or n.slot < half);
    update search_blocks set next_slot = (select count(*) from search_places where block = made) where id = made;
    perform write_search_block(made);
  end loop;
  delete from search_blocks where id = full_block;
end $$;
--> statement-breakpoint
-- Moves some noted products to their new slots, and returns how many it moved. One caller at a time: another returns at
-- once with null. The move is one statement, so that notes, products and bits are of one snapshot.
create function fold_search_changes(most int default 1000) returns int language plpgsql as $$
declare
  moved int;
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
    before as (
      select s.block, s.slot, f.name_words, f.city from first f join search_places s on s.product_id = f.product_id),
    now as materialized (
      select p.id, p.average_rating, p.rating_count, p.name_words, p.city, b.id as block,
        (b.next_slot + row_number() over (partition by b.id) - 1)::int as slot
      from chosen join products p on p.id = chosen.product_id and p.is_visible
        join search_blocks b on b.id = search_block_of(p.average_rating, p.rating_count, p.id)),
    masks as materialized (
      select word, block, slot_bits(slot, 1) filter (where not is_new) as clear,
        slot_bits(slot, 1) filter (where is_new) as added
      from (
        select e.word, b.block, b.slot, false as is_new
        from before b cross join lateral search_entries(b.name_words, b.city) e (word)
        union all
        select e.word, n.block, n.slot, true
        from now n cross join lateral search_entries(n.name_words, n.city) e (word)) masked
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
    placed as (
      insert into search_places (product_id, block, slot, average, ratings, city)
      select id, block, slot, average_rating, rating_count, city from now
      on conflict (product_id) do update set block = excluded.block, slot = excluded.slot,
        average = excluded.average, ratings = excluded.ratings, city = excluded.city),
    used as (
      update search_blocks b set next_slot = b.next_slot + n.count
      from (select block, count(*)::int from now group by block) n where n.block = b.id)
  select count(*) into moved from chosen;
  return moved;
end $$;
--> statement-breakpoint
-- Places all products again, after a load without triggers.
create function index_all_products() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7230029);
  lock table products in share mode;
  truncate search_blocks, search_places, search_bits, search_changes;
  insert into search_places (product_id, block, slot, average, ratings, city)
    select id, (place - 1) / (search_slots() / 2), (place - 1) % (search_slots() / 2), average_rating, rating_count, city
    from (
      select id, average_rating, rating_count, city,
        row_number() over (order by average_rating desc, rating_count desc, id)::int as place
      from products where is_visible) placed;
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
--> statement-breakpoint
-- The words to look for, from units such as {"typed": ["shoes"], "translations": ["soulie"]} or {"beginning": "bask"}. Of each
-- unit one alternative must match, and of an alternative all words. A word stands for those from it to `until`. In titles
-- alone, two first letters are looked for in all words, so that what is found must be looked at.
create function search_terms(units jsonb, in_titles boolean) returns table (unit int, alternative int, word text, until text)
  language sql immutable strict parallel safe as $$
  select unit, alternative, word, word from (
    select u.n::int as unit, a.n::int as alternative, a.mark || singular(w) as word
    from jsonb_array_elements($1) with ordinality u (value, n)
      cross join lateral (
        select text, mark, row_number() over () as n from (
          select value, case when $2 then '=' else '' end from jsonb_array_elements_text(u.value -> 'typed')
          union all select value, case when $2 then '=' else '!' end from jsonb_array_elements_text(u.value -> 'translations')) t (text, mark)) a
      cross join lateral unnest(plain_words(a.text)) w) whole
  union all
  select 1000 + p.n::int, 1,
    case when char_length(p.part) <= 2 then '^' || p.part when $2 then '=' || p.part else p.part end,
    case when char_length(p.part) <= 2 then '^' || p.part
      else case when $2 then '=' else '' end || p.part || chr(1114111) end
  from jsonb_array_elements($1) u
    cross join lateral regexp_split_to_table(plain_text(normalize(u ->> 'beginning')), '[^[:alnum:].]+')
      with ordinality p (part, n)
  where p.part <> '' $$;
--> statement-breakpoint
-- The same as a query, for rows that are looked at themselves. A unit with isStemmed is looked for with word endings aside.
create function search_query(units jsonb) returns tsquery language plpgsql immutable strict parallel safe as $$
declare
  unit jsonb;
  typed text[];
  translations text[];
  part tsquery;
  wanted tsquery;
begin
  for unit in select value from jsonb_array_elements(units) loop
    typed := array(select jsonb_array_elements_text(unit -> 'typed'));
    translations := array(select jsonb_array_elements_text(unit -> 'translations'));
    part := case when unit ? 'beginning' then words_beginning(unit ->> 'beginning')
      when unit ? 'isStemmed' then stemmed_words(typed, translations)
      else whole_words(typed, translations) end;
    wanted := coalesce(wanted && part, part);
  end loop;
  return wanted;
end $$;
--> statement-breakpoint
-- Whether some text has a word. The planner would read the tables in order to find one row, which takes long for rare words.
create function is_used_word(word text) returns boolean language sql stable
  set enable_seqscan = off set enable_indexscan = off as $$
  select numnode(plainto_tsquery('zilbazar', $1)) > 0 and (
    exists (
      select from search_bits b
      where cardinality(plain_words($1)) = 1 and b.word = singular((plain_words($1))[1]) and bit_count(b.bits) > 0)
    or exists (select from stores where status = 'active' and search @@ plainto_tsquery('zilbazar', $1))
    or exists (select from products where is_visible and search @@ plainto_tsquery('zilbazar', $1))) $$;
--> statement-breakpoint
select index_all_products();
