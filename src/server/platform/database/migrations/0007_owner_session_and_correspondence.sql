CREATE TABLE "contact_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_replies_length" CHECK (char_length("contact_replies"."text") between 1 and 5000)
);
--> statement-breakpoint
ALTER TABLE "website_owners" ADD COLUMN "pending_totp_secret" text;--> statement-breakpoint
ALTER TABLE "website_owners" ADD COLUMN "last_totp_step" integer;--> statement-breakpoint
ALTER TABLE "website_owners" ADD COLUMN "is_second_factor_waived" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_replies_message" ON "contact_replies" USING btree ("message_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_log_words" ON "audit_log" USING gin (lower(actor || ' ' || action || ' ' || coalesce(target_kind, '') || ' ' || coalesce(target_id, '') || ' ' || details::text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_messages_unread_first" ON "contact_messages" USING btree ((read_at is not null),"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);