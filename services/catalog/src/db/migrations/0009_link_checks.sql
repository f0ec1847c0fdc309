CREATE TABLE "link_checks" (
	"url" text PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"status" text NOT NULL,
	"http_status" integer,
	"moved_to" text,
	"etag" text,
	"last_modified" text,
	"content_hash" text,
	"verified_hash" text,
	"failures" integer NOT NULL,
	"first_failed_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	"next_check_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "link_checks_due" ON "link_checks" USING btree ("next_check_at");--> statement-breakpoint
CREATE INDEX "scholarships_application_url" ON "scholarships" USING hash ("application_url") WHERE "scholarships"."status" = 'published';--> statement-breakpoint
CREATE INDEX "scholarships_source_url" ON "scholarships" USING hash ("source_url") WHERE "scholarships"."status" = 'published';
