ALTER TABLE "mail_requests" ADD COLUMN "origin" jsonb;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "origin" jsonb;