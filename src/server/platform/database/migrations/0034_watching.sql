CREATE TABLE "browser_errors" (
	"day" date NOT NULL,
	"message" text NOT NULL,
	"place" text NOT NULL,
	"page" text NOT NULL,
	"build" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "browser_errors_day_message_place_page_build_pk" PRIMARY KEY("day","message","place","page","build"),
	CONSTRAINT "browser_errors_short" CHECK (char_length("browser_errors"."message") <= 200 and char_length("browser_errors"."place") <= 120),
	CONSTRAINT "browser_errors_positive" CHECK ("browser_errors"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"hour" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"kind" "session_kind" NOT NULL,
	"account" text NOT NULL,
	"address" text NOT NULL,
	"device" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "security_events_hour_event_kind_account_address_device_pk" PRIMARY KEY("hour","event","kind","account","address","device"),
	CONSTRAINT "security_events_known" CHECK ("security_events"."event" in ('failed-login', 'failed-code', 'lockout', 'new-device')),
	CONSTRAINT "security_events_positive" CHECK ("security_events"."count" > 0)
);
--> statement-breakpoint
CREATE INDEX "security_events_newest" ON "security_events" USING btree ("last_at" DESC NULLS FIRST);