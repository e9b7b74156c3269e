-- The bits of words (decision 027) find products by name; every changed product had to be indexed here, too.
DROP INDEX "products_name_words";--> statement-breakpoint
DROP INDEX "products_title_words";--> statement-breakpoint
-- Counts of tries are written by every call that is limited. They need not survive a crash.
ALTER TABLE "rate_counts" ALTER COLUMN "expire" SET DATA TYPE bigint USING (extract(epoch from "expire") * 1000)::bigint;--> statement-breakpoint
alter table rate_counts set unlogged;
--> statement-breakpoint
-- What left a list had entered it before, so the oldest changes are counted first.
ALTER TABLE "list_changes" ADD COLUMN "id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "list_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
-- Room on each page, so that a changed number need not be indexed again.
alter table list_totals set (fillfactor = 80);
--> statement-breakpoint
alter table list_marks set (fillfactor = 80);
--> statement-breakpoint
alter table list_chapters set (fillfactor = 80);
--> statement-breakpoint
-- Which deals end, and which arrivals grow old, when the clock moves from one moment to another, and the reverse. Both
-- are planned for these moments: without them the planner expects many products and reads a whole index.
create type moved_member as (city text, average double precision, ratings int, added_at timestamptz, member_id uuid, change int);
--> statement-breakpoint
create function moved_deals(since timestamptz, upto timestamptz) returns setof moved_member
  language plpgsql stable rows 10 set plan_cache_mode = force_custom_plan as $$
begin
  return query
    select p.city, p.average_rating, p.rating_count, p.created_at, p.id, case when since < upto then -1 else 1 end
    from products p where p.is_visible and p.discount_percent is not null
      and p.discount_expires_at > least(since, upto) and p.discount_expires_at <= greatest(since, upto);
end $$;
--> statement-breakpoint
create function moved_arrivals(since timestamptz, upto timestamptz) returns setof moved_member
  language plpgsql stable rows 10 set plan_cache_mode = force_custom_plan as $$
begin
  return query
    select p.city, p.average_rating, p.rating_count, p.created_at, p.id, case when since < upto then -1 else 1 end
    from products p where p.is_visible
      and p.created_at >= least(since, upto) - interval '720 hours' and p.created_at < greatest(since, upto) - interval '720 hours';
end $$;
--> statement-breakpoint
-- Counts the oldest noted changes, at most so many, and sets the clock of the totals to a moment when none are left.
create or replace function count_list_changes(moment timestamptz default null, at_most int default 2000) returns int language plpgsql as $$
declare
  counted int;
  crowded record;
  full_marks jsonb;
  touched int[];
  grown int[];
  shrunk int[];
