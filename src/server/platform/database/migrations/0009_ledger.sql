-- What was paid for a window follows its payments and refunds in the same transaction.
update fee_cycles c set paid_cents = p.paid from (
  select cycle_id, sum(case kind when 'payment' then amount_cents else -amount_cents end) as paid
  from fee_payments group by cycle_id) p
where p.cycle_id = c.id;
--> statement-breakpoint
create function count_fee_payment() returns trigger language plpgsql as $$
begin
  update fee_cycles set paid_cents = paid_cents
    + case new.kind when 'payment' then new.amount_cents else -new.amount_cents end
  where id = new.cycle_id;
  return null;
end $$;
--> statement-breakpoint
create trigger count_paid after insert on fee_payments for each row execute function count_fee_payment();
--> statement-breakpoint
-- A window stays as it was announced. Its store and its product may go, which notes the day; payments count.
create function keep_fee_cycle() returns trigger language plpgsql as $$
declare expected fee_cycles := old;
begin
  if old.store_id is not null and new.store_id is null then
    new.closed_on := coalesce(new.closed_on, (now() at time zone 'Indian/Mauritius')::date);
    expected.store_id := null;
    expected.closed_on := new.closed_on;
  end if;
  if new.product_id is null then expected.product_id := null; end if;
  if pg_trigger_depth() > 1 then expected.paid_cents := new.paid_cents; end if;
  if new is distinct from expected then
    raise exception 'fee_cycles is append-only' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger append_only before update on fee_cycles for each row execute function keep_fee_cycle();
--> statement-breakpoint
create trigger no_removal before delete or truncate on fee_cycles for each statement execute function refuse_change();
