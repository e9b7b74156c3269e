-- Without `least`, which is not strict, PostgreSQL puts the formula of a strict function into the statement that calls it: a
-- twentieth of the time for each row. Positions are on our islands, never half a world apart, so that the root stays below 1.
create or replace function km_between(lat float8, lon float8, other_lat float8, other_lon float8) returns float8
language sql immutable strict parallel safe as $$
  select 2 * 6371.0088 * asin(sqrt(
    power(sin(radians(other_lat - lat) / 2), 2)
    + cos(radians(lat)) * cos(radians(other_lat)) * power(sin(radians(other_lon - lon) / 2), 2)))
$$;
