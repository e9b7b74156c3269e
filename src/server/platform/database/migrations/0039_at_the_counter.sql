-- What a store may say besides, feeds and enquiries. New columns of products and stores are announced like the others (0024).
CREATE TYPE "public"."product_availability" AS ENUM('available', 'on-order', 'sold-out');--> statement-breakpoint
CREATE TYPE "public"."product_condition" AS ENUM('new', 'used');--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "availability" "product_availability";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "condition" "product_condition";--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "payments_taken" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "prices_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_payments_known" CHECK ("stores"."payments_taken" <@ array['cash', 'card', 'juice', 'my-t-money', 'blink', 'maucas-qr', 'bank-transfer', 'cheque']);--> statement-breakpoint
CREATE TABLE "product_feeds" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"product_id" uuid,
	"product_title" text NOT NULL,
	"user_id" uuid,
	"day" date NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"became_sale_at" timestamp with time zone,
	CONSTRAINT "enquiries_code" UNIQUE("store_id","code")
);
--> statement-breakpoint
ALTER TABLE "product_feeds" ADD CONSTRAINT "product_feeds_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "enquiries_once_a_day" ON "enquiries" USING btree ("user_id","product_id","day");--> statement-breakpoint
CREATE INDEX "enquiries_newest" ON "enquiries" USING btree ("store_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "enquiries_sales" ON "enquiries" USING btree ("store_id","became_sale_at") WHERE became_sale_at is not null;--> statement-breakpoint
CREATE INDEX "enquiries_product" ON "enquiries" USING btree ("product_id");
