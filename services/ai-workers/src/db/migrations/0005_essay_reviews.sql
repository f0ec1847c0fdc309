CREATE TABLE "essay_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"essay_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"student_id" uuid NOT NULL,
	"scholarship_id" uuid,
	"essay_type" text NOT NULL,
	"title" text NOT NULL,
	"ai_use" text,
	"status" text NOT NULL,
	"input_id" uuid NOT NULL,
	"scorer_version" integer NOT NULL,
	"text_id" uuid NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"failure" text,
	"result_id" uuid,
	"ai_score" integer,
	CONSTRAINT "essay_reviews_version" UNIQUE("essay_id","version")
);
--> statement-breakpoint
CREATE INDEX "essay_reviews_newest" ON "essay_reviews" USING btree ("student_id","submitted_at","id");--> statement-breakpoint
CREATE INDEX "essay_reviews_unfinished" ON "essay_reviews" USING btree ("status","submitted_at");