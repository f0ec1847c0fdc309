CREATE TABLE "essay_mentors" (
	"mentor_id" uuid PRIMARY KEY NOT NULL,
	"places" integer DEFAULT 0 NOT NULL,
	"places_version" integer DEFAULT 0 NOT NULL,
	"is_mentor" boolean DEFAULT true NOT NULL,
	"status_version" integer DEFAULT 0 NOT NULL,
	"is_suspended" boolean DEFAULT false NOT NULL,
	"suspension_version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "essay_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"review_id" uuid NOT NULL,
	"essay_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"mentor_id" uuid,
	"status" text NOT NULL,
	"sealed_ask" text NOT NULL,
	"sealed_feedback" text,
	"feedback_saved_at" timestamp (3) with time zone,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"is_helpful" boolean,
	"version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "essay_requests" ADD CONSTRAINT "essay_requests_review_id_essay_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "essay_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "essay_requests_open" ON "essay_requests" USING btree ("review_id") WHERE "essay_requests"."status" in ('requested', 'accepted', 'overdue');--> statement-breakpoint
CREATE INDEX "essay_requests_review" ON "essay_requests" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "essay_requests_student" ON "essay_requests" USING btree ("student_id","requested_at","id");--> statement-breakpoint
CREATE INDEX "essay_requests_mentor" ON "essay_requests" USING btree ("mentor_id","requested_at","id");--> statement-breakpoint
CREATE INDEX "essay_requests_unanswered" ON "essay_requests" USING btree ("expires_at") WHERE "essay_requests"."status" = 'requested';--> statement-breakpoint
CREATE INDEX "essay_requests_unwritten" ON "essay_requests" USING btree ("due_at") WHERE "essay_requests"."status" = 'accepted';