CREATE TABLE "listing_suggestions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"address_key" text NOT NULL,
	"name" text,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"scholarship_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "listing_suggestions_one_open" ON "listing_suggestions" USING btree ("address_key") WHERE "listing_suggestions"."status" = 'open';--> statement-breakpoint
CREATE INDEX "listing_suggestions_decided" ON "listing_suggestions" USING btree ("decided_at");