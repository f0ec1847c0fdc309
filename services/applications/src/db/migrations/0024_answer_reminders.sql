CREATE TABLE "answer_reminders" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"due_on" date NOT NULL,
	"remind_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "answer_reminders_due" ON "answer_reminders" USING btree ("remind_at");--> statement-breakpoint
CREATE INDEX "answer_reminders_student" ON "answer_reminders" USING btree ("student_id");--> statement-breakpoint
-- What is asked for already: the first run finds which morning is the next one.
INSERT INTO "answer_reminders" ("application_id", "student_id", "version", "due_on", "remind_at")
SELECT DISTINCT ON ("steps"."application_id")
  "steps"."application_id", "applications"."student_id", "steps"."version", "steps"."due_on", now()
FROM "application_steps" AS "steps"
JOIN "scholarship_applications" AS "applications" ON "applications"."id" = "steps"."application_id"
WHERE "applications"."status" = 'more_info' AND "steps"."to_status" = 'more_info'
ORDER BY "steps"."application_id", "steps"."version" DESC;
