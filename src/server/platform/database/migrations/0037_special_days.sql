CREATE TYPE "public"."special_hours" AS ENUM('closed', 'usual', 'other');--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "hours_confirmed_at" timestamp with time zone;--> statement-breakpoint
CREATE TABLE "opening_spans" (
	"store_id" uuid NOT NULL,
	"weekday" smallint NOT NULL,
	"from_minute" smallint NOT NULL,
	"to_minute" smallint NOT NULL,
	CONSTRAINT "opening_spans_store_id_weekday_from_minute_pk" PRIMARY KEY("store_id","weekday","from_minute"),
	CONSTRAINT "opening_spans_weekday" CHECK ("opening_spans"."weekday" between 1 and 7),
	CONSTRAINT "opening_spans_in_half_hours" CHECK ("opening_spans"."from_minute" between 0 and 1410 and "opening_spans"."from_minute" % 30 = 0
        and "opening_spans"."to_minute" between 0 and 1410 and "opening_spans"."to_minute" % 30 = 0),
	CONSTRAINT "opening_spans_last" CHECK ("opening_spans"."from_minute" <> "opening_spans"."to_minute" or "opening_spans"."from_minute" = 0)
);
--> statement-breakpoint
CREATE TABLE "special_days" (
	"store_id" uuid NOT NULL,
	"day" date NOT NULL,
	"hours" "special_hours" NOT NULL,
	"spans" smallint[] DEFAULT '{}' NOT NULL,
	"note" text,
	CONSTRAINT "special_days_store_id_day_pk" PRIMARY KEY("store_id","day"),
	CONSTRAINT "special_days_spans" CHECK (cardinality("special_days"."spans") % 2 = 0 and cardinality("special_days"."spans") <= 8
        and (cardinality("special_days"."spans") > 0) = ("special_days"."hours" = 'other')
        and 0 <= all ("special_days"."spans") and 1410 >= all ("special_days"."spans")),
	CONSTRAINT "special_days_note_length" CHECK (char_length("special_days"."note") between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "hours_reminders" (
	"store_id" uuid NOT NULL,
	"about" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "hours_reminders_store_id_about_day_pk" PRIMARY KEY("store_id","about","day"),
	CONSTRAINT "hours_reminders_about" CHECK ("hours_reminders"."about" in ('holiday', 'age'))
);
--> statement-breakpoint
ALTER TABLE "opening_spans" ADD CONSTRAINT "opening_spans_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_days" ADD CONSTRAINT "special_days_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hours_reminders" ADD CONSTRAINT "hours_reminders_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "special_days_day" ON "special_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "hours_reminders_day" ON "hours_reminders" USING btree ("day");--> statement-breakpoint
-- Public answers show these; see migration row_changes. Special days are shown with the names of holidays.
do $$
declare
  announced constant text[][] := array[['opening_spans', 'store_id'], ['special_days', 'store_id'], ['holidays', '']];
  entry text[];
  call text;
begin
  foreach entry slice 1 in array announced loop
    call := format('for each statement execute function announce_owners(%L)', entry[2]);
    execute format('create trigger announce_added after insert on %I referencing new table as new_rows %s', entry[1], call);
    execute format('create trigger announce_changed after update on %I referencing old table as old_rows new table as new_rows %s', entry[1], call);
    execute format('create trigger announce_gone after delete on %I referencing old table as old_rows %s', entry[1], call);
  end loop;
end $$;
