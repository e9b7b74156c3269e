-- Averages: sums and counts follow the counted ratings in the same transaction, whatever touches them: a rating,
-- a replacement, a deletion, a moderation, an account that goes. Rows are locked in one order, so that concurrent
-- statements over several targets cannot wait for each other in a circle.
create function add_to_product_ratings(ids uuid[], sums int[], counts int[]) returns void language plpgsql as $$
begin
  perform 1 from products where id = any (ids) order by id for no key update;
  update products p set rating_sum = rating_sum + d.s, rating_count = rating_count + d.c
    from unnest(ids, sums, counts) as d (id, s, c) where p.id = d.id;
end $$;
--> statement-breakpoint
create function add_to_store_ratings(ids uuid[], sums int[], counts int[]) returns void language plpgsql as $$
begin
  perform 1 from stores where id = any (ids) order by id for no key update;
  update stores s set rating_sum = rating_sum + d.s, rating_count = rating_count + d.c
    from unnest(ids, sums, counts) as d (id, s, c) where s.id = d.id;
end $$;
--> statement-breakpoint
create function count_product_ratings() returns trigger language plpgsql as $$
declare ids uuid[]; sums int[]; counts int[];
begin
  if tg_op = 'INSERT' then
    select array_agg(t), array_agg(s), array_agg(c) into ids, sums, counts from (
      select product_id t, sum(rating)::int s, count(*)::int c from added where status = 'counted' group by 1) d;
  elsif tg_op = 'DELETE' then
    select array_agg(t), array_agg(s), array_agg(c) into ids, sums, counts from (
      select product_id t, -sum(rating)::int s, -count(*)::int c from gone where status = 'counted' group by 1) d;
  else
    select array_agg(t), array_agg(s), array_agg(c) into ids, sums, counts from (
      select t, sum(r)::int s, sum(n)::int c from (
        select product_id t, rating r, 1 n from added where status = 'counted'
        union all select product_id, -rating, -1 from gone where status = 'counted') both_sides
      group by t having sum(r) <> 0 or sum(n) <> 0) d;
  end if;
  if ids is not null then perform add_to_product_ratings(ids, sums, counts); end if;
  return null;
end $$;
--> statement-breakpoint
create function count_store_ratings() returns trigger language plpgsql as $$
declare ids uuid[]; sums int[]; counts int[];
begin
  if tg_op = 'INSERT' then
    select array_agg(t), array_agg(s), array_agg(c) into ids, sums, counts from (
      select store_id t, sum(rating)::int s, count(*)::int c from added where status = 'counted' group by 1) d;
  elsif tg_op = 'DELETE' then
    select array_agg(t), array_agg(s), array_agg(c) into ids, sums, counts from (
      select store_id t, -sum(rating)::int s, -count(*)::int c from gone where status = 'counted' group by 1) d;
  else
    select array_agg(t), array_agg(s), array_agg(c) into ids, sums, counts from (
      select t, sum(r)::int s, sum(n)::int c from (
        select store_id t, rating r, 1 n from added where status = 'counted'
        union all select store_id, -rating, -1 from gone where status = 'counted') both_sides
      group by t having sum(r) <> 0 or sum(n) <> 0) d;
  end if;
  if ids is not null then perform add_to_store_ratings(ids, sums, counts); end if;
  return null;
end $$;
--> statement-breakpoint
create trigger count_added after insert on product_ratings
  referencing new table as added for each statement execute function count_product_ratings();
--> statement-breakpoint
create trigger count_changed after update on product_ratings
  referencing old table as gone new table as added for each statement execute function count_product_ratings();
--> statement-breakpoint
create trigger count_gone after delete on product_ratings
  referencing old table as gone for each statement execute function count_product_ratings();
--> statement-breakpoint
create trigger count_added after insert on store_ratings
  referencing new table as added for each statement execute function count_store_ratings();
--> statement-breakpoint
create trigger count_changed after update on store_ratings
  referencing old table as gone new table as added for each statement execute function count_store_ratings();
--> statement-breakpoint
create trigger count_gone after delete on store_ratings
  referencing old table as gone for each statement execute function count_store_ratings();
