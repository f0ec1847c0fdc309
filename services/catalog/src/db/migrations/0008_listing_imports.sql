CREATE TABLE "listing_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scope" text NOT NULL,
	"owner_id" uuid,
	"owner_name" text,
	"created_by" uuid NOT NULL,
	"file_name" text NOT NULL,
	"status" text NOT NULL,
	"ignored_columns" text[] NOT NULL,
	"publishes" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"applied_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "listing_import_rows" (
	"import_id" uuid NOT NULL,
	"row_number" integer NOT NULL,
	"key" text,
	"title" text NOT NULL,
	"outcome" text NOT NULL,
	"form" jsonb NOT NULL,
	"faults" jsonb NOT NULL,
	"draft_reasons" jsonb NOT NULL,
	"state" text NOT NULL,
	"scholarship_id" uuid,
	"before" jsonb,
	"after_hash" text,
	"after_status" text,
	CONSTRAINT "listing_import_rows_import_id_row_number_pk" PRIMARY KEY("import_id","row_number")
);
--> statement-breakpoint
CREATE TABLE "listing_references" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"scholarship_id" uuid NOT NULL,
	CONSTRAINT "listing_references_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE INDEX "listing_imports_of_scope" ON "listing_imports" USING btree ("scope","created_at");
