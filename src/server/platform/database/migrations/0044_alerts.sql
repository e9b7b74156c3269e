-- What people want to be told about: followed stores, wishes, saved searches; the messages; and where they are pushed to.
CREATE TYPE "public"."alert_kind" AS ENUM('new-product', 'search-match', 'price-drop', 'discount-ends');--> statement-breakpoint
CREATE TYPE "public"."alert_change_kind" AS ENUM('new', 'price');--> statement-breakpoint
CREATE TABLE "followed_stores" (
	"user_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "followed_stores_user_id_store_id_pk" PRIMARY KEY("user_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"q" text NOT NULL,
	"city" text,
	"query" "tsquery" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_q_length" CHECK (char_length("saved_searches"."q") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "alert_choices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"mail" "notification_mail" DEFAULT 'never' NOT NULL,
	"push" "notification_mail" DEFAULT 'never' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" uuid NOT NULL,
	"kind" "alert_change_kind" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"event" text NOT NULL,
	"kind" "alert_kind" NOT NULL,
	"product_id" uuid NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mail_at" timestamp with time zone,
	"push_at" timestamp with time zone,
	CONSTRAINT "alerts_once" UNIQUE("user_id","event")
);
--> statement-breakpoint
CREATE TABLE "push_devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_devices_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "push_keys" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_keys_only" CHECK ("push_keys"."is_only")
);
--> statement-breakpoint
ALTER TABLE "wished_products" ADD COLUMN "alerts_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "followed_stores" ADD CONSTRAINT "followed_stores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "followed_stores" ADD CONSTRAINT "followed_stores_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_choices" ADD CONSTRAINT "alert_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "followed_stores_store" ON "followed_stores" USING btree ("store_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_once" ON "saved_searches" USING btree ("user_id",lower("q"),coalesce("city", ''));--> statement-breakpoint
CREATE INDEX "alerts_newest" ON "alerts" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "alerts_mail_due" ON "alerts" USING btree ("mail_at") WHERE mail_at is not null;--> statement-breakpoint
CREATE INDEX "alerts_push_due" ON "alerts" USING btree ("push_at") WHERE push_at is not null;--> statement-breakpoint
CREATE INDEX "alerts_old" ON "alerts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "alerts_product" ON "alerts" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "push_devices_user" ON "push_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_devices_session" ON "push_devices" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "wished_products_alerts" ON "wished_products" USING btree ("product_id","user_id") WHERE alerts_since is not null;--> statement-breakpoint
-- A product that somebody waits for is noted in the transaction that changes it; the job 'alerts' takes what is noted. Each of
-- these looks up one index entry, whatever the size of the catalogue.
create function note_price_for_alerts() returns trigger language plpgsql as $$
begin
  if exists (select from wished_products where product_id = new.id and alerts_since is not null) then
    insert into alert_changes (product_id, kind) values (new.id, 'price');
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger price_for_alerts after update of price_cents, discount_percent, discount_expires_at on products
  for each row when ((old.price_cents, old.discount_percent, old.discount_expires_at)
    is distinct from (new.price_cents, new.discount_percent, new.discount_expires_at))
  execute function note_price_for_alerts();
--> statement-breakpoint
create function note_new_for_alerts() returns trigger language plpgsql as $$
begin
  insert into alert_changes (product_id, kind)
    select id, 'new' from added
    where is_visible and (exists (select from followed_stores f where f.store_id = added.store_id)
      or exists (select from saved_searches));
  return null;
end $$;
--> statement-breakpoint
create trigger new_for_alerts after insert on products referencing new table as added
  for each statement execute function note_new_for_alerts();
--> statement-breakpoint
-- A draft is new when it is first shown. A store that is shown again does not make its products new.
create function note_shown_for_alerts() returns trigger language plpgsql as $$
begin
  if exists (select from followed_stores where store_id = new.store_id) or exists (select from saved_searches) then
    insert into alert_changes (product_id, kind) values (new.id, 'new');
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger shown_for_alerts after update of status on products
  for each row when (old.status::text = 'hidden' and new.status = 'active' and new.store_status = 'active')
  execute function note_shown_for_alerts();
