CREATE TABLE "catalogue_tellings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pages_heard" integer NOT NULL,
	"page_count" integer
);
--> statement-breakpoint
CREATE TABLE "listing_requirements" (
	"scholarship_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"requirements" jsonb NOT NULL,
	"criteria" jsonb NOT NULL,
	"requires_essay" boolean,
	"sensitive_facts" text[]
);
--> statement-breakpoint
CREATE TABLE "application_checklists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"checklist_items" jsonb NOT NULL,
	"overall_progress" integer DEFAULT 0 NOT NULL,
	"ai_recommendations" text[] DEFAULT '{}' NOT NULL,
	"remind_at" timestamp (3) with time zone,
	"version" integer NOT NULL,
	"last_updated" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "application_checklists_student_scholarship" UNIQUE("student_id","scholarship_id")
);
--> statement-breakpoint
CREATE TABLE "application_prep_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"task_type" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"priority" text DEFAULT 'medium' NOT NULL,
	"status" text DEFAULT 'not_started' NOT NULL,
	"due_date" text,
	"estimated_time_hours" double precision,
	"ai_generated_content" text,
	"student_notes" text,
	"completed_at" timestamp (3) with time zone,
	"step_key" text,
	"planned_for" text,
	"dated_from" text,
	"is_compressed" boolean DEFAULT false NOT NULL,
	"is_touched" boolean DEFAULT false NOT NULL,
	"is_removed" boolean DEFAULT false NOT NULL,
	"remind_at" timestamp (3) with time zone,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moved_preparations" (
	"merged_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"folded" jsonb,
	CONSTRAINT "moved_preparations_merged_id_record_id_pk" PRIMARY KEY("merged_id","record_id")
);
--> statement-breakpoint
CREATE INDEX "application_checklists_scholarship" ON "application_checklists" USING btree ("scholarship_id");--> statement-breakpoint
CREATE INDEX "application_checklists_due" ON "application_checklists" USING btree ("remind_at");--> statement-breakpoint
CREATE INDEX "application_prep_tasks_student" ON "application_prep_tasks" USING btree ("student_id","scholarship_id");--> statement-breakpoint
CREATE INDEX "application_prep_tasks_scholarship" ON "application_prep_tasks" USING btree ("scholarship_id");--> statement-breakpoint
CREATE INDEX "application_prep_tasks_due" ON "application_prep_tasks" USING btree ("remind_at");--> statement-breakpoint
CREATE INDEX "moved_preparations_student" ON "moved_preparations" USING btree ("merged_id","student_id");