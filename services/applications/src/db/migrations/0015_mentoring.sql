CREATE TABLE "mentored_students" (
	"student_id" uuid NOT NULL,
	"mentor_id" uuid NOT NULL,
	"met_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mentored_students_student_id_mentor_id_pk" PRIMARY KEY("student_id","mentor_id")
);
--> statement-breakpoint
CREATE TABLE "session_copies" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"mentor_id" uuid NOT NULL,
	"status" text NOT NULL,
	"scheduled_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"sequence" integer NOT NULL,
	"version" integer NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mentored_students_mentor" ON "mentored_students" USING btree ("mentor_id");--> statement-breakpoint
CREATE INDEX "session_copies_student" ON "session_copies" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "session_copies_mentor" ON "session_copies" USING btree ("mentor_id");