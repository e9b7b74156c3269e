ALTER TABLE "featured_periods" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "featured_periods_to_tell" ON "featured_periods" USING btree ("ends_at") WHERE cycle_id is not null and told_at is null;--> statement-breakpoint
CREATE INDEX "fee_cycles_refund_due" ON "fee_cycles" USING btree ("closed_on" DESC NULLS FIRST,"id") WHERE store_id is null and closed_on < starts_on and paid_cents > 0;--> statement-breakpoint
CREATE INDEX "fee_cycles_without_product" ON "fee_cycles" USING btree ("ends_on") WHERE kind = 'personalised' and product_id is null and store_id is not null;--> statement-breakpoint
-- A window of personalised advertising without a product may be given one.
create or replace function keep_fee_cycle() returns trigger language plpgsql as $$
declare expected fee_cycles := old;
begin
  if old.store_id is not null and new.store_id is null then
    new.closed_on := coalesce(new.closed_on, (now() at time zone 'Indian/Mauritius')::date);
    expected.store_id := null;
    expected.closed_on := new.closed_on;
  end if;
  if new.product_id is null then expected.product_id := null; end if;
  if old.kind = 'personalised' and old.product_id is null and new.product_id is not null then
    expected.product_id := new.product_id;
    expected.product_title := new.product_title;
  end if;
  if pg_trigger_depth() > 1 then expected.paid_cents := new.paid_cents; end if;
  if new is distinct from expected then
    raise exception 'fee_cycles is append-only' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
