-- Room on each page for a new version of one of its products, so that a changed price is not written to all their indexes.
-- Pages that are full get it when one of their products has changed.
alter table products set (fillfactor = 80);
--> statement-breakpoint
-- As before, but each row is turned into JSON once: rows of products are wide, and each was turned twice.
create or replace function announce_rows() returns trigger language plpgsql as $$
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
      select both_rows.* from old_rows o join new_rows n using (id)
        cross join lateral (select to_jsonb(o) - hidden as before, to_jsonb(n) - hidden as after offset 0) both_rows
      where both_rows.before <> both_rows.after limit most_rows + 1;
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
