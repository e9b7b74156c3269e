CREATE TYPE "public"."list_name" AS ENUM('rated', 'well_rated', 'category', 'store', 'deals', 'arrivals', 'stores', 'rated_stores', 'well_rated_stores', 'store_category');--> statement-breakpoint
CREATE TABLE "list_changes" (
	"change" smallint NOT NULL,
	"is_store" boolean NOT NULL,
	"member_id" uuid NOT NULL,
	"store_id" uuid,
	"city" text NOT NULL,
	"category_path" uuid[] NOT NULL,
	"average" double precision NOT NULL,
	"ratings" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"discount_expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "list_chapters" (
	"list_id" integer NOT NULL,
	"is_newest" boolean NOT NULL,
	"position" bigint NOT NULL,
	"members" integer NOT NULL,
	CONSTRAINT "list_chapters_list_id_is_newest_position_pk" PRIMARY KEY("list_id","is_newest","position")
);
--> statement-breakpoint
CREATE TABLE "list_clock" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "list_clock_one_row" CHECK ("list_clock"."is_only")
);
--> statement-breakpoint
CREATE TABLE "list_marks" (
	"list_id" integer NOT NULL,
	"is_newest" boolean NOT NULL,
	"position" bigint NOT NULL,
	"average" double precision,
	"ratings" integer,
	"added_at" timestamp with time zone,
	"member_id" uuid NOT NULL,
	"members" integer NOT NULL,
	CONSTRAINT "list_marks_list_id_is_newest_position_pk" PRIMARY KEY("list_id","is_newest","position")
);
--> statement-breakpoint
CREATE TABLE "list_totals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "list_totals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list" "list_name" NOT NULL,
	"scope" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"total" integer NOT NULL,
	"cities" json,
	CONSTRAINT "list_totals_list" UNIQUE("list","scope","city")
);
--> statement-breakpoint
DROP INDEX "products_deals_best_rated";--> statement-breakpoint
DROP INDEX "products_featured";--> statement-breakpoint
DROP INDEX "products_of_store";--> statement-breakpoint
ALTER TABLE "list_chapters" ADD CONSTRAINT "list_chapters_list_id_list_totals_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."list_totals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_marks" ADD CONSTRAINT "list_marks_list_id_list_totals_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."list_totals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_marks_best_rated" ON "list_marks" USING btree ("list_id","average" DESC NULLS FIRST,"ratings" DESC NULLS FIRST,"member_id") WHERE not is_newest;--> statement-breakpoint
CREATE INDEX "list_marks_newest" ON "list_marks" USING btree ("list_id","added_at" DESC NULLS FIRST,"member_id" DESC NULLS FIRST) WHERE is_newest;--> statement-breakpoint
CREATE INDEX "products_deals_best_rated_in_city" ON "products" USING btree ("city","average_rating" DESC NULLS FIRST,"rating_count" DESC NULLS FIRST,"id","discount_expires_at") WHERE is_visible and discount_percent is not null;--> statement-breakpoint
CREATE INDEX "products_in_category_level_1_in_city" ON "products" USING btree ((category_path[1]),"city",(- average_rating),(- rating_count),"id") WHERE is_visible and cardinality(category_path) >= 1;--> statement-breakpoint
CREATE INDEX "products_in_category_level_2_in_city" ON "products" USING btree ((category_path[2]),"city",(- average_rating),(- rating_count),"id") WHERE is_visible and cardinality(category_path) >= 2;--> statement-breakpoint
CREATE INDEX "products_in_category_level_3_in_city" ON "products" USING btree ((category_path[3]),"city",(- average_rating),(- rating_count),"id") WHERE is_visible and cardinality(category_path) >= 3;--> statement-breakpoint
CREATE INDEX "products_in_category_level_4_in_city" ON "products" USING btree ((category_path[4]),"city",(- average_rating),(- rating_count),"id") WHERE is_visible and cardinality(category_path) >= 4;--> statement-breakpoint
CREATE INDEX "stores_in_category_level_1_in_city" ON "stores" USING btree ((category_path[1]),"city",(- average_rating),(- rating_count),"id") WHERE status = 'active' and cardinality(category_path) >= 1;--> statement-breakpoint
CREATE INDEX "stores_in_category_level_2_in_city" ON "stores" USING btree ((category_path[2]),"city",(- average_rating),(- rating_count),"id") WHERE status = 'active' and cardinality(category_path) >= 2;--> statement-breakpoint
CREATE INDEX "stores_in_category_level_3_in_city" ON "stores" USING btree ((category_path[3]),"city",(- average_rating),(- rating_count),"id") WHERE status = 'active' and cardinality(category_path) >= 3;--> statement-breakpoint
CREATE INDEX "stores_in_category_level_4_in_city" ON "stores" USING btree ((category_path[4]),"city",(- average_rating),(- rating_count),"id") WHERE status = 'active' and cardinality(category_path) >= 4;--> statement-breakpoint
CREATE INDEX "products_deals_best_rated" ON "products" USING btree ("average_rating" DESC NULLS FIRST,"rating_count" DESC NULLS FIRST,"id","discount_expires_at") WHERE is_visible and discount_percent is not null;--> statement-breakpoint
CREATE INDEX "products_featured" ON "products" USING btree ("featured_position","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"featured_from","featured_until","city","average_rating","rating_count") WHERE is_visible and featured_from is not null;--> statement-breakpoint
CREATE INDEX "products_of_store" ON "products" USING btree ("store_id","average_rating" DESC NULLS FIRST,"rating_count" DESC NULLS FIRST,"id","is_visible");
--> statement-breakpoint
alter table list_changes set (autovacuum_vacuum_threshold = 500, autovacuum_vacuum_scale_factor = 0);
--> statement-breakpoint
-- Totals of the public lists. Triggers write what enters and leaves the lists to list_changes, in the transaction of the
-- write. count_list_changes() adds these rows to the totals and marks from time to time. A reader adds the rows that are
-- not counted yet, so every answer is exact, and no writer waits for another.
create function note_product_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into list_changes
      select 1, false, id, store_id, city, category_path, average_rating, rating_count, created_at, discount_expires_at
      from added where is_visible;
  elsif tg_op = 'DELETE' then
    insert into list_changes
      select -1, false, id, store_id, city, category_path, average_rating, rating_count, created_at, discount_expires_at
      from gone where is_visible;
  else
    insert into list_changes
      select c.* from added a join gone g on g.id = a.id cross join lateral (
        select -1, false, g.id, g.store_id, g.city, g.category_path, g.average_rating, g.rating_count, g.created_at,
          g.discount_expires_at where g.is_visible
        union all select 1, false, a.id, a.store_id, a.city, a.category_path, a.average_rating, a.rating_count, a.created_at,
          a.discount_expires_at where a.is_visible) c
      where (g.is_visible or a.is_visible)
        and (g.is_visible, g.store_id, g.city, g.category_path, g.average_rating, g.rating_count, g.created_at, g.discount_expires_at)
        is distinct from
        (a.is_visible, a.store_id, a.city, a.category_path, a.average_rating, a.rating_count, a.created_at, a.discount_expires_at);
  end if;
  return null;
end $$;
--> statement-breakpoint
create function note_store_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into list_changes select 1, true, id, null, city, category_path, average_rating, rating_count, created_at
      from added where status = 'active';
  elsif tg_op = 'DELETE' then
    insert into list_changes select -1, true, id, null, city, category_path, average_rating, rating_count, created_at
      from gone where status = 'active';
  else
    insert into list_changes
      select c.* from added a join gone g on g.id = a.id cross join lateral (
        select -1, true, g.id, null::uuid, g.city, g.category_path, g.average_rating, g.rating_count, g.created_at
          where g.status = 'active'
        union all select 1, true, a.id, null, a.city, a.category_path, a.average_rating, a.rating_count, a.created_at
          where a.status = 'active') c
      where (g.status, g.city, g.category_path, g.average_rating, g.rating_count, g.created_at)
        is distinct from (a.status, a.city, a.category_path, a.average_rating, a.rating_count, a.created_at);
  end if;
  return null;
end $$;
--> statement-breakpoint
-- A long list has a mark for every so many members, and its marks are in chapters.
create function marks_every() returns int language sql immutable as 'select 32';
--> statement-breakpoint
create function marks_in_chapter() returns int language sql immutable as 'select 128';
--> statement-breakpoint
-- The lists that a product or store as it was noted belongs to at a moment.
create function lists_of(c list_changes, at timestamptz) returns table (list list_name, scope uuid)
  language sql stable as $$
  select l.list, coalesce(l.scope, '00000000-0000-0000-0000-000000000000') from unnest(
    array[
      case when c.is_store then 'stores' else 'store' end,
      case when c.ratings >= 1 then case when c.is_store then 'rated_stores' else 'rated' end end,
      case when c.ratings >= 3 then case when c.is_store then 'well_rated_stores' else 'well_rated' end end,
      case when c.discount_expires_at > at then 'deals' end,
      case when not c.is_store and c.added_at >= at - interval '720 hours' then 'arrivals' end
    ]::list_name[]
      || array_fill(case when c.is_store then 'store_category' else 'category' end::list_name, array[cardinality(c.category_path)]),
    array[c.store_id, null, null, null, null] || c.category_path) l (list, scope)
  where l.list is not null $$;
--> statement-breakpoint
-- Counts the noted changes, at most so many at once, and sets the clock of the totals to a moment when none are left.
-- One caller at a time: another returns at once with null. All of it is one statement, so that changes, products and clock
-- are of one snapshot.
create function count_list_changes(moment timestamptz default null, at_most int default 2000) returns int language plpgsql as $$
declare
  counted int;
  crowded record;
  full_marks jsonb;
  touched int[];
  grown int[];
  shrunk int[];
begin
  if not pg_try_advisory_xact_lock(hashtext('list totals')) then return null; end if;
  with noted as (delete from list_changes where ctid = any (array(select ctid from list_changes limit at_most)) returning *),
  moments as (
    select at as since, case when exists (select from list_changes offset at_most) then at else coalesce(moment, at) end as upto
    from list_clock),
  -- What leaves and enters a list at the same place is no change of it.
  entries as materialized (
    select list, scope, city, average, ratings, added_at, member_id, sum(change)::int as change from (
      select l.list, l.scope, place.city, n.average, n.ratings, n.added_at, n.member_id, n.change
      from noted n cross join moments cross join lists_of(n, since) l cross join lateral (values (''), (n.city)) place (city)
      union all
      select 'deals', '00000000-0000-0000-0000-000000000000', place.city, p.average_rating, p.rating_count, p.created_at, p.id,
        case when since < upto then -1 else 1 end
      from moments join products p on p.is_visible and p.discount_percent is not null
        and p.discount_expires_at > least(since, upto) and p.discount_expires_at <= greatest(since, upto)
        cross join lateral (values (''), (p.city)) place (city)
      union all
      select 'arrivals', '00000000-0000-0000-0000-000000000000', place.city, p.average_rating, p.rating_count, p.created_at, p.id,
        case when since < upto then -1 else 1 end
      from moments join products p on p.is_visible
        and p.created_at >= least(since, upto) - interval '720 hours' and p.created_at < greatest(since, upto) - interval '720 hours'
        cross join lateral (values (''), (p.city)) place (city)) e
    group by 1, 2, 3, 4, 5, 6, 7 having sum(change) <> 0),
  totals as (
    insert into list_totals (list, scope, city, total)
    select list, scope, city, sum(change) from entries group by 1, 2, 3 having sum(change) <> 0
    on conflict (list, scope, city) do update set total = list_totals.total + excluded.total
    returning id, total),
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
    from entries e join list_totals t on (t.list, t.scope, t.city) = (e.list, e.scope, e.city)
      join (values (false), (true)) o (is_newest) on not o.is_newest or e.list in ('deals', 'arrivals')
    where exists (select from list_marks m where m.list_id = t.id)
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
create function list_table(list list_name) returns text language sql immutable as $$
  select case when $1 in ('stores', 'rated_stores', 'well_rated_stores', 'store_category') then 'stores' else 'products' end $$;
--> statement-breakpoint
create function name_cities(of_list list_name, of_scope uuid) returns void language sql as $$
  update list_totals set cities = (
      select json_object_agg(c.city, c.total) from list_totals c
      where c.list = $1 and c.scope = $2 and c.city <> '' and c.total > 0)
  where list = $1 and scope = $2 and city = '' $$;
--> statement-breakpoint
-- The condition of a list, in the words of the statement that reads it.
create function list_condition(t list_totals, at timestamptz) returns text language plpgsql stable as $$
declare level int;
begin
  if t.list = 'category' then select cardinality(path) into level from product_categories where id = t.scope;
  elsif t.list = 'store_category' then select cardinality(path) into level from store_categories where id = t.scope;
  end if;
  return case t.list
      when 'rated' then 'is_visible and rating_count >= 1 and average_rating > 0'
      when 'well_rated' then 'is_visible and rating_count >= 3'
      when 'category' then format('is_visible and category_path[%1$s] = %2$L and cardinality(category_path) >= %1$s', coalesce(level, 1), t.scope)
      when 'store' then format('is_visible and store_id = %L', t.scope)
      when 'deals' then format('is_visible and discount_percent is not null and discount_expires_at > %L', at)
      when 'arrivals' then format('is_visible and created_at >= %L', at - interval '720 hours')
      when 'stores' then 'status = ''active'''
      when 'rated_stores' then 'status = ''active'' and rating_count >= 1 and average_rating > 0'
      when 'well_rated_stores' then 'status = ''active'' and rating_count >= 3'
      when 'store_category' then format('status = ''active'' and category_path[%1$s] = %2$L and cardinality(category_path) >= %1$s', coalesce(level, 1), t.scope)
    end || case when t.city <> '' then format(' and city = %L', t.city) else '' end;
end $$;
--> statement-breakpoint
-- Adds marks before a mark that has too many members, in pieces of the usual size. The products there are counted without the changes
-- that are not counted yet, in one statement, so of one snapshot. When that is not the stored number, a category has
-- moved meanwhile, and nothing is done until the next time.
create function split_mark(of_list int, newest boolean, at_position bigint) returns void language plpgsql as $$
declare
  end_of_order constant bigint := 4611686018427387904;
  usual_gap constant bigint := 4294967296;
  t list_totals;
  clock timestamptz;
  this list_marks;
  before list_marks;
  step int;
  pieces int;
  gap bigint;
  added int;
  here text;
begin
  select * into t from list_totals where id = of_list;
  select at into clock from list_clock;
  select * into this from list_marks where list_id = of_list and is_newest = newest and position = at_position;
  select * into before from list_marks where list_id = of_list and is_newest = newest and position < at_position
    order by position desc limit 1;
  pieces := ceil(this.members::float8 / marks_every());
  step := ceil(this.members::float8 / pieces);
  gap := case when at_position = end_of_order or before.position is null then usual_gap
    else (at_position - before.position) / (pieces + 1) end;
  if gap < 1 then
    delete from list_marks where list_id = of_list;
    perform mark_list(of_list);
    return;
  end if;

  if newest then
    here := format('and (created_at, id) <= (%L, %L) and (created_at, id) > (%L, %L)',
      coalesce(before.added_at, 'infinity'), coalesce(before.member_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'),
      this.added_at, this.member_id);
    execute format($q$
      with here as (
        select id, created_at from (
          select id, created_at, 1 as n from %1$I where %2$s %3$s
          union all
          select id, created_at, n from uncounted_changes(%4$L, %5$L) where true %3$s) entries
        group by 1, 2 having sum(n) > 0),
      placed as (
        select *, row_number() over (order by created_at desc, id desc) - 1 as prior, count(*) over () as total from here)
      insert into list_marks select %5$L, true, %6$L + %7$L * (prior / %8$L::int), null, null, created_at, id, %8$L
      from placed where prior > 0 and prior %% %8$L = 0 and total = %9$L$q$,
      list_table(t.list), list_condition(t, clock), here, clock, of_list,
      coalesce(before.position, case when at_position = end_of_order then 0 else at_position - usual_gap * pieces end), gap, step, this.members);
  else
    here := format('(%L::float8, %L::int, %L::uuid, %L::float8, %L::int, %L::uuid)',
      coalesce(before.average, 'infinity'), coalesce(before.ratings, 2147483647),
      coalesce(before.member_id, '00000000-0000-0000-0000-000000000000'), this.average, this.ratings, this.member_id);
    execute format($q$
      with range (a, r, i, b, s, j) as materialized (values %3$s),
      here as (
        select id, average_rating, rating_count from (
          select id, average_rating, rating_count, 1 as n from range cross join lateral (
            select id, average_rating, rating_count from %1$I where %2$s
              and average_rating = a and rating_count = r and id >= i and ((a, r) <> (b, s) or id < j)
            union all select id, average_rating, rating_count from %1$I where %2$s
              and (average_rating, rating_count) < (a, r) and (average_rating, rating_count) > (b, s)
            union all select id, average_rating, rating_count from %1$I where %2$s
              and average_rating = b and rating_count = s and id < j and (a, r) <> (b, s)) live
          union all
          select id, average_rating, rating_count, n from range cross join uncounted_changes(%4$L, %5$L)
          where (-average_rating, -rating_count, id) >= (-a, -r, i) and (-average_rating, -rating_count, id) < (-b, -s, j)) entries
        group by 1, 2, 3 having sum(n) > 0),
      placed as (
        select *, row_number() over (order by average_rating desc, rating_count desc, id) - 1 as prior, count(*) over () as total
        from here)
      insert into list_marks select %5$L, false, %6$L + %7$L * (prior / %8$L::int), average_rating, rating_count, null, id, %8$L
      from placed where prior > 0 and prior %% %8$L = 0 and total = %9$L$q$,
      list_table(t.list), list_condition(t, clock), here, clock, of_list,
      coalesce(before.position, case when at_position = end_of_order then 0 else at_position - usual_gap * pieces end), gap, step, this.members);
  end if;
  get diagnostics added = row_count;
  if added = 0 then return; end if;
  update list_marks set members = members - added * step
    where list_id = of_list and is_newest = newest and position = at_position;
  perform group_marks(of_list, newest, at_position);
end $$;
--> statement-breakpoint
-- What the totals do not have yet, for one list: products as they are (-1) and as they were when counted (1).
create function uncounted_changes(at timestamptz, of_list int)
  returns table (id uuid, average_rating float8, rating_count int, created_at timestamptz, n int) language sql stable as $$
  select c.member_id, c.average, c.ratings, c.added_at, -c.change
  from list_totals t cross join list_changes c cross join lists_of(c, $1) l
  where t.id = $2 and (l.list, l.scope) = (t.list, t.scope) and t.city in ('', c.city) $$;
--> statement-breakpoint
-- Puts the marks of a list into chapters, unless the chapter of this mark is there and not too big.
create function group_marks(of_list int, newest boolean, at_position bigint) returns void language plpgsql as $$
declare since bigint; until bigint;
begin
  select position into until from list_chapters where list_id = of_list and is_newest = newest and position >= at_position
    order by position limit 1;
  select position into since from list_chapters where list_id = of_list and is_newest = newest and position < at_position
    order by position desc limit 1;
  if until is not null and (
    select count(*) from list_marks where list_id = of_list and is_newest = newest
      and position > coalesce(since, -9223372036854775808) and position <= until) <= 2 * marks_in_chapter() then return; end if;
  delete from list_chapters where list_id = of_list and is_newest = newest;
  insert into list_chapters
    select of_list, newest, max(position), sum(members) from (
      select position, members, (row_number() over (order by position) - 1) / marks_in_chapter() as chapter from list_marks
      where list_id = of_list and is_newest = newest) marks
    group by chapter;
end $$;
--> statement-breakpoint
-- Marks a list that has none: first the end of its order, which is then split.
create function mark_list(of_list int) returns void language plpgsql as $$
declare t list_totals;
begin
  select * into t from list_totals where id = of_list;
  delete from list_chapters where list_id = of_list;
  insert into list_marks values (of_list, false, 4611686018427387904, -1, -1, null, 'ffffffff-ffff-ffff-ffff-ffffffffffff', t.total);
  perform split_mark(of_list, false, 4611686018427387904);
  if t.list in ('deals', 'arrivals') then
    insert into list_marks values (of_list, true, 4611686018427387904, null, null, '-infinity', '00000000-0000-0000-0000-000000000000', t.total);
    perform split_mark(of_list, true, 4611686018427387904);
  end if;
end $$;
--> statement-breakpoint
-- Counts everything, for loads that disable the triggers, and for a catalogue that was there before the totals.
create function count_all_lists(moment timestamptz) returns void language plpgsql set work_mem = '128MB' as $$
declare nowhere constant uuid := '00000000-0000-0000-0000-000000000000';
begin
  lock table products, stores in share row exclusive mode;
  perform pg_advisory_xact_lock(hashtext('list totals'));
  truncate list_totals, list_marks, list_chapters, list_changes, list_clock;
  insert into list_clock (at) values (moment);
  insert into list_totals (list, scope, city, total)
  select list, scope, coalesce(city, ''), sum(total) from (
    select 'rated'::list_name as list, nowhere as scope, city, count(*) as total
      from products where is_visible and rating_count >= 1 group by 3
    union all select 'well_rated', nowhere, city, count(*) from products where is_visible and rating_count >= 3 group by 3
    union all select 'category', category, city, total from (
      select category_path, city, count(*) as total from products where is_visible group by 1, 2) p
      cross join unnest(category_path) category
    union all select 'store', store_id, city, count(*) from products where is_visible group by 2, 3
    union all select 'deals', nowhere, city, count(*) from products where is_visible and discount_expires_at > moment group by 3
    union all select 'arrivals', nowhere, city, count(*) from products
      where is_visible and created_at >= moment - interval '720 hours' group by 3
    union all select 'stores', nowhere, city, count(*) from stores where status = 'active' group by 3
    union all select 'rated_stores', nowhere, city, count(*) from stores where status = 'active' and rating_count >= 1 group by 3
    union all select 'well_rated_stores', nowhere, city, count(*) from stores where status = 'active' and rating_count >= 3 group by 3
    union all select 'store_category', category, city, count(*) from stores cross join unnest(category_path) category
      where status = 'active' group by 2, 3) counts
  group by grouping sets ((list, scope, city), (list, scope));
  update list_totals t set cities = c.cities from (
    select list, scope, json_object_agg(city, total) as cities from list_totals where city <> '' group by 1, 2) c
  where t.city = '' and (t.list, t.scope) = (c.list, c.scope);
  analyze list_totals;

  -- Both orders are sorted once; the lists are then sorted by these numbers.
  create temporary table listed on commit drop as
    select *, row_number() over (order by average_rating desc, rating_count desc, id)::int as place_by_rating,
      row_number() over (order by created_at desc, id desc)::int as place_by_age
    from (
      select 'products' as kind, id, store_id, city, category_path, average_rating, rating_count, created_at, discount_expires_at
        from products where is_visible
      union all
      select 'stores', id, null, city, category_path, average_rating, rating_count, created_at, null
        from stores where status = 'active') members;
  analyze listed;
  perform mark_lists('rated', quote_literal(nowhere), 'rating_count >= 1', false);
  perform mark_lists('well_rated', quote_literal(nowhere), 'rating_count >= 3', false);
  perform mark_lists('store', 'store_id', 'true', false);
  perform mark_lists('rated_stores', quote_literal(nowhere), 'rating_count >= 1', false);
  perform mark_lists('well_rated_stores', quote_literal(nowhere), 'rating_count >= 3', false);
  perform mark_lists('stores', quote_literal(nowhere), 'true', false);
  for level in 1..4 loop
    perform mark_lists('category', format('category_path[%s]', level), format('cardinality(category_path) >= %s', level), false);
    perform mark_lists('store_category', format('category_path[%s]', level), format('cardinality(category_path) >= %s', level), false);
  end loop;
  for is_newest in 0..1 loop
    perform mark_lists('deals', quote_literal(nowhere), format('discount_expires_at > %L', moment), is_newest = 1);
    perform mark_lists('arrivals', quote_literal(nowhere), format('created_at >= %L', moment - interval '720 hours'), is_newest = 1);
  end loop;
  drop table listed;
  insert into list_marks
    select list_id, is_newest, 4611686018427387904, case when not is_newest then -1 end, case when not is_newest then -1 end,
      case when is_newest then '-infinity'::timestamptz end,
      case when is_newest then '00000000-0000-0000-0000-000000000000'::uuid else 'ffffffff-ffff-ffff-ffff-ffffffffffff' end,
      (select total from list_totals where id = list_id) - sum(members)
    from list_marks group by list_id, is_newest;
  insert into list_chapters
    select list_id, is_newest, max(position), sum(members) from (
      select list_id, is_newest, position, members,
        (row_number() over (partition by list_id, is_newest order by position) - 1) / marks_in_chapter() as chapter from list_marks) marks
    group by list_id, is_newest, chapter;
  analyze list_marks, list_chapters;
end $$;
--> statement-breakpoint
-- Marks all long lists of one name at once: and the end of the order.
create function mark_lists(name list_name, scope text, condition text, newest boolean) returns void language plpgsql as $$
begin
  execute format($q$
    insert into list_marks
    select list_id, %1$L, 4294967296 * (prior / step), %2$s, id, step from (
      select t.id as list_id, l.id, l.average_rating, l.rating_count, l.created_at,
        row_number() over (partition by t.id order by %3$s) - 1 as prior, ceil(t.total / ceil(t.total::float8 / marks_every()))::int as step
      from listed l cross join lateral (values (''), (l.city)) place (city)
        join list_totals t on t.list = %4$L and t.total > 2 * marks_every() and t.scope = %5$s and t.city = place.city
      where l.kind = %6$L and %7$s) numbered
    where prior > 0 and prior %% step = 0$q$,
    newest, case when newest then 'null, null, created_at' else 'average_rating, rating_count, null' end,
    case when newest then 'l.place_by_age' else 'l.place_by_rating' end, name, scope, list_table(name), condition);
end $$;
--> statement-breakpoint
create function forget_lists() returns trigger language plpgsql as $$
begin
  perform count_all_lists((select at from list_clock));
  return null;
end $$;
--> statement-breakpoint
create trigger list_added after insert on products
  referencing new table as added for each statement execute function note_product_changes();
--> statement-breakpoint
create trigger list_changed after update on products
  referencing old table as gone new table as added for each statement execute function note_product_changes();
--> statement-breakpoint
create trigger list_gone after delete on products
  referencing old table as gone for each statement execute function note_product_changes();
--> statement-breakpoint
create trigger list_emptied after truncate on products for each statement execute function forget_lists();
--> statement-breakpoint
create trigger list_added after insert on stores
  referencing new table as added for each statement execute function note_store_changes();
--> statement-breakpoint
create trigger list_changed after update on stores
  referencing old table as gone new table as added for each statement execute function note_store_changes();
--> statement-breakpoint
create trigger list_gone after delete on stores
  referencing old table as gone for each statement execute function note_store_changes();
--> statement-breakpoint
create trigger list_emptied after truncate on stores for each statement execute function forget_lists();
--> statement-breakpoint
analyze products, stores;
--> statement-breakpoint
select count_all_lists(now());
