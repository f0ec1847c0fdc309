CREATE TABLE "saved_scholarships" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"application_status" text NOT NULL,
	"notes" text,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_scholarships_student_scholarship" UNIQUE("student_id","scholarship_id")
);
--> statement-breakpoint
CREATE TABLE "scholarship_copies" (
	"scholarship_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"provider" text NOT NULL,
	"owner_id" uuid,
	"deadline_date" text,
	"deadline_precision" text NOT NULL,
	"deadline_time_zone" text NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "saved_scholarships_newest" ON "saved_scholarships" USING btree ("student_id","created_at","id");