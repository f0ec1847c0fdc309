CREATE TABLE "progress_entries" (
	"student_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "progress_entries_student_id_kind_subject_id_pk" PRIMARY KEY("student_id","kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "student_achievements" (
	"student_id" uuid NOT NULL,
	"achievement_id" text NOT NULL,
	"completed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "student_achievements_student_id_achievement_id_pk" PRIMARY KEY("student_id","achievement_id")
);
--> statement-breakpoint
-- Whoever erases a person blanks what the person wrote; nobody else changes these rows.
CREATE OR REPLACE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME IN ('application_submissions', 'application_steps')
    AND current_setting('landfall.erasing', true) = 'on' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME;
END $$;
