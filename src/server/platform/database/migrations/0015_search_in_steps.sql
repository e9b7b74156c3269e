-- Words as people write them, for whole words and beginnings: no accents, no capitals, no articles. Articles go before the
-- accents do, so that 'the' is dropped and 'thé' stays.
create function plain_words(value text) returns text[]
  language plpgsql immutable strict parallel safe as $$
declare
  word text;
  kept text := '';
begin
  foreach word in array string_to_array(
    regexp_replace(lower(normalize(value)), '[^[:alnum:].]+|\.(?!\d)|(?<!\d)\.', ' ', 'g'), ' ')
  loop
    if word not in ('', 's', 'the', 'a', 'an', 'of', 'and', 'for', 'with', 'in', 'on', 'at', 'to', 'de', 'du', 'des', 'd', 'le',
      'la', 'les', 'l', 'et', 'un', 'une', 'à', 'au', 'aux', 'en', 'avec', 'pour', 'ek', 'ar', 'pou', 'dan', 'bann', 'enn')
    then kept := kept || ' ' || word; end if;
  end loop;
  return array_remove(string_to_array(regexp_replace(plain_text(kept), '[^[:alnum:].]+', ' ', 'g'), ' '), '');
end $$;
--> statement-breakpoint
-- One form for the singular and the plural of a word, English or French; not always a word itself: shoe and shoes give 'sho',
-- because mangoes give 'mango'.
create function singular(word text) returns text
  language plpgsql immutable strict parallel safe as $$
begin
  case word
    when 'men' then return 'man'; when 'women' then return 'woman'; when 'children' then return 'child';
    when 'people' then return 'person'; when 'feet' then return 'foot'; when 'teeth' then return 'tooth';
    when 'mice' then return 'mouse'; when 'geese' then return 'goose'; when 'knives' then return 'knife';
    when 'leaves' then return 'leaf'; when 'shelves' then return 'shelf'; when 'loaves' then return 'loaf';
    when 'scarves' then return 'scarf'; when 'calves' then return 'calf'; when 'halves' then return 'half';
    when 'wolves' then return 'wolf'; when 'buses' then return 'bus'; when 'gases' then return 'gas';
    when 'lenses' then return 'len'; when 'animaux' then return 'animal'; when 'journaux' then return 'journal';
    when 'chevaux' then return 'cheval'; when 'bocaux' then return 'bocal'; when 'yeux' then return 'oeil';
    else
  end case;
  if right(word, 1) not in ('s', 'e', 'x') or char_length(word) < 3 then return word; end if;
  if word ~ '^[^aeiouy0-9]{2}s$' then return left(word, -1); end if;
  if word ~ '(ch|sh|x|ss)es?$' then return regexp_replace(word, 'es?$', ''); end if;
  if char_length(word) < 4 then return word; end if;
  if word ~ '..oes?$' then return regexp_replace(word, 'es?$', ''); end if;
  if word ~ '...ies?$' then return regexp_replace(word, 'ies?$', 'y'); end if;
  if word ~ '([^s]s|eaux|eux|oux|yaux)$' then return left(word, -1); end if;
  return word;
end $$;
--> statement-breakpoint
-- The words of a name, each as it is and in the singular. Weight A marks a product's title or a store's own name, B the category
-- itself, C the name of a product's store, D the place. It names its schema path, because a restored dump has none.
create function name_words(value text, weight "char") returns tsvector
  language plpgsql immutable strict parallel safe set search_path from current as $$
declare
  word text;
  one text;
  forms text := '';
begin
  foreach word in array plain_words(value) loop
    forms := forms || ' ' || word;
    one := singular(word);
    continue when one = word;
    forms := forms || ' ' || one;
    if word ~ '..[^s]s$' and one <> left(word, -1) then forms := forms || ' ' || left(word, -1); end if;
  end loop;
  return setweight(to_tsvector('simple', forms), weight);
