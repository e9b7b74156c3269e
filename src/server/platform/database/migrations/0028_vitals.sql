CREATE TABLE "vital_counts" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"vital" text NOT NULL,
	"bucket" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "vital_counts_day_page_vital_bucket_pk" PRIMARY KEY("day","page","vital","bucket"),
	CONSTRAINT "vital_counts_positive" CHECK ("vital_counts"."count" > 0)
);
