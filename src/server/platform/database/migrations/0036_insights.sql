CREATE TABLE "store_days" (
	"store_id" uuid NOT NULL,
	"day" date NOT NULL,
	"store_views" integer DEFAULT 0 NOT NULL,
	"product_views" integer DEFAULT 0 NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"whatsapps" integer DEFAULT 0 NOT NULL,
	"directions" integer DEFAULT 0 NOT NULL,
	"links" integer DEFAULT 0 NOT NULL,
	"wishes" integer DEFAULT 0 NOT NULL,
	"searches" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "store_days_store_id_day_pk" PRIMARY KEY("store_id","day")
);
--> statement-breakpoint
CREATE TABLE "store_hours" (
	"store_id" uuid NOT NULL,
	"day" date NOT NULL,
	"hour" smallint NOT NULL,
	"store_views" integer DEFAULT 0 NOT NULL,
	"product_views" integer DEFAULT 0 NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"whatsapps" integer DEFAULT 0 NOT NULL,
	"directions" integer DEFAULT 0 NOT NULL,
	"links" integer DEFAULT 0 NOT NULL,
	"wishes" integer DEFAULT 0 NOT NULL,
	"searches" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "store_hours_store_id_day_hour_pk" PRIMARY KEY("store_id","day","hour"),
	CONSTRAINT "store_hours_of_a_day" CHECK ("store_hours"."hour" between 0 and 23)
);
--> statement-breakpoint
CREATE TABLE "wish_counts" (
	"day" date NOT NULL,
	"store_id" uuid NOT NULL,
	"product_id" uuid,
	"count" integer NOT NULL,
	CONSTRAINT "wish_counts_once" UNIQUE NULLS NOT DISTINCT("store_id","day","product_id"),
	CONSTRAINT "wish_counts_positive" CHECK ("wish_counts"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"store_id" uuid NOT NULL,
	"day" date NOT NULL,
	"words" text NOT NULL,
	"people" bit(64) NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "search_words_store_id_day_words_pk" PRIMARY KEY("store_id","day","words"),
	CONSTRAINT "search_words_short" CHECK (char_length("search_words"."words") <= 40),
	CONSTRAINT "search_words_positive" CHECK ("search_words"."count" > 0)
);
--> statement-breakpoint
-- Before the keys and indexes, so that they are built once. Wishes from before are those that are still wished.
insert into wish_counts (day, store_id, product_id, count)
  select (w.created_at at time zone 'Indian/Mauritius')::date, p.store_id, p.id, count(*)
  from wished_products w join products p on p.id = w.product_id group by 1, 2, 3
  union all
  select (created_at at time zone 'Indian/Mauritius')::date, store_id, null, count(*)
  from wished_stores group by 1, 2;
--> statement-breakpoint
insert into store_days (store_id, day, store_views, product_views, calls, whatsapps, directions, links, wishes)
  select store_id, day,
    coalesce(sum(count) filter (where kind = 'view' and product_id is null), 0),
    coalesce(sum(count) filter (where kind = 'view' and product_id is not null), 0),
    coalesce(sum(count) filter (where kind = 'call'), 0),
    coalesce(sum(count) filter (where kind = 'whatsapp'), 0),
    coalesce(sum(count) filter (where kind = 'directions'), 0),
    coalesce(sum(count) filter (where kind = 'link'), 0),
    coalesce(sum(count) filter (where kind = 'wish'), 0)
  from (
    select store_id, day, product_id, kind::text, count from tap_counts
    union all select store_id, day, product_id, 'wish', count from wish_counts) counted
  group by 1, 2;
--> statement-breakpoint
ALTER TABLE "store_days" ADD CONSTRAINT "store_days_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_hours" ADD CONSTRAINT "store_hours_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_counts" ADD CONSTRAINT "wish_counts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_counts" ADD CONSTRAINT "wish_counts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_hours_day" ON "store_hours" USING btree ("day");--> statement-breakpoint
CREATE INDEX "wish_counts_product" ON "wish_counts" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "search_words_day" ON "search_words" USING btree ("day");
