-- What filters and orders of a search look at is stored with each store, as it is with each product: to write the lines of a
-- thousand stores again took most of the time of their statement.
--
-- Of these values the text is always the same, whatever the settings of the session are; PostgreSQL cannot know that of JSON
-- and of moments in general.
create function store_facts(id uuid, city text, latitude float8, longitude float8, rating_sum int, rating_count int, added_at timestamptz)
returns text language sql immutable parallel safe as $$
  select json_build_array(id, id, city, latitude, longitude,
    case when rating_count = 0 then 0 else rating_sum::float8 / rating_count end, rating_count,
    (date_part('epoch', added_at) * 1000)::int8, null, null, null)::text $$;
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "facts" text GENERATED ALWAYS AS (store_facts(id, city, latitude, longitude, rating_sum, rating_count, created_at)) STORED NOT NULL;
--> statement-breakpoint
drop function search_facts(stores);
