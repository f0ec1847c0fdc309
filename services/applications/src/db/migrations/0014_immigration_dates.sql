CREATE TABLE "immigration_date_copies" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"dates" jsonb NOT NULL,
	"version" integer NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL
);
