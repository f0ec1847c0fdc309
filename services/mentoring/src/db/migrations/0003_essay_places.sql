ALTER TABLE "mentors" ADD COLUMN "essays_at_once" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "mentors" ADD COLUMN "told_essay_places" integer DEFAULT 0 NOT NULL;