ALTER TABLE "users" ADD COLUMN "mentor_status_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "calendar" jsonb;