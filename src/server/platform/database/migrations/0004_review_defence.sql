CREATE TABLE "withdrawn_product_ratings" (
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "withdrawn_product_ratings_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "withdrawn_store_ratings" (
	"user_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "withdrawn_store_ratings_user_id_store_id_pk" PRIMARY KEY("user_id","store_id")
);
--> statement-breakpoint
ALTER TABLE "product_ratings" ADD COLUMN "comment_print" "bytea";--> statement-breakpoint
ALTER TABLE "store_ratings" ADD COLUMN "comment_print" "bytea";--> statement-breakpoint
ALTER TABLE "withdrawn_product_ratings" ADD CONSTRAINT "withdrawn_product_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawn_product_ratings" ADD CONSTRAINT "withdrawn_product_ratings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawn_store_ratings" ADD CONSTRAINT "withdrawn_store_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawn_store_ratings" ADD CONSTRAINT "withdrawn_store_ratings_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawn_product_ratings_product" ON "withdrawn_product_ratings" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "withdrawn_store_ratings_store" ON "withdrawn_store_ratings" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "product_ratings_by_stars" ON "product_ratings" USING btree ("product_id","rating","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'counted';--> statement-breakpoint
CREATE INDEX "product_ratings_lately" ON "product_ratings" USING btree ("product_id","updated_at");--> statement-breakpoint
CREATE INDEX "product_ratings_print" ON "product_ratings" USING btree ("comment_print") WHERE comment_print is not null;--> statement-breakpoint
CREATE INDEX "store_ratings_by_stars" ON "store_ratings" USING btree ("store_id","rating","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'counted';--> statement-breakpoint
CREATE INDEX "store_ratings_lately" ON "store_ratings" USING btree ("store_id","updated_at");--> statement-breakpoint
CREATE INDEX "store_ratings_print" ON "store_ratings" USING btree ("comment_print") WHERE comment_print is not null;