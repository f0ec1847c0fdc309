CREATE TABLE "listing_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"status" text NOT NULL,
	"outcome" text,
	"note" text,
	"urgency" integer NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	"resolved_by" uuid,
	"resolved_by_role" text,
	"undo" jsonb,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"case_id" uuid,
	"action" text NOT NULL,
	"detail" text,
	"actor_id" uuid,
	"actor_role" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_verifications" (
	"scholarship_id" uuid PRIMARY KEY NOT NULL,
	"verified_by" uuid NOT NULL,
	"role" text NOT NULL,
	"source_url" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cleared_flags" (
	"scholarship_id" uuid PRIMARY KEY NOT NULL,
	"keys" text[] NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "listing_cases_one_open" ON "listing_cases" USING btree ("scholarship_id") WHERE "listing_cases"."status" = 'open';--> statement-breakpoint
CREATE INDEX "listing_cases_queue" ON "listing_cases" USING btree ("status","urgency" DESC NULLS LAST,"opened_at");--> statement-breakpoint
CREATE INDEX "listing_cases_of_listing" ON "listing_cases" USING btree ("scholarship_id","opened_at");--> statement-breakpoint
CREATE INDEX "listing_log_of_listing" ON "listing_log" USING btree ("scholarship_id","at");--> statement-breakpoint
-- What was reported before there were cases waits for a moderator now.
INSERT INTO "listing_cases" ("id", "scholarship_id", "status", "urgency", "opened_at", "version")
SELECT gen_random_uuid(), "scholarship_id", 'open',
	least(999, sum(CASE "reason" WHEN 'asks-for-money' THEN 100 WHEN 'wrong-facts' THEN 15 ELSE 10 END)),
	min("created_at"), 1
FROM "listing_reports" GROUP BY "scholarship_id";--> statement-breakpoint
ALTER TABLE "listing_reports" ADD COLUMN "case_id" uuid;--> statement-breakpoint
UPDATE "listing_reports" SET "case_id" = "listing_cases"."id"
FROM "listing_cases" WHERE "listing_cases"."scholarship_id" = "listing_reports"."scholarship_id";--> statement-breakpoint
ALTER TABLE "listing_reports" ALTER COLUMN "case_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "listing_reports_of_case" ON "listing_reports" USING btree ("case_id");
