CREATE TABLE "saved_counts" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
