-- Each process caches answers, and evicts those that show a row that changed. So every table whose rows are shown
-- announces its changes: as a notification for all processes, and as a setting of the transaction, which the writing
-- process reads before it commits.
create function announce(message jsonb) returns void language plpgsql as $$
begin
  perform pg_notify('zilbazar_changes', (message || jsonb_build_object('tx', pg_current_xact_id()::text))::text);
  perform set_config(
    'zilbazar.changes', concat(current_setting('zilbazar.changes', true), message::text, E'\n'), true);
end $$;
--> statement-breakpoint
-- Announces each row before and after. The first argument names the columns that decide in which lists it is, and where;
-- the second those that nobody is shown. A statement that changes many rows is announced as such, without the rows.
create function announce_rows() returns trigger language plpgsql as $$
declare
  carried constant text[] := tg_argv[0];
  hidden constant text[] := tg_argv[1];
  most_rows constant int := 100;
  changes refcursor;
  before jsonb;
  after jsonb;
  announced int := 0;
begin
  if tg_op = 'INSERT' then
    open changes for select null::jsonb, to_jsonb(n) from new_rows n limit most_rows + 1;
  elsif tg_op = 'DELETE' then
    open changes for select to_jsonb(o), null::jsonb from old_rows o limit most_rows + 1;
  elsif (select count(*) from (select from new_rows limit 10 * most_rows + 1) few) > 10 * most_rows then
    perform announce(jsonb_build_object('table', tg_table_name, 'many', true));
    return null;
  else
    open changes for
      select to_jsonb(o) - hidden, to_jsonb(n) - hidden from old_rows o join new_rows n using (id)
      where to_jsonb(o) - hidden <> to_jsonb(n) - hidden limit most_rows + 1;
  end if;
  loop
    fetch changes into before, after;
    exit when not found;
    announced := announced + 1;
    if announced > most_rows then
      perform announce(jsonb_build_object('table', tg_table_name, 'many', true));
      exit;
    end if;
    perform announce(jsonb_build_object(
      'table', tg_table_name,
      'before', (select jsonb_object_agg(key, value) from jsonb_each(before) where key = any (carried)),
      'after', (select jsonb_object_agg(key, value) from jsonb_each(after) where key = any (carried))));
  end loop;
  close changes;
  return null;
end $$;
--> statement-breakpoint
-- Announces to whom or what the changed rows belong: the value of the named column, or only the table.
create function announce_owners() returns trigger language plpgsql as $$
declare
  owner constant text := tg_argv[0];
  most_owners constant int := 100;
  owners text[];
begin
  if tg_op = 'DELETE' then
    owners := array(select distinct coalesce(to_jsonb(o) ->> owner, '') from old_rows o limit most_owners + 1);
  else
    owners := array(select distinct coalesce(to_jsonb(n) ->> owner, '') from new_rows n limit most_owners + 1);
  end if;
  if cardinality(owners) > most_owners then
    perform announce(jsonb_build_object('table', tg_table_name, 'many', true));
  else
    perform announce(jsonb_build_object('table', tg_table_name, 'of', id)) from unnest(owners) id;
  end if;
  return null;
end $$;
--> statement-breakpoint
create function announce_name() returns trigger language plpgsql as $$
begin
  perform announce(jsonb_build_object('table', tg_table_name, 'of', new.id));
  return null;
end $$;
--> statement-breakpoint
create trigger announce_name after update of name on users
  for each row when (old.name is distinct from new.name) execute function announce_name();
--> statement-breakpoint
do $$
declare
  announced constant text[][] := array[
    ['products', 'announce_rows', '{id,store_id,city,is_visible,category_path,average_rating,rating_count,created_at,discount_expires_at,featured_from,featured_until,featured_position}', '{search,name_words,version,updated_at}'],
    ['stores', 'announce_rows', '{id,city,status,category_path,average_rating,rating_count}', '{search,name_words,updated_at,email,password_hash,vetting_notes}'],
    ['product_ratings', 'announce_owners', 'product_id', null],
    ['store_ratings', 'announce_owners', 'store_id', null],
    ['opening_hours', 'announce_owners', 'store_id', null],
    ['announcements', 'announce_owners', 'store_id', null],
    ['product_categories', 'announce_owners', '', null],
    ['store_categories', 'announce_owners', '', null],
    ['banners', 'announce_owners', '', null],
    ['payment_details', 'announce_owners', '', null]];
  entry text[];
  call text;
begin
  foreach entry slice 1 in array announced loop
    call := format('for each statement execute function %I(%L%s)', entry[2], entry[3], ', ' || quote_literal(entry[4]));
    execute format('create trigger announce_added after insert on %I referencing new table as new_rows %s', entry[1], call);
    execute format('create trigger announce_changed after update on %I referencing old table as old_rows new table as new_rows %s', entry[1], call);
    execute format('create trigger announce_gone after delete on %I referencing old table as old_rows %s', entry[1], call);
  end loop;
end $$;
