CREATE TABLE "sources" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"urls" text[] NOT NULL,
	"mapping" jsonb,
	"licence" text,
	"min_interval_ms" integer NOT NULL,
	"max_bytes" integer NOT NULL,
	"key_name" text,
	"is_enabled" boolean NOT NULL,
	"new_listings" text NOT NULL,
	"every_hours" integer NOT NULL,
	"stale_after_hours" integer NOT NULL,
	"enabled_at" timestamp (3) with time zone,
	"last_attempt_at" timestamp (3) with time zone,
	"last_success_at" timestamp (3) with time zone,
	"consecutive_failures" integer NOT NULL,
	"last_fault" text,
	"active_run_id" uuid,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sources_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "source_pages" (
	"source_id" uuid NOT NULL,
	"url" text NOT NULL,
	"etag" text,
	"last_modified" text,
	CONSTRAINT "source_pages_source_id_url_pk" PRIMARY KEY("source_id","url")
);
--> statement-breakpoint
CREATE TABLE "sync_rows" (
	"run_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"row_key" text,
	"page" text NOT NULL,
	"state" text NOT NULL,
	"record" jsonb,
	"reasons" text[],
	"raw" text,
	"outcome" text,
	CONSTRAINT "sync_rows_run_id_position_pk" PRIMARY KEY("run_id","position")
);
--> statement-breakpoint
CREATE TABLE "source_listings" (
	"source_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"row_key" text NOT NULL,
	"last_run_id" uuid NOT NULL,
	"missing_since" timestamp (3) with time zone,
	"missing_runs" integer NOT NULL,
	"is_closed_for_absence" boolean NOT NULL,
	CONSTRAINT "source_listings_source_id_listing_id_pk" PRIMARY KEY("source_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "listing_merges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"survivor_id" uuid NOT NULL,
	"merged_id" uuid NOT NULL,
	"state" text NOT NULL,
	"is_automatic" boolean NOT NULL,
	"score" real NOT NULL,
	"reasons" text[] NOT NULL,
	"survivor_before" jsonb,
	"merged_before" jsonb,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "listing_merges_pair" UNIQUE("survivor_id","merged_id")
);
--> statement-breakpoint
ALTER TABLE "sync_runs" ADD COLUMN "source_id" uuid;--> statement-breakpoint
ALTER TABLE "sync_runs" ADD COLUMN "target" text NOT NULL DEFAULT 'scholarships';--> statement-breakpoint
ALTER TABLE "sync_runs" ADD COLUMN "state" text NOT NULL DEFAULT 'finished';--> statement-breakpoint
ALTER TABLE "sync_runs" ADD COLUMN "is_dry_run" boolean NOT NULL DEFAULT false;--> statement-breakpoint
ALTER TABLE "sync_runs" ADD COLUMN "started_by" uuid;--> statement-breakpoint
ALTER TABLE "sync_runs" ADD COLUMN "unchanged" integer NOT NULL DEFAULT 0;--> statement-breakpoint
ALTER TABLE "sync_runs" ADD COLUMN "quarantined" integer NOT NULL DEFAULT 0;--> statement-breakpoint
ALTER TABLE "sync_runs" ADD COLUMN "missing" integer NOT NULL DEFAULT 0;--> statement-breakpoint
ALTER TABLE "sync_runs" ADD COLUMN "not_modified" integer NOT NULL DEFAULT 0;--> statement-breakpoint
ALTER TABLE "sync_runs" ADD COLUMN "held_reason" text;--> statement-breakpoint
ALTER TABLE "sync_runs" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "sync_runs" ADD COLUMN "faults" text[] NOT NULL DEFAULT '{}';--> statement-breakpoint
ALTER TABLE "sync_runs" ADD COLUMN "pages" jsonb NOT NULL DEFAULT '[]';--> statement-breakpoint
UPDATE "sync_runs" SET "target" = 'universities' WHERE "source" = 'shipped-universities';--> statement-breakpoint
ALTER TABLE "sync_runs" ALTER COLUMN "target" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "sync_runs" ALTER COLUMN "state" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "sync_runs" ALTER COLUMN "is_dry_run" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "sync_runs" ALTER COLUMN "unchanged" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "sync_runs" ALTER COLUMN "quarantined" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "sync_runs" ALTER COLUMN "missing" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "sync_runs" ALTER COLUMN "not_modified" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "sync_runs" ALTER COLUMN "faults" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "sync_runs" ALTER COLUMN "pages" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "sync_rows_waiting" ON "sync_rows" USING btree ("run_id","state","outcome","position");--> statement-breakpoint
CREATE INDEX "sync_rows_page" ON "sync_rows" USING btree ("run_id","page");--> statement-breakpoint
CREATE INDEX "source_listings_listing" ON "source_listings" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "listing_merges_merged" ON "listing_merges" USING btree ("merged_id","state");--> statement-breakpoint
CREATE INDEX "listing_merges_by_state" ON "listing_merges" USING btree ("state","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "sync_runs_of_source" ON "sync_runs" USING btree ("source_id","started_at" DESC NULLS LAST,"id" DESC NULLS LAST);
