CREATE TABLE "deleted_essay_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "deleted_essay_requests_student" ON "deleted_essay_requests" USING btree ("student_id","requested_at");