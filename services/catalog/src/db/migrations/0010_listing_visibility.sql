ALTER TABLE "scholarships" ADD COLUMN "visibility" text DEFAULT 'public' NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "closed_reason" text;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "source_url_kind" text;--> statement-breakpoint
-- What a moderator removed, and nobody has shown again since.
UPDATE "scholarships" s
SET "visibility" = 'removed', "closed_reason" = CASE WHEN s."status" = 'closed' THEN 'removed' END
FROM (
  SELECT DISTINCT ON ("scholarship_id") "scholarship_id", "outcome", "undo"
  FROM "listing_cases" WHERE "status" = 'resolved'
  ORDER BY "scholarship_id", "resolved_at" DESC
) decided
WHERE decided."scholarship_id" = s."id" AND decided."outcome" = 'removed'
  AND s."status" IN ('closed', 'archived') AND decided."undo" -> 'status' ->> 'after' = s."status";--> statement-breakpoint
-- What the rules hold back until somebody has looked.
UPDATE "scholarships" s
SET "visibility" = 'held', "closed_reason" = CASE WHEN s."status" = 'closed' THEN 'held' END
FROM "listing_cases" c
WHERE c."scholarship_id" = s."id" AND c."status" = 'open' AND s."visibility" = 'public'
  AND s."status" IN ('closed', 'draft') AND s."owner_id" IS NULL
  AND EXISTS (
    SELECT 1 FROM "listing_log" l
    WHERE l."case_id" = c."id" AND l."action" = 'held' AND l."actor_id" IS NULL
  );--> statement-breakpoint
UPDATE "scholarships" s
SET "closed_reason" = CASE
  WHEN s."feed" LIKE 'shipped-%' OR EXISTS (
    SELECT 1 FROM "source_listings" l WHERE l."listing_id" = s."id" AND l."is_closed_for_absence"
  ) THEN 'absent'
  WHEN s."confidence" = 'owner' AND s."deadline_kind" = 'day'
    AND s."deadline_precision" = 'last-known' THEN 'deadline'
  ELSE 'owner'
END
WHERE s."status" = 'closed' AND s."closed_reason" IS NULL;--> statement-breakpoint
-- A month counts until its last day.
UPDATE "scholarships"
SET "deadline_sort" = "deadline_sort"
  + ((date_trunc('month', "deadline_date") + interval '1 month - 1 day')::date - "deadline_date")
WHERE "deadline_precision" = 'recurring-month' AND "deadline_date" IS NOT NULL;--> statement-breakpoint
UPDATE "catalogue_state" SET "version" = "version" + 1;--> statement-breakpoint
ALTER TABLE "scholarships" ADD CONSTRAINT "scholarships_published_is_public" CHECK ("scholarships"."status" <> 'published' or "scholarships"."visibility" = 'public');
