ALTER TABLE "mails" ADD COLUMN "is_urgent" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- What waits already was held back when it was queued, or was not to be.
UPDATE "mails" SET "is_urgent" = true WHERE "status" = 'queued' AND "due_at" <= "created_at";
