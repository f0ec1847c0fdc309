CREATE TABLE "republications" (
	"run_id" uuid PRIMARY KEY NOT NULL,
	"pages" integer NOT NULL,
	"listings" integer NOT NULL,
	"after_id" uuid,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
