CREATE TABLE "rate_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "account_tokens" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "account_tokens" ADD COLUMN "password_hash" text;