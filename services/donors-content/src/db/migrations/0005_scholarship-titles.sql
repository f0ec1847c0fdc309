CREATE TABLE "scholarship_titles" (
	"scholarship_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL
);
