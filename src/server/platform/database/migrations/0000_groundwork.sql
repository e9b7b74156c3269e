create extension if not exists citext;
--> statement-breakpoint
create extension if not exists unaccent;
--> statement-breakpoint
create extension if not exists pg_trgm;
--> statement-breakpoint
-- Search without regard to accents, case or word endings.
create text search configuration zilbazar (copy = english);
--> statement-breakpoint
alter text search configuration zilbazar
  alter mapping for asciihword, asciiword, hword, hword_asciipart, hword_part, word
  with unaccent, english_stem;
--> statement-breakpoint
-- Immutable, so that an index on close spellings can use it.
create function plain_text(value text) returns text
  language sql immutable strict parallel safe
  return lower(unaccent('unaccent'::regdictionary, value));
--> statement-breakpoint
-- How a word sounds rather than how it is written, for spellings that people mix: k and c, y and i, w and v, ou and u.
create function sounds_like(value text) returns text
  language sql immutable strict parallel safe
  return translate(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
      plain_text(value), 'ph', 'f'), 'ck', 'k'), 'qu', 'k'), 'ch', 'sh'), 'ce', 'se'), 'ci', 'si'), 'ge', 'ze'), 'gi', 'zi'),
      'ee', 'i'), 'ie', 'i'), 'oo', 'u'), 'ou', 'u'), 'll', 'l'),
    'wyjqc', 'vizkk');
