CREATE TABLE "catalogue_tellings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pages_heard" integer NOT NULL,
	"page_count" integer
);
--> statement-breakpoint
CREATE TABLE "listing_copy" (
	"id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"is_open" boolean NOT NULL,
	"listing" jsonb NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	"change_seq" bigserial NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"status" text NOT NULL,
	"profile" jsonb NOT NULL,
	"asked" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"failure" text,
	"result_id" uuid,
	"summary" jsonb,
	"ranked" jsonb
);
--> statement-breakpoint
CREATE TABLE "match_shares" (
	"run_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "match_shares_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "student_facts" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "listings_changes" ON "listings" USING btree ("change_seq");--> statement-breakpoint
CREATE INDEX "match_runs_newest" ON "match_runs" USING btree ("student_id","created_at","id");--> statement-breakpoint
CREATE INDEX "match_runs_unfinished" ON "match_runs" USING btree ("status","created_at");--> statement-breakpoint
INSERT INTO "listing_copy" ("id") VALUES (gen_random_uuid());
