-- Where a store is; null while its place's position counts. New columns of stores are announced like the others (0024).
ALTER TABLE "stores" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_position_whole" CHECK (num_nulls("stores"."latitude", "stores"."longitude") <> 1);--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_position_on_an_island" CHECK ("stores"."latitude" is null
        or "stores"."latitude" between -20.65 and -19.75 and "stores"."longitude" between 57.2 and 57.95
        or "stores"."latitude" between -19.85 and -19.6 and "stores"."longitude" between 63.25 and 63.55
        or "stores"."latitude" between -10.55 and -10.25 and "stores"."longitude" between 56.5 and 56.8);--> statement-breakpoint
-- The same as `kmBetween` in domain/distance.ts.
create function km_between(lat float8, lon float8, other_lat float8, other_lon float8) returns float8
language sql immutable strict parallel safe as $$
  select 2 * 6371.0088 * asin(least(1, sqrt(
    power(sin(radians(other_lat - lat) / 2), 2)
    + cos(radians(lat)) * cos(radians(other_lat)) * power(sin(radians(other_lon - lon) / 2), 2))))
$$;
