CREATE TABLE "monthly_figures" (
	"store_id" uuid NOT NULL,
	"month" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "monthly_figures_store_id_month_pk" PRIMARY KEY("store_id","month")
);
--> statement-breakpoint
ALTER TABLE "monthly_figures" ADD CONSTRAINT "monthly_figures_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;