ALTER TABLE "students" ADD COLUMN "is_gpa_estimated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "date_of_birth" date;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "gender" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "intended_university_ids" uuid[];--> statement-breakpoint
-- A GPA beside a grade in another scale was converted, whoever did it. "4.0", "out of 4" and the like are the same scale.
UPDATE "students" SET "is_gpa_estimated" = true, "version" = "version" + 1
WHERE "gpa" IS NOT NULL AND "gpa_original" IS NOT NULL AND "gpa_original_scale" IS NOT NULL
  AND "gpa_original_scale" !~ '(^|[^0-9.,])4([.,]0+)?([^0-9.,]|$)';
