-- Many products at once. Triggers and lists look at is_visible alone, which a hidden product is not.
ALTER TYPE "public"."product_status" ADD VALUE 'hidden';--> statement-breakpoint
CREATE TABLE "product_undos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"before" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sku" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "delete_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_undos" ADD CONSTRAINT "product_undos_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_undos_store" ON "product_undos" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "product_undos_age" ON "product_undos" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "products_sku" ON "products" USING btree ("store_id","sku") WHERE sku is not null and delete_at is null;--> statement-breakpoint
CREATE INDEX "products_to_delete" ON "products" USING btree ("delete_at") WHERE delete_at is not null;--> statement-breakpoint
-- The new value is not named: PostgreSQL refuses it in the transaction that adds it.
ALTER TABLE "products" ADD CONSTRAINT "products_hidden_as_wished" CHECK (status = 'removed' or (status = 'active') <> is_hidden),
	ADD CONSTRAINT "products_sku_length" CHECK (char_length("products"."sku") between 1 and 100);
