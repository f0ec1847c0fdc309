CREATE TABLE "suspensions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"is_suspended" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listing_imports" ADD COLUMN "confirmed_by" uuid;