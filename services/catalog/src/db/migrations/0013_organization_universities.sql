CREATE TABLE "organization_universities" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"university_id" uuid,
	"version" integer NOT NULL
);
