CREATE TABLE "catalogue_tellings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pages_heard" integer NOT NULL,
	"page_count" integer
);
--> statement-breakpoint
CREATE TABLE "listing_requirements" (
	"scholarship_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"requirements" jsonb NOT NULL,
	"criteria" jsonb NOT NULL,
	"requires_essay" boolean,
	"sensitive_facts" text[]
);
