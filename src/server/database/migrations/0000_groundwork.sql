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
