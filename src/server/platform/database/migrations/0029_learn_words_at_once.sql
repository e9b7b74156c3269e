-- The vocabulary learns the words of many new products in one statement, and of a changed product only the words that it
-- did not have before.
create or replace function learn_words() returns trigger language plpgsql as $$
begin
  insert into search_vocabulary (word)
    select distinct used from added cross join vocabulary_words(name_words) as used
    where not exists (select from search_vocabulary where word = used)
    order by used on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create function learn_new_words() returns trigger language plpgsql as $$
begin
  insert into search_vocabulary (word)
    select used from vocabulary_words(ts_delete(new.name_words, tsvector_to_array(old.name_words))) as used
    where not exists (select from search_vocabulary where word = used)
    order by used on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
alter function vocabulary_words(tsvector) rows 20;
--> statement-breakpoint
drop trigger learn_words on products;
--> statement-breakpoint
create trigger learn_words after insert on products
  referencing new table as added for each statement execute function learn_words();
--> statement-breakpoint
drop trigger learn_new_words on products;
--> statement-breakpoint
create trigger learn_new_words after update on products
  for each row when (old.name_words is distinct from new.name_words) execute function learn_new_words();
--> statement-breakpoint
drop trigger learn_words on stores;
--> statement-breakpoint
create trigger learn_words after insert on stores
  referencing new table as added for each statement execute function learn_words();
--> statement-breakpoint
drop trigger learn_new_words on stores;
--> statement-breakpoint
create trigger learn_new_words after update on stores
  for each row when (old.name_words is distinct from new.name_words) execute function learn_new_words();
