CREATE TABLE "immigration_date_plans" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "immigration_dates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"day" date NOT NULL,
	"remind_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "immigration_guidance" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "immigration_moved_dates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"change_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "immigration_profiles" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "immigration_rule_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rule_id" text NOT NULL,
	"based_on" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"effective_from" date NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"position" uuid
);
--> statement-breakpoint
CREATE TABLE "immigration_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rule_id" text NOT NULL,
	"content" jsonb NOT NULL,
	"effective_from" date,
	"effective_to" date,
	"origin" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_zones" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "immigration_dates_student" ON "immigration_dates" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "immigration_dates_due" ON "immigration_dates" USING btree ("remind_at");--> statement-breakpoint
CREATE INDEX "immigration_guidance_newest" ON "immigration_guidance" USING btree ("student_id","created_at","id");--> statement-breakpoint
CREATE INDEX "immigration_moved_dates_student" ON "immigration_moved_dates" USING btree ("student_id","told_at");--> statement-breakpoint
CREATE INDEX "immigration_rule_changes_state" ON "immigration_rule_changes" USING btree ("state","proposed_at");--> statement-breakpoint
CREATE INDEX "immigration_rules_rule" ON "immigration_rules" USING btree ("rule_id");