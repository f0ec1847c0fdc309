ALTER TABLE "scholarship_copies" ADD COLUMN "slug" text;
--> statement-breakpoint
ALTER TABLE "scholarship_copies" ADD COLUMN "source_url" text;
--> statement-breakpoint
ALTER TABLE "scholarship_copies" ADD COLUMN "updated_at" timestamp (3) with time zone;
--> statement-breakpoint
CREATE INDEX "saved_scholarships_scholarship" ON "saved_scholarships" USING btree ("scholarship_id");
--> statement-breakpoint
CREATE TABLE "deadline_reminders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"reminder_date" timestamp (3) with time zone NOT NULL,
	"reminder_type" text NOT NULL,
	"days_before" integer,
	"deadline_date" text,
	"custom_message" text,
	"status" text NOT NULL,
	"is_sent" boolean DEFAULT false NOT NULL,
	"snoozed_from" uuid,
	"notice_id" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone,
	"is_in_app" boolean,
	"mail_outcome" text,
	"message_id" text,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "deadline_reminders_due" ON "deadline_reminders" USING btree ("status","reminder_date");
--> statement-breakpoint
CREATE INDEX "deadline_reminders_award" ON "deadline_reminders" USING btree ("student_id","scholarship_id");
--> statement-breakpoint
CREATE INDEX "deadline_reminders_notice" ON "deadline_reminders" USING btree ("notice_id");
--> statement-breakpoint
CREATE TABLE "reminder_plans" (
	"student_id" uuid NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"is_on" boolean NOT NULL,
	"days_before" integer[],
	"custom_message" text,
	"tells_next" boolean NOT NULL,
	CONSTRAINT "reminder_plans_student_id_scholarship_id_pk" PRIMARY KEY("student_id","scholarship_id")
);
--> statement-breakpoint
CREATE INDEX "reminder_plans_scholarship" ON "reminder_plans" USING btree ("scholarship_id");
--> statement-breakpoint
CREATE TABLE "reminder_defaults" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"days_before" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminder_planning" (
	"student_id" uuid NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reminder_planning_student_id_scholarship_id_pk" PRIMARY KEY("student_id","scholarship_id")
);
--> statement-breakpoint
CREATE INDEX "reminder_planning_oldest" ON "reminder_planning" USING btree ("requested_at");
--> statement-breakpoint
CREATE TABLE "student_zones" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
-- What is saved already is planned by the first sweep; times that are past are not planned, so nobody gets a burst.
INSERT INTO "reminder_planning" ("student_id", "scholarship_id", "requested_at")
SELECT "student_id", "scholarship_id", now() FROM "saved_scholarships";
