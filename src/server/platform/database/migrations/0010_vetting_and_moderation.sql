CREATE TYPE "public"."moderation_action" AS ENUM('dismiss', 'warn', 'remove', 'restore', 'suspend', 'release', 'drop');--> statement-breakpoint
CREATE TABLE "moderation_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"target" "report_target" NOT NULL,
	"target_id" uuid NOT NULL,
	"target_label" text NOT NULL,
	"action" "moderation_action" NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"owner" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "store_verified_until" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "store_halal_checked_until" date;--> statement-breakpoint
ALTER TABLE "store_applications" ADD COLUMN "question" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "store_applications" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "store_applications" ADD COLUMN "refusal" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "decision_id" uuid;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "vetting_notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "moderation_decisions_target" ON "moderation_decisions" USING btree ("target_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "moderation_decisions_newest" ON "moderation_decisions" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_decision_id_moderation_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."moderation_decisions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_ever_featured" ON "products" USING btree ("featured_from","id") WHERE featured_from is not null;--> statement-breakpoint
CREATE INDEX "products_removed" ON "products" USING btree ("id") WHERE status = 'removed';--> statement-breakpoint
CREATE INDEX "product_ratings_held" ON "product_ratings" USING btree ("updated_at","id") WHERE status = 'held';--> statement-breakpoint
CREATE INDEX "store_ratings_held" ON "store_ratings" USING btree ("updated_at","id") WHERE status = 'held';--> statement-breakpoint
CREATE INDEX "reports_decision" ON "reports" USING btree ("decision_id");