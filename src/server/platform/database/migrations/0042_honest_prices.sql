CREATE TABLE "price_checks" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"noted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "raised_prices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"announced_percent" numeric(5, 2) NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"list_price_cents" integer NOT NULL,
	"sale_price_cents" integer NOT NULL,
	"lowest_price_cents" integer NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"looked_at" timestamp with time zone,
	"note" text,
	CONSTRAINT "raised_prices_once" UNIQUE("product_id","started_at"),
	CONSTRAINT "raised_prices_note_length" CHECK (char_length("raised_prices"."note") <= 2000)
);
--> statement-breakpoint
ALTER TABLE "price_checks" ADD CONSTRAINT "price_checks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raised_prices" ADD CONSTRAINT "raised_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "raised_prices_waiting" ON "raised_prices" USING btree ("found_at","id") WHERE looked_at is null;--> statement-breakpoint
CREATE INDEX "raised_prices_looked_at" ON "raised_prices" USING btree ("looked_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE looked_at is not null;--> statement-breakpoint
-- A product that is new with its discount has no price before it, so only changes are noted. The update locks the row:
-- otherwise a check could take it away between this statement and the commit, without seeing the new price.
create or replace function record_price_change() returns trigger language plpgsql as $$
begin
  insert into price_history (product_id, price_cents, discount_percent, discount_expires_at)
    values (new.id, new.price_cents, new.discount_percent, new.discount_expires_at);
  if new.discount_percent is not null then
    insert into price_checks (product_id) values (new.id)
      on conflict (product_id) do update set noted_at = excluded.noted_at;
  end if;
  return null;
end $$;
--> statement-breakpoint
-- The discounts that run already are looked at once.
insert into price_checks (product_id)
  select id from products where is_visible and discount_percent is not null and discount_expires_at > now();
