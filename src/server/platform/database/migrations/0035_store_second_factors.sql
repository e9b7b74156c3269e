-- A store may ask for a second factor at each login.
CREATE TABLE "store_second_factors" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"totp_secret" text,
	"pending_totp_secret" text,
	"last_totp_step" integer,
	"recovery_code_hashes" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "store_second_factors" ADD CONSTRAINT "store_second_factors_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;
