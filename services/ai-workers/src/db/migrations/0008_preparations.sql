CREATE TABLE "preparations" (
	"student_id" uuid NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"open_tasks" integer NOT NULL,
	"completed_tasks" integer NOT NULL,
	"open_lines" integer NOT NULL,
	"completed_lines" integer NOT NULL,
	"next" jsonb NOT NULL,
	CONSTRAINT "preparations_student_id_scholarship_id_pk" PRIMARY KEY("student_id","scholarship_id")
);