begin
  if not pg_try_advisory_xact_lock(hashtext('list totals')) then return null; end if;
  with noted as (delete from list_changes where id in (select id from list_changes order by id limit at_most) returning *),
  moments as (
    select at as since, case when exists (select from list_changes offset at_most) then at else coalesce(moment, at) end as upto
    from list_clock),
  -- What leaves and enters a list at the same place is no change of it.
  entries as materialized (
    select list, scope, city, average, ratings, added_at, member_id, sum(change)::int as change from (
      select l.list, l.scope, place.city, n.average, n.ratings, n.added_at, n.member_id, n.change
      from noted n cross join moments cross join lists_of(n, since) l cross join lateral (values (''), (n.city)) place (city)
      union all
      select 'deals', '00000000-0000-0000-0000-000000000000', place.city, m.average, m.ratings, m.added_at, m.member_id, m.change
      from moments cross join moved_deals(since, upto) m cross join lateral (values (''), (m.city)) place (city)
      union all
      select 'arrivals', '00000000-0000-0000-0000-000000000000', place.city, m.average, m.ratings, m.added_at, m.member_id, m.change
      from moments cross join moved_arrivals(since, upto) m cross join lateral (values (''), (m.city)) place (city)) e
    group by 1, 2, 3, 4, 5, 6, 7 having sum(change) <> 0),
  totals as (
    insert into list_totals (list, scope, city, total)
    select list, scope, city, sum(change) from entries group by 1, 2, 3 having sum(change) <> 0
    on conflict (list, scope, city) do update set total = list_totals.total + excluded.total
    returning id, total),
  -- "offset 0": each list is looked up by its name, because there are few of them and many totals.
  marked as materialized (
    select n.list, n.scope, n.city, found.id from (select distinct list, scope, city from entries) n cross join lateral (
      select t.id from list_totals t
      where (t.list, t.scope, t.city) = (n.list, n.scope, n.city)
        and exists (select from list_marks m where m.list_id = t.id) offset 0) found),
  -- To the first mark after each of them.
  moves as materialized (
    select t.id, o.is_newest, case when o.is_newest then (
        select m.position from list_marks m
        where m.list_id = t.id and m.is_newest and (m.added_at, m.member_id) < (e.added_at, e.member_id)
        order by m.added_at desc, m.member_id desc limit 1)
      else coalesce((
        select m.position from list_marks m
        where m.list_id = t.id and not m.is_newest and m.average = e.average and m.ratings = e.ratings and m.member_id > e.member_id
        order by m.member_id limit 1), (
        select m.position from list_marks m
        where m.list_id = t.id and not m.is_newest and (m.average, m.ratings) < (e.average, e.ratings)
        order by m.average desc, m.ratings desc, m.member_id limit 1)) end as position,
      sum(e.change)::int as change
    from entries e join marked t on (t.list, t.scope, t.city) = (e.list, e.scope, e.city)
      join (values (false), (true)) o (is_newest) on not o.is_newest or e.list in ('deals', 'arrivals')
    group by 1, 2, 3 having sum(e.change) <> 0),
  marks as (
    update list_marks m set members = m.members + d.change from moves d
    where (m.list_id, m.is_newest, m.position) = (d.id, d.is_newest, d.position)
    returning m.list_id, m.is_newest, m.position, m.members),
  chapters as (
    update list_chapters c set members = c.members + d.change from (
      select id, m.is_newest, next.position, sum(change)::int as change
      from moves m cross join lateral (
        select position from list_chapters c where c.list_id = m.id and c.is_newest = m.is_newest and c.position >= m.position
        order by position limit 1) next
      group by 1, 2, 3) d
    where (c.list_id, c.is_newest, c.position) = (d.id, d.is_newest, d.position)),
  clock as (update list_clock set at = upto from moments where at <> upto)
  select (select count(*) from noted),
    (select jsonb_agg(to_jsonb(m)) from marks m where members > 2 * marks_every()),
    (select array_agg(id) from totals),
    (select array_agg(id) from totals where total > 2 * marks_every()),
    (select array_agg(id) from totals where total < marks_every() / 2)
    into counted, full_marks, touched, grown, shrunk;
  perform name_cities(list, scope) from (select distinct list, scope from list_totals where id = any (touched)) t;

  delete from list_marks where list_id = any (shrunk);
  delete from list_chapters where list_id = any (shrunk);
  delete from list_totals t where t.id = any (shrunk) and total = 0;
  for crowded in select * from jsonb_to_recordset(full_marks) as m (list_id int, is_newest boolean, position bigint) loop
    perform split_mark(crowded.list_id, crowded.is_newest, crowded.position);
  end loop;
  perform mark_list(id) from unnest(grown) id where not exists (select from list_marks where list_id = id);
  return counted;
end $$;
--> statement-breakpoint
-- The plan of these joins is made for the first write of a connection and kept. Made for one row, it would compare each of
-- five thousand with each.
alter function note_product_changes() set enable_nestloop = off;
--> statement-breakpoint
alter function note_store_changes() set enable_nestloop = off;
--> statement-breakpoint
alter function note_search_changes() set enable_nestloop = off;
