ALTER TYPE "public"."report_target" ADD VALUE 'answer';--> statement-breakpoint
ALTER TYPE "public"."token_purpose" ADD VALUE 'reset_store_password';--> statement-breakpoint
CREATE TYPE "public"."notification_kind" AS ENUM('rating', 'report-decision', 'fee-date');--> statement-breakpoint
CREATE TYPE "public"."notification_mail" AS ENUM('at-once', 'daily', 'never');--> statement-breakpoint
CREATE TABLE "review_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_rating_id" uuid,
	"store_rating_id" uuid,
	"text" text NOT NULL,
	"language" "comment_language" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "review_answers_product_rating_id_unique" UNIQUE("product_rating_id"),
	CONSTRAINT "review_answers_store_rating_id_unique" UNIQUE("store_rating_id"),
	CONSTRAINT "review_answers_of_one_rating" CHECK (num_nonnulls("review_answers"."product_rating_id", "review_answers"."store_rating_id") = 1),
	CONSTRAINT "review_answers_length" CHECK (char_length("review_answers"."text") between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "store_notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"kind" "notification_kind" NOT NULL,
	"event" text NOT NULL,
	"data" jsonb NOT NULL,
	"product_rating_id" uuid,
	"store_rating_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"is_mail_due" boolean DEFAULT false NOT NULL,
	CONSTRAINT "store_notifications_once" UNIQUE("store_id","event")
);
--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"store_id" uuid NOT NULL,
	"kind" "notification_kind" NOT NULL,
	"mail" "notification_mail" NOT NULL,
	CONSTRAINT "notification_choices_store_id_kind_pk" PRIMARY KEY("store_id","kind")
);
--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "answer_id" uuid;--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_one_target_of_its_kind";--> statement-breakpoint
ALTER TABLE "review_answers" ADD CONSTRAINT "review_answers_product_rating_id_product_ratings_id_fk" FOREIGN KEY ("product_rating_id") REFERENCES "public"."product_ratings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_answers" ADD CONSTRAINT "review_answers_store_rating_id_store_ratings_id_fk" FOREIGN KEY ("store_rating_id") REFERENCES "public"."store_ratings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_notifications" ADD CONSTRAINT "store_notifications_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_notifications" ADD CONSTRAINT "store_notifications_product_rating_id_product_ratings_id_fk" FOREIGN KEY ("product_rating_id") REFERENCES "public"."product_ratings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_notifications" ADD CONSTRAINT "store_notifications_store_rating_id_store_ratings_id_fk" FOREIGN KEY ("store_rating_id") REFERENCES "public"."store_ratings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_answer_id_review_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."review_answers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_notifications_newest" ON "store_notifications" USING btree ("store_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "store_notifications_unread" ON "store_notifications" USING btree ("store_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "store_notifications_mail_due" ON "store_notifications" USING btree ("store_id") WHERE is_mail_due;--> statement-breakpoint
CREATE INDEX "store_notifications_old" ON "store_notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "store_notifications_product_rating" ON "store_notifications" USING btree ("product_rating_id");--> statement-breakpoint
CREATE INDEX "store_notifications_store_rating" ON "store_notifications" USING btree ("store_rating_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open_on_answer" ON "reports" USING btree ("answer_id","reporter_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "reports_answer" ON "reports" USING btree ("answer_id");--> statement-breakpoint
-- As text, because a value that was just added to a type cannot be used before the migration is committed.
ALTER TABLE "reports" ADD CONSTRAINT "reports_one_target_of_its_kind" CHECK (num_nonnulls("reports"."product_id", "reports"."store_id", "reports"."product_rating_id", "reports"."store_rating_id", "reports"."answer_id") <= 1
        and ("reports"."product_id" is null or "reports"."target" = 'product')
        and ("reports"."store_id" is null or "reports"."target" = 'store')
        and ("reports"."product_rating_id" is null or "reports"."target" = 'product_rating')
        and ("reports"."store_rating_id" is null or "reports"."target" = 'store_rating')
        and ("reports"."answer_id" is null or "reports"."target"::text = 'answer'));--> statement-breakpoint
-- An answer is shown with its rating, so a change of it is announced as one of the rating. An answer that is deleted
-- with its rating finds none: the rating announces itself.
create function announce_answers() returns trigger language plpgsql as $$
declare
  most_ratings constant int := 100;
  rating_ids uuid[];
begin
  if tg_op = 'DELETE' then
    rating_ids := array(select coalesce(product_rating_id, store_rating_id) from old_rows limit most_ratings + 1);
  else
    rating_ids := array(select coalesce(product_rating_id, store_rating_id) from new_rows limit most_ratings + 1);
  end if;
  if cardinality(rating_ids) > most_ratings then
    perform announce(jsonb_build_object('table', tg_table_name, 'many', true));
    return null;
  end if;
  perform announce(jsonb_build_object('table', 'product_ratings', 'of', rated_id)) from (
    select distinct product_id as rated_id from product_ratings where id = any (rating_ids)) rated;
  perform announce(jsonb_build_object('table', 'store_ratings', 'of', rated_id)) from (
    select distinct store_id as rated_id from store_ratings where id = any (rating_ids)) rated;
  return null;
end $$;
--> statement-breakpoint
create trigger announce_added after insert on review_answers referencing new table as new_rows
  for each statement execute function announce_answers();
--> statement-breakpoint
create trigger announce_changed after update on review_answers referencing new table as new_rows
  for each statement execute function announce_answers();
--> statement-breakpoint
create trigger announce_gone after delete on review_answers referencing old table as old_rows
  for each statement execute function announce_answers();
