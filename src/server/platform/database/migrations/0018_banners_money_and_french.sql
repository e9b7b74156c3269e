ALTER TYPE "public"."moderation_action" ADD VALUE 'remove-picture' BEFORE 'restore';--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ran_on" date NOT NULL,
	"channel" text NOT NULL,
	"shown" text NOT NULL,
	"cost_cents" integer NOT NULL,
	"link" text,
	"picture_key" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaigns_channel_length" CHECK (char_length("campaigns"."channel") between 1 and 80),
	CONSTRAINT "campaigns_shown_length" CHECK (char_length("campaigns"."shown") between 1 and 500),
	CONSTRAINT "campaigns_cost_not_negative" CHECK ("campaigns"."cost_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "featured_periods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"cycle_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "featured_periods_cycle_id_unique" UNIQUE("cycle_id"),
	CONSTRAINT "featured_periods_in_order" CHECK ("featured_periods"."ends_at" > "featured_periods"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "refund_contacts" (
	"cycle_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hash" "bytea" NOT NULL,
	"user_id" uuid,
	"store_id" uuid,
	"new_email" "citext" NOT NULL,
	"asked_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_changes_hash_unique" UNIQUE("hash"),
	CONSTRAINT "email_changes_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "email_changes_store_id_unique" UNIQUE("store_id"),
	CONSTRAINT "email_changes_of_one" CHECK (num_nonnulls("email_changes"."user_id", "email_changes"."store_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_en" text NOT NULL,
	"message_fr" text NOT NULL,
	"link" text,
	"picture_key" text,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "banners_message_length" CHECK (char_length("banners"."message_en") between 1 and 160
        and char_length("banners"."message_fr") between 1 and 160),
	CONSTRAINT "banners_in_order" CHECK ("banners"."ends_on" >= "banners"."starts_on")
);
--> statement-breakpoint
CREATE TABLE "holidays" (
	"id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"name_en" text NOT NULL,
	"name_fr" text NOT NULL,
	"is_provisional" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "holidays_once" UNIQUE("day","name_en"),
	CONSTRAINT "holidays_name_length" CHECK (char_length("holidays"."name_en") between 1 and 80
        and char_length("holidays"."name_fr") between 1 and 80)
);
--> statement-breakpoint
CREATE TABLE "mail_opt_outs" (
	"email" "citext" NOT NULL,
	"topic" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_opt_outs_email_topic_pk" PRIMARY KEY("email","topic")
);
--> statement-breakpoint
CREATE TABLE "payment_details" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"issuer_name" text DEFAULT '' NOT NULL,
	"issuer_address" text DEFAULT '' NOT NULL,
	"brn" text DEFAULT '' NOT NULL,
	"vat_number" text DEFAULT '' NOT NULL,
	"bank_name" text DEFAULT '' NOT NULL,
	"account_name" text DEFAULT '' NOT NULL,
	"account_number" text DEFAULT '' NOT NULL,
	"juice_number" text DEFAULT '' NOT NULL,
	"myt_number" text DEFAULT '' NOT NULL,
	"qr_picture_key" text,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_details_one_row" CHECK ("payment_details"."is_only")
);
--> statement-breakpoint
ALTER TABLE "fee_cycles" ADD COLUMN "reference_number" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "fee_cycles_reference_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "product_categories" ADD COLUMN "name_fr" text;--> statement-breakpoint
ALTER TABLE "store_categories" ADD COLUMN "name_fr" text;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_picture_key_pictures_key_fk" FOREIGN KEY ("picture_key") REFERENCES "public"."pictures"("key") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "featured_periods" ADD CONSTRAINT "featured_periods_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "featured_periods" ADD CONSTRAINT "featured_periods_cycle_id_fee_cycles_id_fk" FOREIGN KEY ("cycle_id") REFERENCES "public"."fee_cycles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_contacts" ADD CONSTRAINT "refund_contacts_cycle_id_fee_cycles_id_fk" FOREIGN KEY ("cycle_id") REFERENCES "public"."fee_cycles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_picture_key_pictures_key_fk" FOREIGN KEY ("picture_key") REFERENCES "public"."pictures"("key") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_details" ADD CONSTRAINT "payment_details_qr_picture_key_pictures_key_fk" FOREIGN KEY ("qr_picture_key") REFERENCES "public"."pictures"("key") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaigns_newest" ON "campaigns" USING btree ("ran_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "campaigns_picture" ON "campaigns" USING btree ("picture_key");--> statement-breakpoint
CREATE INDEX "featured_periods_product" ON "featured_periods" USING btree ("product_id","starts_at");--> statement-breakpoint
CREATE INDEX "featured_periods_coming" ON "featured_periods" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "email_changes_expired" ON "email_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "banners_order" ON "banners" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "banners_picture" ON "banners" USING btree ("picture_key");--> statement-breakpoint
CREATE INDEX "payment_details_qr" ON "payment_details" USING btree ("qr_picture_key");--> statement-breakpoint
ALTER TABLE "fee_cycles" ADD CONSTRAINT "fee_cycles_reference_number_unique" UNIQUE("reference_number");--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_name_fr_length" CHECK (char_length("product_categories"."name_fr") between 1 and 80);--> statement-breakpoint
ALTER TABLE "store_categories" ADD CONSTRAINT "store_categories_name_fr_length" CHECK (char_length("store_categories"."name_fr") between 1 and 80);--> statement-breakpoint
insert into payment_details default values;
--> statement-breakpoint
-- What is featured already becomes a period.
insert into featured_periods (id, product_id, starts_at, ends_at)
select gen_random_uuid(), id, featured_from, featured_until from products where featured_from is not null;
--> statement-breakpoint
-- Holidays on fixed dates for ten years, the others as far as they are known. The website owner edits the table.
insert into holidays (id, day, name_en, name_fr, is_provisional) values
  (gen_random_uuid(), '2026-01-01', 'New Year', 'Nouvel An', false),
  (gen_random_uuid(), '2026-01-02', 'New Year (second day)', 'Nouvel An (deuxième jour)', false),
  (gen_random_uuid(), '2026-02-01', 'Abolition of Slavery', 'Abolition de l’esclavage', false),
  (gen_random_uuid(), '2026-02-01', 'Thaipoosam Cavadee', 'Thaipoosam Cavadee', false),
  (gen_random_uuid(), '2026-02-15', 'Maha Shivaratree', 'Maha Shivaratree', false),
  (gen_random_uuid(), '2026-02-17', 'Chinese Spring Festival', 'Fête du Printemps', false),
  (gen_random_uuid(), '2026-03-12', 'Independence and Republic Day', 'Fête de l’Indépendance et de la République', false),
  (gen_random_uuid(), '2026-03-19', 'Ugaadi', 'Ougadi', false),
  (gen_random_uuid(), '2026-03-21', 'Eid-ul-Fitr', 'Eid-ul-Fitr', false),
  (gen_random_uuid(), '2026-05-01', 'Labour Day', 'Fête du Travail', false),
  (gen_random_uuid(), '2026-08-15', 'Assumption of the Blessed Virgin Mary', 'Assomption de la Vierge Marie', false),
  (gen_random_uuid(), '2026-09-16', 'Ganesh Chaturthi', 'Ganesh Chaturthi', false),
  (gen_random_uuid(), '2026-11-02', 'Arrival of Indentured Labourers', 'Arrivée des travailleurs engagés', false),
  (gen_random_uuid(), '2026-11-08', 'Divali', 'Divali', false),
  (gen_random_uuid(), '2026-12-25', 'Christmas', 'Noël', false),
  (gen_random_uuid(), '2027-01-01', 'New Year', 'Nouvel An', false),
  (gen_random_uuid(), '2027-01-02', 'New Year (second day)', 'Nouvel An (deuxième jour)', false),
  (gen_random_uuid(), '2027-01-22', 'Thaipoosam Cavadee', 'Thaipoosam Cavadee', true),
  (gen_random_uuid(), '2027-02-01', 'Abolition of Slavery', 'Abolition de l’esclavage', false),
  (gen_random_uuid(), '2027-02-06', 'Chinese Spring Festival', 'Fête du Printemps', true),
  (gen_random_uuid(), '2027-03-06', 'Maha Shivaratree', 'Maha Shivaratree', true),
  (gen_random_uuid(), '2027-03-10', 'Eid-ul-Fitr', 'Eid-ul-Fitr', true),
  (gen_random_uuid(), '2027-03-12', 'Independence and Republic Day', 'Fête de l’Indépendance et de la République', false),
  (gen_random_uuid(), '2027-04-07', 'Ugaadi', 'Ougadi', true),
  (gen_random_uuid(), '2027-05-01', 'Labour Day', 'Fête du Travail', false),
  (gen_random_uuid(), '2027-09-05', 'Ganesh Chaturthi', 'Ganesh Chaturthi', true),
  (gen_random_uuid(), '2027-10-29', 'Divali', 'Divali', true),
  (gen_random_uuid(), '2027-11-01', 'All Saints’ Day', 'Toussaint', false),
  (gen_random_uuid(), '2027-11-02', 'Arrival of Indentured Labourers', 'Arrivée des travailleurs engagés', false),
  (gen_random_uuid(), '2027-12-25', 'Christmas', 'Noël', false),
  (gen_random_uuid(), '2028-01-01', 'New Year', 'Nouvel An', false),
  (gen_random_uuid(), '2028-01-02', 'New Year (second day)', 'Nouvel An (deuxième jour)', false),
  (gen_random_uuid(), '2028-02-01', 'Abolition of Slavery', 'Abolition de l’esclavage', false),
  (gen_random_uuid(), '2028-03-12', 'Independence and Republic Day', 'Fête de l’Indépendance et de la République', false),
  (gen_random_uuid(), '2028-05-01', 'Labour Day', 'Fête du Travail', false),
  (gen_random_uuid(), '2028-08-15', 'Assumption of the Blessed Virgin Mary', 'Assomption de la Vierge Marie', false),
  (gen_random_uuid(), '2028-11-02', 'Arrival of Indentured Labourers', 'Arrivée des travailleurs engagés', false),
  (gen_random_uuid(), '2028-12-25', 'Christmas', 'Noël', false),
  (gen_random_uuid(), '2029-01-01', 'New Year', 'Nouvel An', false),
  (gen_random_uuid(), '2029-01-02', 'New Year (second day)', 'Nouvel An (deuxième jour)', false),
  (gen_random_uuid(), '2029-02-01', 'Abolition of Slavery', 'Abolition de l’esclavage', false),
  (gen_random_uuid(), '2029-03-12', 'Independence and Republic Day', 'Fête de l’Indépendance et de la République', false),
  (gen_random_uuid(), '2029-05-01', 'Labour Day', 'Fête du Travail', false),
  (gen_random_uuid(), '2029-11-01', 'All Saints’ Day', 'Toussaint', false),
  (gen_random_uuid(), '2029-11-02', 'Arrival of Indentured Labourers', 'Arrivée des travailleurs engagés', false),
  (gen_random_uuid(), '2029-12-25', 'Christmas', 'Noël', false),
  (gen_random_uuid(), '2030-01-01', 'New Year', 'Nouvel An', false),
  (gen_random_uuid(), '2030-01-02', 'New Year (second day)', 'Nouvel An (deuxième jour)', false),
  (gen_random_uuid(), '2030-02-01', 'Abolition of Slavery', 'Abolition de l’esclavage', false),
  (gen_random_uuid(), '2030-03-12', 'Independence and Republic Day', 'Fête de l’Indépendance et de la République', false),
  (gen_random_uuid(), '2030-05-01', 'Labour Day', 'Fête du Travail', false),
  (gen_random_uuid(), '2030-08-15', 'Assumption of the Blessed Virgin Mary', 'Assomption de la Vierge Marie', false),
  (gen_random_uuid(), '2030-11-02', 'Arrival of Indentured Labourers', 'Arrivée des travailleurs engagés', false),
  (gen_random_uuid(), '2030-12-25', 'Christmas', 'Noël', false),
  (gen_random_uuid(), '2031-01-01', 'New Year', 'Nouvel An', false),
  (gen_random_uuid(), '2031-01-02', 'New Year (second day)', 'Nouvel An (deuxième jour)', false),
  (gen_random_uuid(), '2031-02-01', 'Abolition of Slavery', 'Abolition de l’esclavage', false),
  (gen_random_uuid(), '2031-03-12', 'Independence and Republic Day', 'Fête de l’Indépendance et de la République', false),
  (gen_random_uuid(), '2031-05-01', 'Labour Day', 'Fête du Travail', false),
  (gen_random_uuid(), '2031-11-01', 'All Saints’ Day', 'Toussaint', false),
  (gen_random_uuid(), '2031-11-02', 'Arrival of Indentured Labourers', 'Arrivée des travailleurs engagés', false),
  (gen_random_uuid(), '2031-12-25', 'Christmas', 'Noël', false),
  (gen_random_uuid(), '2032-01-01', 'New Year', 'Nouvel An', false),
  (gen_random_uuid(), '2032-01-02', 'New Year (second day)', 'Nouvel An (deuxième jour)', false),
  (gen_random_uuid(), '2032-02-01', 'Abolition of Slavery', 'Abolition de l’esclavage', false),
  (gen_random_uuid(), '2032-03-12', 'Independence and Republic Day', 'Fête de l’Indépendance et de la République', false),
  (gen_random_uuid(), '2032-05-01', 'Labour Day', 'Fête du Travail', false),
  (gen_random_uuid(), '2032-08-15', 'Assumption of the Blessed Virgin Mary', 'Assomption de la Vierge Marie', false),
  (gen_random_uuid(), '2032-11-02', 'Arrival of Indentured Labourers', 'Arrivée des travailleurs engagés', false),
  (gen_random_uuid(), '2032-12-25', 'Christmas', 'Noël', false),
  (gen_random_uuid(), '2033-01-01', 'New Year', 'Nouvel An', false),
  (gen_random_uuid(), '2033-01-02', 'New Year (second day)', 'Nouvel An (deuxième jour)', false),
  (gen_random_uuid(), '2033-02-01', 'Abolition of Slavery', 'Abolition de l’esclavage', false),
  (gen_random_uuid(), '2033-03-12', 'Independence and Republic Day', 'Fête de l’Indépendance et de la République', false),
  (gen_random_uuid(), '2033-05-01', 'Labour Day', 'Fête du Travail', false),
  (gen_random_uuid(), '2033-11-01', 'All Saints’ Day', 'Toussaint', false),
  (gen_random_uuid(), '2033-11-02', 'Arrival of Indentured Labourers', 'Arrivée des travailleurs engagés', false),
  (gen_random_uuid(), '2033-12-25', 'Christmas', 'Noël', false),
  (gen_random_uuid(), '2034-01-01', 'New Year', 'Nouvel An', false),
  (gen_random_uuid(), '2034-01-02', 'New Year (second day)', 'Nouvel An (deuxième jour)', false),
  (gen_random_uuid(), '2034-02-01', 'Abolition of Slavery', 'Abolition de l’esclavage', false),
  (gen_random_uuid(), '2034-03-12', 'Independence and Republic Day', 'Fête de l’Indépendance et de la République', false),
  (gen_random_uuid(), '2034-05-01', 'Labour Day', 'Fête du Travail', false),
  (gen_random_uuid(), '2034-08-15', 'Assumption of the Blessed Virgin Mary', 'Assomption de la Vierge Marie', false),
  (gen_random_uuid(), '2034-11-02', 'Arrival of Indentured Labourers', 'Arrivée des travailleurs engagés', false),
  (gen_random_uuid(), '2034-12-25', 'Christmas', 'Noël', false),
  (gen_random_uuid(), '2035-01-01', 'New Year', 'Nouvel An', false),
  (gen_random_uuid(), '2035-01-02', 'New Year (second day)', 'Nouvel An (deuxième jour)', false),
  (gen_random_uuid(), '2035-02-01', 'Abolition of Slavery', 'Abolition de l’esclavage', false),
  (gen_random_uuid(), '2035-03-12', 'Independence and Republic Day', 'Fête de l’Indépendance et de la République', false),
  (gen_random_uuid(), '2035-05-01', 'Labour Day', 'Fête du Travail', false),
  (gen_random_uuid(), '2035-11-01', 'All Saints’ Day', 'Toussaint', false),
  (gen_random_uuid(), '2035-11-02', 'Arrival of Indentured Labourers', 'Arrivée des travailleurs engagés', false),
  (gen_random_uuid(), '2035-12-25', 'Christmas', 'Noël', false);