--> statement-breakpoint
-- Search: a category knows the names along its path; a store its name, category and description; a product its title,
-- store, category and description. Renaming a store or a category reaches everything below it at once.
-- $1, because inside a query the bare name of the argument would mean the column.
create function product_category_words(path uuid[]) returns tsvector language sql stable as $$
  select coalesce(to_tsvector('zilbazar', string_agg(name, ' ')), '') from product_categories where id = any ($1) $$;
--> statement-breakpoint
create function store_category_words(path uuid[]) returns tsvector language sql stable as $$
  select coalesce(to_tsvector('zilbazar', string_agg(name, ' ')), '') from store_categories where id = any ($1) $$;
--> statement-breakpoint
create function product_words(title text, description text, store_name text, category tsvector) returns tsvector
  language sql immutable parallel safe
  return setweight(to_tsvector('zilbazar'::regconfig, title), 'A')
    || setweight(to_tsvector('zilbazar'::regconfig, store_name), 'B')
    || setweight(category, 'C')
    || setweight(to_tsvector('zilbazar'::regconfig, description), 'D');
--> statement-breakpoint
create function index_product_category() returns trigger language plpgsql as $$
begin
  update product_categories set search = product_category_words(path) where path @> array[new.id];
  if tg_op = 'UPDATE' then
    update products p set search = product_words(p.title, p.description, s.name, c.search)
      from stores s, product_categories c
      where s.id = p.store_id and c.id = p.category_id and c.path @> array[new.id];
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger index_named after insert or update of name, path on product_categories
  for each row execute function index_product_category();
--> statement-breakpoint
create function index_store_category() returns trigger language plpgsql as $$
begin
  update store_categories set search = store_category_words(path) where path @> array[new.id];
  if tg_op = 'UPDATE' then
    update stores s set category_id = s.category_id from store_categories c
      where c.id = s.category_id and c.path @> array[new.id];
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger index_named after insert or update of name, path on store_categories
  for each row execute function index_store_category();
--> statement-breakpoint
create function index_store() returns trigger language plpgsql as $$
begin
  new.search := setweight(to_tsvector('zilbazar', new.name), 'A')
    || setweight((select search from store_categories where id = new.category_id), 'B')
    || setweight(to_tsvector('zilbazar', new.description), 'D');
  return new;
end $$;
--> statement-breakpoint
create trigger index_words before insert or update of name, description, category_id on stores
  for each row execute function index_store();
--> statement-breakpoint
create function index_product() returns trigger language plpgsql as $$
begin
  select product_words(new.title, new.description, s.name, c.search) into new.search
    from stores s, product_categories c where s.id = new.store_id and c.id = new.category_id;
  new.search := coalesce(new.search, '');
  return new;
end $$;
--> statement-breakpoint
create trigger index_words before insert or update of title, description, store_id, category_id on products
  for each row execute function index_product();
--> statement-breakpoint
create function index_products_of_store() returns trigger language plpgsql as $$
begin
  update products p set search = product_words(p.title, p.description, new.name, c.search)
    from product_categories c where p.store_id = new.id and c.id = p.category_id;
  return null;
end $$;
--> statement-breakpoint
create trigger index_products after update of name on stores
  for each row when (old.name is distinct from new.name) execute function index_products_of_store();
--> statement-breakpoint
-- Price history: one row at the start and one at every change of price or discount.
create function record_price() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into price_history (product_id, price_cents, discount_percent, discount_expires_at, since)
      select id, price_cents, discount_percent, discount_expires_at, created_at from added;
  else
    insert into price_history (product_id, price_cents, discount_percent, discount_expires_at)
      select a.id, a.price_cents, a.discount_percent, a.discount_expires_at from added a join gone g on g.id = a.id
      where (a.price_cents, a.discount_percent, a.discount_expires_at)
        is distinct from (g.price_cents, g.discount_percent, g.discount_expires_at);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger price_started after insert on products
  referencing new table as added for each statement execute function record_price();
--> statement-breakpoint
create trigger price_changed after update on products
  referencing old table as gone new table as added for each statement execute function record_price();
--> statement-breakpoint
-- What was paid and what the website owner did can be added to, never changed.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger append_only before update or delete or truncate on fee_payments
  for each statement execute function refuse_change();
--> statement-breakpoint
create trigger append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change();
