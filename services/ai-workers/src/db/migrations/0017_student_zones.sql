CREATE TABLE "student_zones" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"version" integer NOT NULL
);
