CREATE TYPE "public"."fee_notice_kind" AS ENUM('before-due', 'after-due', 'grace-ends', 'deletion-warning');--> statement-breakpoint
CREATE TABLE "deletion_stops" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fee_notices" (
	"cycle_id" uuid NOT NULL,
	"kind" "fee_notice_kind" NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fee_notices_cycle_id_kind_pk" PRIMARY KEY("cycle_id","kind")
);
--> statement-breakpoint
ALTER TABLE "fee_cycles" DROP CONSTRAINT "fee_cycles_once";--> statement-breakpoint
DROP INDEX "fee_cycles_due";--> statement-breakpoint
ALTER TABLE "fee_cycles" ADD COLUMN "product_id" uuid;--> statement-breakpoint
ALTER TABLE "fee_cycles" ADD COLUMN "product_title" text;--> statement-breakpoint
ALTER TABLE "fee_cycles" ADD COLUMN "paid_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_cycles" ADD COLUMN "closed_on" date;--> statement-breakpoint
ALTER TABLE "fee_payments" ADD COLUMN "receipt_number" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "fee_payments_receipt_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "deletion_stops" ADD CONSTRAINT "deletion_stops_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_notices" ADD CONSTRAINT "fee_notices_cycle_id_fee_cycles_id_fk" FOREIGN KEY ("cycle_id") REFERENCES "public"."fee_cycles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_cycles" ADD CONSTRAINT "fee_cycles_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "fee_cycles_once" ON "fee_cycles" USING btree ("store_id","starts_on") WHERE kind = 'monthly';--> statement-breakpoint
CREATE INDEX "fee_cycles_store" ON "fee_cycles" USING btree ("store_id","starts_on");--> statement-breakpoint
CREATE INDEX "fee_cycles_product" ON "fee_cycles" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "fee_cycles_unpaid" ON "fee_cycles" USING btree ("due_on","store_id") WHERE kind = 'monthly' and store_id is not null and paid_cents < amount_cents;--> statement-breakpoint
CREATE INDEX "fee_cycles_closed" ON "fee_cycles" USING btree ("closed_on" DESC NULLS FIRST,"id") WHERE store_id is null;--> statement-breakpoint
CREATE INDEX "fee_cycles_store_name" ON "fee_cycles" USING gin (plain_text(store_name) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_ratings_arrived" ON "product_ratings" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "store_ratings_arrived" ON "store_ratings" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "fee_payments" ADD CONSTRAINT "fee_payments_receipt_number_unique" UNIQUE("receipt_number");--> statement-breakpoint
ALTER TABLE "fee_cycles" ADD CONSTRAINT "fee_cycles_paid" CHECK ("fee_cycles"."paid_cents" between 0 and "fee_cycles"."amount_cents");