-- A product that was rated, and is in the same block as before, keeps its slot and its bits: writing them again cost more than
-- the rating itself. Otherwise as before (0030).
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
      select p.id, p.average_rating, p.rating_count, p.name_words, p.city,
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
    rated as (
      update search_places s set average = n.average_rating, ratings = n.rating_count
      from staying n where n.id = s.product_id),
    placed as (
      insert into search_places (product_id, block, slot, average, ratings, city)
      select id, block, slot, average_rating, rating_count, city from moving
      on conflict (product_id) do update set block = excluded.block, slot = excluded.slot,
        average = excluded.average, ratings = excluded.ratings, city = excluded.city),
    used as (
      update search_blocks b set next_slot = b.next_slot + n.count
      from (select block, count(*)::int from moving group by block) n where n.block = b.id)
  select count(*) into folded from chosen;
  return folded;
end $$;
