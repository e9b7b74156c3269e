CREATE TABLE "stray_pictures" (
	"key" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pictures" ALTER COLUMN "width" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ALTER COLUMN "height" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "stray_pictures_age" ON "stray_pictures" USING btree ("since");--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_of_ours_are_measured" CHECK ("pictures"."url" is not null or num_nulls("pictures"."width", "pictures"."height", "pictures"."bytes") = 0);