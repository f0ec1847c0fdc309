CREATE TABLE "application_figures" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"reached" text[] NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"country" text,
	"field" text,
	"score" double precision
);
--> statement-breakpoint
CREATE TABLE "fund_figures" (
	"fund_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"name" text,
	"currency" text NOT NULL,
	"scholarship_ids" uuid[] NOT NULL,
	"pledged_minor" bigint NOT NULL,
	"committed_minor" bigint NOT NULL,
	"awarded_minor" bigint NOT NULL,
	"disbursed_minor" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "metrics_snapshots" (
	"organization_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"document_id" uuid NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "metrics_snapshots_organization_id_version_pk" PRIMARY KEY("organization_id","version")
);
--> statement-breakpoint
CREATE TABLE "metrics_versions" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "application_figures_owner" ON "application_figures" USING btree ("owner_id","scholarship_id","submitted_at","application_id");--> statement-breakpoint
CREATE INDEX "fund_figures_owner" ON "fund_figures" USING btree ("owner_id","fund_id");