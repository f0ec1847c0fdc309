ALTER TABLE "student_facts" ADD COLUMN "intended_universities" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "student_facts" ADD COLUMN "sealed_details" text;--> statement-breakpoint
UPDATE "student_facts" SET "facts" = '{"isGpaEstimated": false}' || "facts" WHERE NOT "facts" ? 'isGpaEstimated';
