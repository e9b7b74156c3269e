CREATE TABLE "backup_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"is_scheduled" boolean NOT NULL,
	"is_encrypted" boolean NOT NULL,
	"bytes" bigint,
	"failure" text,
	CONSTRAINT "backup_runs_outcome" CHECK (num_nonnulls("backup_runs"."bytes", "backup_runs"."failure") = 1)
);
--> statement-breakpoint
CREATE TABLE "erased_people" (
	"person_hash" text PRIMARY KEY NOT NULL,
	"erased_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "backup_runs_order" ON "backup_runs" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "erased_people_order" ON "erased_people" USING btree ("erased_at");