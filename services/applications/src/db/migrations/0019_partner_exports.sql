CREATE TABLE "partner_export_parts" (
	"export_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"object_id" uuid NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "partner_export_parts_export_id_number_pk" PRIMARY KEY("export_id","number"),
	CONSTRAINT "partner_export_parts_object_id_unique" UNIQUE("object_id")
);
--> statement-breakpoint
CREATE TABLE "partner_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"format" text NOT NULL,
	"has_applicants" boolean NOT NULL,
	"started_by" uuid NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"done" integer NOT NULL,
	"total" integer NOT NULL,
	"position" uuid
);
--> statement-breakpoint
ALTER TABLE "partner_export_parts" ADD CONSTRAINT "partner_export_parts_export_id_partner_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "partner_exports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_exports_newest" ON "partner_exports" USING btree ("organization_id","started_at");--> statement-breakpoint
CREATE INDEX "partner_exports_age" ON "partner_exports" USING btree ("started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "partner_exports_one_running" ON "partner_exports" USING btree ("organization_id") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "scholarship_copies_owner" ON "scholarship_copies" USING btree ("owner_id","scholarship_id");