end $$;
--> statement-breakpoint
-- The words as typed, anywhere, or one of their translations: those not in the name of a store or a place, since nobody
-- translates names.
create function whole_words(typed text[], translations text[]) returns tsquery
  language plpgsql immutable strict parallel safe as $$
declare
  variant text;
  word text;
  together text;
  query text := '';
  marks text;
begin
  for variant, marks in select unnest(typed), '' union all select unnest(translations), ':AB' loop
    together := '';
    foreach word in array plain_words(variant) loop
      together := together || '&' || quote_literal(singular(word)) || marks;
    end loop;
    if together <> '' then query := query || '|(' || substr(together, 2) || ')'; end if;
  end loop;
  return substr(query, 2)::tsquery;
end $$;
--> statement-breakpoint
create function words_beginning(value text) returns tsquery
  language sql immutable strict parallel safe
  return coalesce((
    select string_agg(quote_literal(word) || ':*', '&')
    from regexp_split_to_table(plain_text(normalize(value)), '[^[:alnum:].]+') as word where word <> ''), '')::tsquery;
--> statement-breakpoint
-- The same among all words and word endings aside.
create function stemmed_words(typed text[], translations text[]) returns tsquery
  language sql immutable strict parallel safe
  return coalesce((
    select string_agg('(' || words || ')', '|') from (
      select plainto_tsquery('zilbazar'::regconfig, word)::text as words from unnest(typed) as word
      union all
      select regexp_replace(plainto_tsquery('zilbazar'::regconfig, translation)::text, '''(?= |$)', ''':ACD', 'g')
      from unnest(translations) as translation) as wanted
    where words <> ''), '')::tsquery;
--> statement-breakpoint
CREATE TABLE "search_vocabulary" (
	"word" text PRIMARY KEY NOT NULL,
	"sound" text GENERATED ALWAYS AS (sounds_like(word)) STORED NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_title_close";--> statement-breakpoint
DROP INDEX "products_title_words";--> statement-breakpoint
ALTER TABLE "product_categories" ADD COLUMN "name_words" "tsvector" GENERATED ALWAYS AS (name_words(name, 'B'::"char")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "store_categories" ADD COLUMN "name_words" "tsvector" GENERATED ALWAYS AS (name_words(name, 'B'::"char")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "name_words" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "name_words" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
drop function product_words(text, text, text, tsvector);
--> statement-breakpoint
create function product_words(title text, description text, store_name text, place text, category tsvector) returns tsvector
  language sql immutable parallel safe
  return setweight(to_tsvector('zilbazar'::regconfig, title), 'A')
    || setweight(to_tsvector('zilbazar'::regconfig, store_name), 'B')
    || setweight(to_tsvector('zilbazar'::regconfig, place), 'B')
    || setweight(category, 'C')
    || setweight(to_tsvector('zilbazar'::regconfig, description), 'D');
--> statement-breakpoint
create function product_name_words(title text, store_name text, place text, category tsvector) returns tsvector
  language sql immutable parallel safe
  return name_words(title, 'A') || name_words(store_name, 'C') || name_words(place, 'D') || category;
--> statement-breakpoint
create or replace function index_product() returns trigger language plpgsql as $$
begin
  select product_words(new.title, new.description, s.name, new.city, c.search),
      product_name_words(new.title, s.name, new.city, c.name_words)
    into new.search, new.name_words
    from stores s, product_categories c where s.id = new.store_id and c.id = new.category_id;
  new.search := coalesce(new.search, '');
  new.name_words := coalesce(new.name_words, '');
  return new;
end $$;
--> statement-breakpoint
create trigger index_place before update of city on products
  for each row when (old.city is distinct from new.city) execute function index_product();
--> statement-breakpoint
create or replace function index_product_category() returns trigger language plpgsql as $$
begin
  update product_categories set search = product_category_words(path) where path @> array[new.id];
  if tg_op = 'UPDATE' then
    update products p set search = product_words(p.title, p.description, s.name, p.city, c.search),
        name_words = product_name_words(p.title, s.name, p.city, c.name_words)
      from stores s, product_categories c
      where s.id = p.store_id and c.id = p.category_id and c.path @> array[new.id];
  end if;
  return null;
end $$;
--> statement-breakpoint
create or replace function index_store() returns trigger language plpgsql as $$
begin
  select setweight(to_tsvector('zilbazar', new.name), 'A')
      || setweight(to_tsvector('zilbazar', new.city || ' ' || new.locality), 'B')
      || setweight(c.search, 'C')
      || setweight(to_tsvector('zilbazar', new.description), 'D'),
      name_words(new.name, 'A') || name_words(new.city, 'D') || c.name_words
    into new.search, new.name_words from store_categories c where c.id = new.category_id;
  new.search := coalesce(new.search, '');
  new.name_words := coalesce(new.name_words, '');
  return new;
end $$;
--> statement-breakpoint
drop trigger index_words on stores;
--> statement-breakpoint
create trigger index_words before insert or update of name, description, category_id, city, locality on stores
  for each row execute function index_store();
--> statement-breakpoint
create or replace function index_products_of_store() returns trigger language plpgsql as $$
begin
  update products p set search = product_words(p.title, p.description, new.name, p.city, c.search),
      name_words = product_name_words(p.title, new.name, p.city, c.name_words)
    from product_categories c where p.store_id = new.id and c.id = p.category_id;
  return null;
end $$;
--> statement-breakpoint
-- The vocabulary learns a word with the first product or store that has it. Words it knows are not written again, so that
-- ordinary edits neither wait for each other nor lock anything.
create function vocabulary_words(name_words tsvector) returns setof text language sql immutable strict parallel safe
  begin atomic
    select word from unnest(tsvector_to_array($1)) as word where char_length(word) between 3 and 40 and word !~ '\d';
  end;
--> statement-breakpoint
create function learn_words() returns trigger language plpgsql as $$
begin
  insert into search_vocabulary (word)
    select used from vocabulary_words(new.name_words) as used
    where not exists (select from search_vocabulary where word = used)
    order by used on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create trigger learn_words after insert on products for each row execute function learn_words();
--> statement-breakpoint
create trigger learn_new_words after update on products
  for each row when (old.name_words is distinct from new.name_words) execute function learn_words();
--> statement-breakpoint
create trigger learn_words after insert on stores for each row execute function learn_words();
--> statement-breakpoint
create trigger learn_new_words after update on stores
  for each row when (old.name_words is distinct from new.name_words) execute function learn_words();
--> statement-breakpoint
create function refresh_search_vocabulary() returns void language plpgsql as $$
begin
  create temporary table used_words on commit drop as
    select distinct w from (
      select word as w from ts_stat('select name_words from products')
      union all select word from ts_stat('select name_words from stores')) as used
    where char_length(w) between 3 and 40 and w !~ '\d';
  delete from search_vocabulary v where not exists (select from used_words where w = v.word);
  insert into search_vocabulary (word) select w from used_words order by w on conflict do nothing;
  drop table used_words;
end $$;
--> statement-breakpoint
update stores set category_id = category_id;
--> statement-breakpoint
update products set category_id = category_id;
--> statement-breakpoint
CREATE INDEX "search_vocabulary_sound" ON "search_vocabulary" USING btree ("sound");--> statement-breakpoint
CREATE INDEX "search_vocabulary_near" ON "search_vocabulary" USING gin (sound gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_name_words" ON "products" USING gin ("name_words") WHERE is_visible;--> statement-breakpoint
CREATE INDEX "stores_name_words" ON "stores" USING gin ("name_words") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "stores_own_name_words" ON "stores" USING gin (ts_filter(name_words, '{a}')) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "products_title_words" ON "products" USING gin (ts_filter(name_words, '{a}')) WHERE is_visible;
