CREATE TABLE "preparation_tellings" (
	"student_id" uuid NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "preparation_tellings_student_id_scholarship_id_pk" PRIMARY KEY("student_id","scholarship_id")
);
