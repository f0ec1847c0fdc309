CREATE TABLE "application_openings" (
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"day" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "application_openings_application_id_user_id_day_pk" PRIMARY KEY("application_id","user_id","day")
);
--> statement-breakpoint
CREATE TABLE "application_steps" (
	"application_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"by" text NOT NULL,
	"actor_id" uuid,
	"message" text,
	"due_on" date,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "application_steps_application_id_version_pk" PRIMARY KEY("application_id","version")
);
--> statement-breakpoint
CREATE TABLE "application_submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"form" jsonb NOT NULL,
	"note" text,
	"scholarship_id" uuid NOT NULL,
	"scholarship_title" text NOT NULL,
	"provider" text NOT NULL,
	"scholarship_version" integer NOT NULL,
	"closes_at" timestamp (3) with time zone,
	"is_in_grace" boolean NOT NULL,
	"criteria_version" integer NOT NULL,
	"criteria" jsonb NOT NULL,
	"requirements" jsonb NOT NULL,
	"verdict" text NOT NULL,
	"verdict_label" text NOT NULL,
	"failed" jsonb NOT NULL,
	"open" jsonb NOT NULL,
	CONSTRAINT "application_submissions_number" UNIQUE("application_id","number")
);
--> statement-breakpoint
CREATE TABLE "scholarship_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"status" text NOT NULL,
	"version" integer NOT NULL,
	"first_name" text,
	"last_name" text,
	"email" text,
	"phone" text,
	"date_of_birth" date,
	"citizenship" text,
	"country_of_residence" text,
	"current_degree_level" text,
	"field_of_study" text,
	"current_gpa" numeric(3, 2),
	"expected_graduation_date" date,
	"current_institution" text,
	"intended_institution" text,
	"family_income_range" text,
	"financial_need_statement" text,
	"other_scholarships" jsonb NOT NULL,
	"personal_statement" text,
	"essay1" text,
	"essay2" text,
	"essay3" text,
	"career_goals" text,
	"why_deserving" text,
	"extracurriculars" jsonb NOT NULL,
	"work_experience" jsonb NOT NULL,
	"volunteer_work" jsonb NOT NULL,
	"awards" jsonb NOT NULL,
	"english_proficiency" text,
	"toefl_score" integer,
	"ielts_score" numeric(3, 1),
	"duolingo_score" integer,
	"transcripts" jsonb NOT NULL,
	"recommendation_letters" jsonb NOT NULL,
	"additional_documents" jsonb NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"submission_count" integer NOT NULL,
	"last_modified_at" timestamp (3) with time zone NOT NULL,
	"application_deadline" timestamp (3) with time zone,
	"decision_promised_on" date,
	"review_notes" text,
	"review_score" numeric(5, 2),
	"reviewed_at" timestamp (3) with time zone,
	"reviewed_by" uuid,
	"moved_from" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scholarship_applications_student_scholarship" UNIQUE("student_id","scholarship_id")
);
--> statement-breakpoint
CREATE TABLE "student_answers" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_facts" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"facts" jsonb NOT NULL,
	"intended_universities" uuid[] DEFAULT '{}' NOT NULL,
	"sealed_details" text
);
--> statement-breakpoint
ALTER TABLE "scholarship_copies" ADD COLUMN "is_applied_here" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "scholarship_applications_changed" ON "scholarship_applications" USING btree ("student_id","last_modified_at","id");--> statement-breakpoint
CREATE INDEX "scholarship_applications_status" ON "scholarship_applications" USING btree ("status");--> statement-breakpoint
CREATE INDEX "scholarship_applications_submitted" ON "scholarship_applications" USING btree ("scholarship_id","submitted_at","id");--> statement-breakpoint
CREATE INDEX "scholarship_applications_moved" ON "scholarship_applications" USING gin ("moved_from");--> statement-breakpoint
-- What was submitted is what it was, whoever asks, and so is the story of an application.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER "application_submissions_never_change" BEFORE UPDATE ON "application_submissions"
FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "application_steps_never_change" BEFORE UPDATE ON "application_steps"
FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
