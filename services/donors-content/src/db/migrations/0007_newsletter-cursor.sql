ALTER TABLE "subscribers" ADD COLUMN "told_up_to" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "subscribers" SET "told_up_to" = "told_at";