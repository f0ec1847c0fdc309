-- Whom those before were made for, nobody knows.
DELETE FROM "provider_answers";--> statement-breakpoint
ALTER TABLE "provider_answers" ADD COLUMN "user_id" uuid;
