CREATE TYPE "public"."token_purpose" AS ENUM('verify_email', 'reset_password');--> statement-breakpoint
CREATE TYPE "public"."application_status" AS ENUM('open', 'asked', 'approved', 'refused');--> statement-breakpoint
CREATE TYPE "public"."fee_kind" AS ENUM('monthly', 'personalised');--> statement-breakpoint
CREATE TYPE "public"."payment_kind" AS ENUM('payment', 'refund');--> statement-breakpoint
CREATE TYPE "public"."product_status" AS ENUM('active', 'removed');--> statement-breakpoint
CREATE TYPE "public"."rating_status" AS ENUM('counted', 'held');--> statement-breakpoint
CREATE TYPE "public"."tap_kind" AS ENUM('view', 'call', 'whatsapp', 'directions', 'link');--> statement-breakpoint
CREATE TYPE "public"."report_reason" AS ENUM('misleading', 'inappropriate', 'other');--> statement-breakpoint
CREATE TYPE "public"."report_status" AS ENUM('open', 'dismissed', 'acted');--> statement-breakpoint
CREATE TYPE "public"."report_target" AS ENUM('product', 'store', 'product_rating', 'store_rating');--> statement-breakpoint
CREATE TYPE "public"."session_kind" AS ENUM('user', 'admin', 'owner');--> statement-breakpoint
CREATE TYPE "public"."store_status" AS ENUM('active', 'suspended');--> statement-breakpoint
CREATE TABLE "account_tokens" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" "token_purpose" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" "citext" NOT NULL,
	"password_hash" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"store_approved_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_name_length" CHECK (char_length("users"."name") between 1 and 100),
	CONSTRAINT "users_email_length" CHECK (char_length("users"."email"::text) between 3 and 254)
);
--> statement-breakpoint
CREATE TABLE "website_owners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" "citext" NOT NULL,
	"password_hash" text NOT NULL,
	"totp_secret" text,
	"recovery_code_hashes" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "website_owners_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "fee_cycles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid,
	"store_name" text NOT NULL,
	"kind" "fee_kind" DEFAULT 'monthly' NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"due_on" date NOT NULL,
	"amount_cents" integer NOT NULL,
	"mass_advertising_cents" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fee_cycles_once" UNIQUE("store_id","kind","starts_on"),
	CONSTRAINT "fee_cycles_in_order" CHECK ("fee_cycles"."ends_on" >= "fee_cycles"."starts_on" and "fee_cycles"."due_on" <= "fee_cycles"."starts_on"),
	CONSTRAINT "fee_cycles_amounts" CHECK ("fee_cycles"."amount_cents" > 0 and "fee_cycles"."mass_advertising_cents" between 0 and "fee_cycles"."amount_cents")
);
--> statement-breakpoint
CREATE TABLE "fee_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cycle_id" uuid NOT NULL,
	"kind" "payment_kind" NOT NULL,
	"amount_cents" integer NOT NULL,
	"method" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"received_on" date NOT NULL,
	"recorded_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fee_payments_positive" CHECK ("fee_payments"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "store_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"business_name" text NOT NULL,
	"registration_number" text NOT NULL,
	"phone" text NOT NULL,
	"sells" text NOT NULL,
	"claims_halal" boolean DEFAULT false NOT NULL,
	"status" "application_status" DEFAULT 'open' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "store_applications_decided" CHECK (("store_applications"."status" in ('approved', 'refused')) = ("store_applications"."decided_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid,
	"depth" smallint NOT NULL,
	"parent_depth" smallint GENERATED ALWAYS AS (depth - 1) STORED,
	"path" uuid[] NOT NULL,
	"name" text NOT NULL,
	"icon" text,
	"position" integer DEFAULT 0 NOT NULL,
	"search" "tsvector" DEFAULT '' NOT NULL,
	CONSTRAINT "product_categories_depth" UNIQUE("id","depth"),
	CONSTRAINT "product_categories_path" UNIQUE("id","path"),
	CONSTRAINT "product_categories_sibling_names" UNIQUE NULLS NOT DISTINCT("parent_id","name"),
	CONSTRAINT "product_categories_name_length" CHECK (char_length("product_categories"."name") between 1 and 80),
	CONSTRAINT "product_categories_at_most_three_sublevels" CHECK ("product_categories"."depth" between 0 and 3),
	CONSTRAINT "product_categories_roots_have_no_parent" CHECK (("product_categories"."depth" = 0) = ("product_categories"."parent_id" is null)),
	CONSTRAINT "product_categories_path_ends_here" CHECK (cardinality("product_categories"."path") = "product_categories"."depth" + 1 and "product_categories"."path"["product_categories"."depth" + 1] = "product_categories"."id"
          and ("product_categories"."depth" = 0 or "product_categories"."path"["product_categories"."depth"] = "product_categories"."parent_id"))
);
--> statement-breakpoint
CREATE TABLE "store_categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid,
	"depth" smallint NOT NULL,
	"parent_depth" smallint GENERATED ALWAYS AS (depth - 1) STORED,
	"path" uuid[] NOT NULL,
	"name" text NOT NULL,
	"icon" text,
	"position" integer DEFAULT 0 NOT NULL,
	"search" "tsvector" DEFAULT '' NOT NULL,
	CONSTRAINT "store_categories_depth" UNIQUE("id","depth"),
	CONSTRAINT "store_categories_path" UNIQUE("id","path"),
	CONSTRAINT "store_categories_sibling_names" UNIQUE NULLS NOT DISTINCT("parent_id","name"),
	CONSTRAINT "store_categories_name_length" CHECK (char_length("store_categories"."name") between 1 and 80),
	CONSTRAINT "store_categories_at_most_three_sublevels" CHECK ("store_categories"."depth" between 0 and 3),
	CONSTRAINT "store_categories_roots_have_no_parent" CHECK (("store_categories"."depth" = 0) = ("store_categories"."parent_id" is null)),
	CONSTRAINT "store_categories_path_ends_here" CHECK (cardinality("store_categories"."path") = "store_categories"."depth" + 1 and "store_categories"."path"["store_categories"."depth" + 1] = "store_categories"."id"
          and ("store_categories"."depth" = 0 or "store_categories"."path"["store_categories"."depth"] = "store_categories"."parent_id"))
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"key" text PRIMARY KEY NOT NULL,
	"url" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"placeholder" text,
	"uploaded_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pictures_have_a_size" CHECK ("pictures"."width" > 0 and "pictures"."height" > 0 and "pictures"."bytes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" uuid NOT NULL,
	"price_cents" integer NOT NULL,
	"discount_percent" numeric(5, 2),
	"discount_expires_at" timestamp with time zone,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"city" text NOT NULL,
	"store_status" "store_status" DEFAULT 'active' NOT NULL,
	"status" "product_status" DEFAULT 'active' NOT NULL,
	"is_visible" boolean GENERATED ALWAYS AS (store_status = 'active' and status = 'active') STORED NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"price_cents" integer NOT NULL,
	"picture_key" text NOT NULL,
	"link" text,
	"category_id" uuid NOT NULL,
	"category_path" uuid[] NOT NULL,
	"discount_percent" numeric(5, 2),
	"discount_expires_at" timestamp with time zone,
	"featured_from" timestamp with time zone,
	"featured_until" timestamp with time zone,
	"featured_position" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"average_rating" double precision GENERATED ALWAYS AS (case when rating_count = 0 then 0 else rating_sum::float8 / rating_count end) STORED NOT NULL,
	"search" "tsvector" DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_title_length" CHECK (char_length("products"."title") between 1 and 200),
	CONSTRAINT "products_description_length" CHECK (char_length("products"."description") <= 5000),
	CONSTRAINT "products_price_not_negative" CHECK ("products"."price_cents" >= 0),
	CONSTRAINT "products_discount_whole_or_none" CHECK (("products"."discount_percent" is null and "products"."discount_expires_at" is null)
        or ("products"."discount_percent" is not null and "products"."discount_percent" > 0 and "products"."discount_percent" < 100 and "products"."discount_expires_at" is not null)),
	CONSTRAINT "products_featured_in_order" CHECK ("products"."featured_until" is null or ("products"."featured_from" is not null and "products"."featured_until" > "products"."featured_from")),
	CONSTRAINT "products_rating_possible" CHECK ("products"."rating_sum" between "products"."rating_count" and 5 * "products"."rating_count")
);
--> statement-breakpoint
CREATE TABLE "product_ratings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"rating" smallint NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"status" "rating_status" DEFAULT 'counted' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"product_id" uuid NOT NULL,
	CONSTRAINT "product_ratings_one_each" UNIQUE("product_id","user_id"),
	CONSTRAINT "product_ratings_one_to_five" CHECK ("product_ratings"."rating" between 1 and 5),
	CONSTRAINT "product_ratings_comment_length" CHECK (char_length("product_ratings"."comment") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "store_ratings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"rating" smallint NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"status" "rating_status" DEFAULT 'counted' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"store_id" uuid NOT NULL,
	CONSTRAINT "store_ratings_one_each" UNIQUE("store_id","user_id"),
	CONSTRAINT "store_ratings_one_to_five" CHECK ("store_ratings"."rating" between 1 and 5),
	CONSTRAINT "store_ratings_comment_length" CHECK (char_length("store_ratings"."comment") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"target_kind" text,
	"target_id" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"replied_at" timestamp with time zone,
	CONSTRAINT "contact_messages_length" CHECK (char_length("contact_messages"."message") between 1 and 5000)
);
--> statement-breakpoint
CREATE TABLE "tap_counts" (
	"day" date NOT NULL,
	"store_id" uuid NOT NULL,
	"product_id" uuid,
	"kind" "tap_kind" NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "tap_counts_once" UNIQUE NULLS NOT DISTINCT("store_id","day","kind","product_id"),
	CONSTRAINT "tap_counts_positive" CHECK ("tap_counts"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reporter_id" uuid,
	"target" "report_target" NOT NULL,
	"target_label" text NOT NULL,
	"product_id" uuid,
	"store_id" uuid,
	"product_rating_id" uuid,
	"store_rating_id" uuid,
	"reason" "report_reason" NOT NULL,
	"details" text DEFAULT '' NOT NULL,
	"status" "report_status" DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "reports_other_needs_details" CHECK ("reports"."reason" <> 'other' or btrim("reports"."details") <> ''),
	CONSTRAINT "reports_details_length" CHECK (char_length("reports"."details") <= 2000),
	CONSTRAINT "reports_decided_when_closed" CHECK (("reports"."status" = 'open') = ("reports"."decided_at" is null)),
	CONSTRAINT "reports_one_target_of_its_kind" CHECK (num_nonnulls("reports"."product_id", "reports"."store_id", "reports"."product_rating_id", "reports"."store_rating_id") <= 1
        and ("reports"."product_id" is null or "reports"."target" = 'product')
        and ("reports"."store_id" is null or "reports"."target" = 'store')
        and ("reports"."product_rating_id" is null or "reports"."target" = 'product_rating')
        and ("reports"."store_rating_id" is null or "reports"."target" = 'store_rating'))
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" "session_kind" NOT NULL,
	"user_id" uuid,
	"store_id" uuid,
	"owner_id" uuid,
	"device" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_belong_to_their_kind" CHECK (num_nonnulls("sessions"."user_id", "sessions"."store_id", "sessions"."owner_id") = 1 and case "sessions"."kind"
        when 'user' then "sessions"."user_id" is not null
        when 'admin' then "sessions"."store_id" is not null
        else "sessions"."owner_id" is not null end)
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"title" text,
	"message" text NOT NULL,
	"last_updated" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "announcements_say_something" CHECK (btrim("announcements"."message") <> '')
);
--> statement-breakpoint
CREATE TABLE "opening_hours" (
	"store_id" uuid NOT NULL,
	"weekday" smallint NOT NULL,
	"is_open" boolean NOT NULL,
	"from_minute" smallint,
	"to_minute" smallint,
	CONSTRAINT "opening_hours_store_id_weekday_pk" PRIMARY KEY("store_id","weekday"),
	CONSTRAINT "opening_hours_weekday" CHECK ("opening_hours"."weekday" between 1 and 7),
	CONSTRAINT "opening_hours_in_half_hours" CHECK ("opening_hours"."from_minute" between 0 and 1410 and "opening_hours"."from_minute" % 30 = 0
        and "opening_hours"."to_minute" between 0 and 1410 and "opening_hours"."to_minute" % 30 = 0),
	CONSTRAINT "opening_hours_last" CHECK ("opening_hours"."from_minute" <> "opening_hours"."to_minute"),
	CONSTRAINT "opening_hours_both_or_none" CHECK (num_nulls("opening_hours"."from_minute", "opening_hours"."to_minute") <> 1)
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"email" "citext" NOT NULL,
	"password_hash" text NOT NULL,
	"status" "store_status" DEFAULT 'active' NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"contact_info" text,
	"picture_key" text NOT NULL,
	"category_id" uuid NOT NULL,
	"category_path" uuid[] NOT NULL,
	"st_number" text NOT NULL,
	"line" text NOT NULL,
	"locality" text NOT NULL,
	"city" text NOT NULL,
	"address_details" text,
	"verified_until" date,
	"halal_checked_until" date,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"average_rating" double precision GENERATED ALWAYS AS (case when rating_count = 0 then 0 else rating_sum::float8 / rating_count end) STORED NOT NULL,
	"search" "tsvector" DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stores_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "stores_email_unique" UNIQUE("email"),
	CONSTRAINT "stores_shown_on_products" UNIQUE("id","city","status"),
	CONSTRAINT "stores_name_length" CHECK (char_length("stores"."name") between 1 and 120),
	CONSTRAINT "stores_city_named" CHECK ("stores"."city" <> ''),
	CONSTRAINT "stores_description_length" CHECK (char_length("stores"."description") <= 5000),
	CONSTRAINT "stores_rating_possible" CHECK ("stores"."rating_sum" between "stores"."rating_count" and 5 * "stores"."rating_count")
);
--> statement-breakpoint
CREATE TABLE "wished_products" (
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wished_products_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "wished_stores" (
	"user_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wished_stores_user_id_store_id_pk" PRIMARY KEY("user_id","store_id")
);
--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_cycles" ADD CONSTRAINT "fee_cycles_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_payments" ADD CONSTRAINT "fee_payments_cycle_id_fee_cycles_id_fk" FOREIGN KEY ("cycle_id") REFERENCES "public"."fee_cycles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_applications" ADD CONSTRAINT "store_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_parent" FOREIGN KEY ("parent_id","parent_depth") REFERENCES "public"."product_categories"("id","depth") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_categories" ADD CONSTRAINT "store_categories_parent" FOREIGN KEY ("parent_id","parent_depth") REFERENCES "public"."store_categories"("id","depth") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_picture_key_pictures_key_fk" FOREIGN KEY ("picture_key") REFERENCES "public"."pictures"("key") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_store" FOREIGN KEY ("store_id","city","store_status") REFERENCES "public"."stores"("id","city","status") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category" FOREIGN KEY ("category_id","category_path") REFERENCES "public"."product_categories"("id","path") ON DELETE restrict ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "product_ratings" ADD CONSTRAINT "product_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_ratings" ADD CONSTRAINT "product_ratings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_ratings" ADD CONSTRAINT "store_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_ratings" ADD CONSTRAINT "store_ratings_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tap_counts" ADD CONSTRAINT "tap_counts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tap_counts" ADD CONSTRAINT "tap_counts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_product_rating_id_product_ratings_id_fk" FOREIGN KEY ("product_rating_id") REFERENCES "public"."product_ratings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_store_rating_id_store_ratings_id_fk" FOREIGN KEY ("store_rating_id") REFERENCES "public"."store_ratings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_owner_id_website_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."website_owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opening_hours" ADD CONSTRAINT "opening_hours_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_picture_key_pictures_key_fk" FOREIGN KEY ("picture_key") REFERENCES "public"."pictures"("key") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_category" FOREIGN KEY ("category_id","category_path") REFERENCES "public"."store_categories"("id","path") ON DELETE restrict ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "wished_products" ADD CONSTRAINT "wished_products_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wished_products" ADD CONSTRAINT "wished_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wished_stores" ADD CONSTRAINT "wished_stores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wished_stores" ADD CONSTRAINT "wished_stores_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_tokens_user" ON "account_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "fee_cycles_due" ON "fee_cycles" USING btree ("due_on");--> statement-breakpoint
CREATE INDEX "fee_payments_cycle" ON "fee_payments" USING btree ("cycle_id");--> statement-breakpoint
CREATE UNIQUE INDEX "store_applications_one_open" ON "store_applications" USING btree ("user_id") WHERE status in ('open', 'asked');--> statement-breakpoint
CREATE INDEX "store_applications_queue" ON "store_applications" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "store_applications_user" ON "store_applications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "product_categories_children" ON "product_categories" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "store_categories_children" ON "store_categories" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "pictures_uploads" ON "pictures" USING btree ("uploaded_by","created_at");--> statement-breakpoint
CREATE INDEX "pictures_age" ON "pictures" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "price_history_product" ON "price_history" USING btree ("product_id","since");--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_visible;--> statement-breakpoint
CREATE INDEX "products_newest_in_city" ON "products" USING btree ("city","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_visible;--> statement-breakpoint
CREATE INDEX "products_deals_newest" ON "products" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"discount_expires_at") WHERE is_visible and discount_percent is not null;--> statement-breakpoint
CREATE INDEX "products_deals_newest_in_city" ON "products" USING btree ("city","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"discount_expires_at") WHERE is_visible and discount_percent is not null;--> statement-breakpoint
CREATE INDEX "products_deals_ending" ON "products" USING btree ("discount_expires_at","id") WHERE is_visible and discount_percent is not null;--> statement-breakpoint
CREATE INDEX "products_deals_best_rated" ON "products" USING btree ("average_rating" DESC NULLS FIRST,"rating_count" DESC NULLS FIRST,"id","discount_expires_at","city") WHERE is_visible and discount_percent is not null;--> statement-breakpoint
CREATE INDEX "products_featured" ON "products" USING btree ("featured_position","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_visible and featured_from is not null;--> statement-breakpoint
CREATE INDEX "products_best_rated" ON "products" USING btree ("average_rating" DESC NULLS FIRST,"rating_count" DESC NULLS FIRST,"id","created_at") WHERE is_visible;--> statement-breakpoint
CREATE INDEX "products_best_rated_in_city" ON "products" USING btree ("city","average_rating" DESC NULLS FIRST,"rating_count" DESC NULLS FIRST,"id","created_at") WHERE is_visible;--> statement-breakpoint
CREATE INDEX "products_in_category_level_1" ON "products" USING btree ((category_path[1]),"average_rating" DESC NULLS FIRST,"rating_count" DESC NULLS FIRST,"id") WHERE is_visible and cardinality(category_path) >= 1;--> statement-breakpoint
CREATE INDEX "products_in_category_level_2" ON "products" USING btree ((category_path[2]),"average_rating" DESC NULLS FIRST,"rating_count" DESC NULLS FIRST,"id") WHERE is_visible and cardinality(category_path) >= 2;--> statement-breakpoint
CREATE INDEX "products_in_category_level_3" ON "products" USING btree ((category_path[3]),"average_rating" DESC NULLS FIRST,"rating_count" DESC NULLS FIRST,"id") WHERE is_visible and cardinality(category_path) >= 3;--> statement-breakpoint
CREATE INDEX "products_in_category_level_4" ON "products" USING btree ((category_path[4]),"average_rating" DESC NULLS FIRST,"rating_count" DESC NULLS FIRST,"id") WHERE is_visible and cardinality(category_path) >= 4;--> statement-breakpoint
CREATE INDEX "products_of_store" ON "products" USING btree ("store_id","average_rating" DESC NULLS FIRST,"rating_count" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "products_picture" ON "products" USING btree ("picture_key");--> statement-breakpoint
CREATE INDEX "products_category_members" ON "products" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search");--> statement-breakpoint
CREATE INDEX "products_title_words" ON "products" USING gin (to_tsvector('zilbazar', title)) WHERE is_visible;--> statement-breakpoint
CREATE INDEX "products_title_close" ON "products" USING gin (sounds_like(title) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_ratings_newest" ON "product_ratings" USING btree ("product_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "product_ratings_author" ON "product_ratings" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "store_ratings_newest" ON "store_ratings" USING btree ("store_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "store_ratings_author" ON "store_ratings" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_target" ON "audit_log" USING btree ("target_kind","target_id");--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contact_messages_user" ON "contact_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tap_counts_product" ON "tap_counts" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "tap_counts_day" ON "tap_counts" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open_on_product" ON "reports" USING btree ("product_id","reporter_id") WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open_on_store" ON "reports" USING btree ("store_id","reporter_id") WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open_on_product_rating" ON "reports" USING btree ("product_rating_id","reporter_id") WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open_on_store_rating" ON "reports" USING btree ("store_rating_id","reporter_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "reports_queue" ON "reports" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "reports_product" ON "reports" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "reports_store" ON "reports" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "reports_product_rating" ON "reports" USING btree ("product_rating_id");--> statement-breakpoint
CREATE INDEX "reports_store_rating" ON "reports" USING btree ("store_rating_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_store" ON "sessions" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "sessions_owner" ON "sessions" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "stores_best_rated" ON "stores" USING btree ("average_rating" DESC NULLS FIRST,"rating_count" DESC NULLS FIRST,"id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "stores_best_rated_in_city" ON "stores" USING btree ("city","average_rating" DESC NULLS FIRST,"rating_count" DESC NULLS FIRST,"id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "stores_in_category_level_1" ON "stores" USING btree ((category_path[1]),"average_rating" DESC NULLS FIRST,"rating_count" DESC NULLS FIRST,"id") WHERE status = 'active' and cardinality(category_path) >= 1;--> statement-breakpoint
CREATE INDEX "stores_in_category_level_2" ON "stores" USING btree ((category_path[2]),"average_rating" DESC NULLS FIRST,"rating_count" DESC NULLS FIRST,"id") WHERE status = 'active' and cardinality(category_path) >= 2;--> statement-breakpoint
CREATE INDEX "stores_in_category_level_3" ON "stores" USING btree ((category_path[3]),"average_rating" DESC NULLS FIRST,"rating_count" DESC NULLS FIRST,"id") WHERE status = 'active' and cardinality(category_path) >= 3;--> statement-breakpoint
CREATE INDEX "stores_in_category_level_4" ON "stores" USING btree ((category_path[4]),"average_rating" DESC NULLS FIRST,"rating_count" DESC NULLS FIRST,"id") WHERE status = 'active' and cardinality(category_path) >= 4;--> statement-breakpoint
CREATE INDEX "stores_picture" ON "stores" USING btree ("picture_key");--> statement-breakpoint
CREATE INDEX "stores_category_members" ON "stores" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "stores_search" ON "stores" USING gin ("search");--> statement-breakpoint
CREATE INDEX "stores_name_close" ON "stores" USING gin (sounds_like(name) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "wished_products_newest" ON "wished_products" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "wished_products_product" ON "wished_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "wished_stores_newest" ON "wished_stores" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "wished_stores_store" ON "wished_stores" USING btree ("store_id");