-- Store owners may say which language a text is in. Announced like every other column of these tables (0024).
CREATE TYPE "public"."comment_language" AS ENUM('en', 'fr', 'und');--> statement-breakpoint
CREATE TYPE "public"."text_language" AS ENUM('en', 'fr', 'mfe');--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "language" text_language;--> statement-breakpoint
-- Null until a job has looked at the comments that were there before.
ALTER TABLE "product_ratings" ADD COLUMN "comment_language" "comment_language";--> statement-breakpoint
ALTER TABLE "store_ratings" ADD COLUMN "comment_language" "comment_language";--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "language" text_language;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "language" text_language;--> statement-breakpoint
CREATE INDEX "product_ratings_unknown_language" ON "product_ratings" USING btree ("id") WHERE comment_language is null and comment <> '';--> statement-breakpoint
CREATE INDEX "store_ratings_unknown_language" ON "store_ratings" USING btree ("id") WHERE comment_language is null and comment <> '';