ALTER TABLE "organization_universities" ADD COLUMN "verification" text;--> statement-breakpoint
ALTER TABLE "organization_universities" ADD COLUMN "is_deserted" boolean DEFAULT false NOT NULL;