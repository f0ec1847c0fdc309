ALTER TABLE "scholarship_applications" ADD COLUMN "is_erased" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- As an erasure leaves them; nothing is submitted without an address.
UPDATE "scholarship_applications" SET "is_erased" = true
WHERE "submitted_at" IS NOT NULL AND "first_name" = 'Deleted' AND "last_name" = 'user'
  AND "email" IS NULL AND "citizenship" IS NULL AND "personal_statement" IS NULL;
