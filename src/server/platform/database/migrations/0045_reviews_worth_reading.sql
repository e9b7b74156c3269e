-- Helpful marks, photos and confirmed sales of reviews. New columns of ratings are announced like the others (0024).
ALTER TABLE "product_ratings" ADD COLUMN "helpful_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_ratings" ADD COLUMN "is_sale_confirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "store_ratings" ADD COLUMN "helpful_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_ratings" ADD COLUMN "is_sale_confirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE TABLE "helpful_product_ratings" (
	"user_id" uuid NOT NULL,
	"rating_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "helpful_product_ratings_user_id_rating_id_pk" PRIMARY KEY("user_id","rating_id")
);
--> statement-breakpoint
CREATE TABLE "helpful_store_ratings" (
	"user_id" uuid NOT NULL,
	"rating_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "helpful_store_ratings_user_id_rating_id_pk" PRIMARY KEY("user_id","rating_id")
);
--> statement-breakpoint
CREATE TABLE "review_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_rating_id" uuid,
	"store_rating_id" uuid,
	"position" smallint NOT NULL,
	"picture_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"shown_at" timestamp with time zone,
	CONSTRAINT "review_photos_of_product_rating" UNIQUE("product_rating_id","position"),
	CONSTRAINT "review_photos_of_store_rating" UNIQUE("store_rating_id","position"),
	CONSTRAINT "review_photos_of_one_rating" CHECK (num_nonnulls("review_photos"."product_rating_id", "review_photos"."store_rating_id") = 1),
	CONSTRAINT "review_photos_few" CHECK ("review_photos"."position" between 0 and 2)
);
--> statement-breakpoint
ALTER TABLE "helpful_product_ratings" ADD CONSTRAINT "helpful_product_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "helpful_product_ratings" ADD CONSTRAINT "helpful_product_ratings_rating_id_product_ratings_id_fk" FOREIGN KEY ("rating_id") REFERENCES "public"."product_ratings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "helpful_store_ratings" ADD CONSTRAINT "helpful_store_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "helpful_store_ratings" ADD CONSTRAINT "helpful_store_ratings_rating_id_store_ratings_id_fk" FOREIGN KEY ("rating_id") REFERENCES "public"."store_ratings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_product_rating_id_product_ratings_id_fk" FOREIGN KEY ("product_rating_id") REFERENCES "public"."product_ratings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_store_rating_id_store_ratings_id_fk" FOREIGN KEY ("store_rating_id") REFERENCES "public"."store_ratings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_picture_key_pictures_key_fk" FOREIGN KEY ("picture_key") REFERENCES "public"."pictures"("key") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "helpful_product_ratings_rating" ON "helpful_product_ratings" USING btree ("rating_id");--> statement-breakpoint
CREATE INDEX "helpful_store_ratings_rating" ON "helpful_store_ratings" USING btree ("rating_id");--> statement-breakpoint
CREATE INDEX "review_photos_picture" ON "review_photos" USING btree ("picture_key");--> statement-breakpoint
CREATE INDEX "review_photos_waiting" ON "review_photos" USING btree ("created_at","id") WHERE shown_at is null;--> statement-breakpoint
CREATE INDEX "product_ratings_helpful" ON "product_ratings" USING btree ("product_id","helpful_count" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"rating") WHERE status = 'counted';--> statement-breakpoint
CREATE INDEX "store_ratings_helpful" ON "store_ratings" USING btree ("store_id","helpful_count" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"rating") WHERE status = 'counted';--> statement-breakpoint
-- Counts follow the marks in the same transaction, also when an account with its marks is deleted. Rows are locked in
-- one order, so that two statements over several ratings cannot wait for each other.
create function count_helpful() returns trigger language plpgsql as $$
declare
  ratings constant text := tg_argv[0];
  change constant int := case tg_op when 'INSERT' then 1 else -1 end;
begin
  execute format('select 1 from %I where id in (select rating_id from marks) order by id for no key update', ratings);
  execute format('update %I r set helpful_count = helpful_count + $1 * marked.number
    from (select rating_id, count(*)::int as number from marks group by 1) marked where r.id = marked.rating_id', ratings)
    using change;
  return null;
end $$;
--> statement-breakpoint
create trigger count_added after insert on helpful_product_ratings referencing new table as marks
  for each statement execute function count_helpful('product_ratings');
--> statement-breakpoint
create trigger count_gone after delete on helpful_product_ratings referencing old table as marks
  for each statement execute function count_helpful('product_ratings');
--> statement-breakpoint
create trigger count_added after insert on helpful_store_ratings referencing new table as marks
  for each statement execute function count_helpful('store_ratings');
--> statement-breakpoint
create trigger count_gone after delete on helpful_store_ratings referencing old table as marks
  for each statement execute function count_helpful('store_ratings');
--> statement-breakpoint
-- A photo is shown with its rating, like an answer (0040).
create trigger announce_added after insert on review_photos referencing new table as new_rows
  for each statement execute function announce_answers();
--> statement-breakpoint
create trigger announce_changed after update on review_photos referencing new table as new_rows
  for each statement execute function announce_answers();
--> statement-breakpoint
create trigger announce_gone after delete on review_photos referencing old table as old_rows
  for each statement execute function announce_answers();
--> statement-breakpoint
-- Sales that were confirmed before.
update product_ratings r set is_sale_confirmed = true from enquiries e
  where e.became_sale_at is not null and e.user_id = r.user_id and e.product_id = r.product_id;
--> statement-breakpoint
update store_ratings r set is_sale_confirmed = true from enquiries e
  where e.became_sale_at is not null and e.user_id = r.user_id and e.store_id = r.store_id;
