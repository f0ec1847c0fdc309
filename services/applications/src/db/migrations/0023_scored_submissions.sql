ALTER TABLE "review_scores" ADD COLUMN "submission_number" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- What had been submitted last when it was saved.
UPDATE "review_scores" SET "submission_number" = coalesce((
  SELECT max("submissions"."number") FROM "application_submissions" AS "submissions"
  WHERE "submissions"."application_id" = "review_scores"."application_id"
    AND "submissions"."submitted_at" <= "review_scores"."saved_at"
), 1);
