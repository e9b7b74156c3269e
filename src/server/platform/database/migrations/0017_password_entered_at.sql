ALTER TABLE "sessions" ADD COLUMN "password_entered_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Sessions that are open began with a password.
UPDATE "sessions" SET "password_entered_at" = "created_at";
