ALTER TABLE "student_facts" ADD COLUMN "intended_universities" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "student_facts" ADD COLUMN "sealed_details" text;--> statement-breakpoint
-- So that what identity tells again is taken: its version stays, but it has what was not kept before.
UPDATE "student_facts" SET "version" = "version" - 1, "facts" = '{"isGpaEstimated": false}' || "facts";
