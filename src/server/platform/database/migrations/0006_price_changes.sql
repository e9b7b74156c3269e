-- Price history, one row at a time: comparing all rows before and after a statement takes the square of their number, and a
-- store that moves or is suspended touches every product of it without touching a price.
create or replace function record_price() returns trigger language plpgsql as $$
begin
  insert into price_history (product_id, price_cents, discount_percent, discount_expires_at, since)
    select id, price_cents, discount_percent, discount_expires_at, created_at from added;
  return null;
end $$;
--> statement-breakpoint
create function record_price_change() returns trigger language plpgsql as $$
begin
  insert into price_history (product_id, price_cents, discount_percent, discount_expires_at)
    values (new.id, new.price_cents, new.discount_percent, new.discount_expires_at);
  return null;
end $$;
--> statement-breakpoint
drop trigger price_changed on products;
--> statement-breakpoint
create trigger price_changed after update of price_cents, discount_percent, discount_expires_at on products
  for each row when ((old.price_cents, old.discount_percent, old.discount_expires_at)
    is distinct from (new.price_cents, new.discount_percent, new.discount_expires_at))
  execute function record_price_change();
