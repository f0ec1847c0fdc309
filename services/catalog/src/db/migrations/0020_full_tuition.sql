ALTER TABLE "scholarship_filters" ADD COLUMN "full_tuition" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What listings were before changes that the saved searches have not been held against yet.
UPDATE "listing_changes" SET "before" = ("before" - 'isFullTuition') || jsonb_build_object(
  'amountType', CASE WHEN ("before" ->> 'isFullTuition')::boolean THEN 'full-tuition' ELSE 'varies' END)
WHERE "before" ? 'isFullTuition';
