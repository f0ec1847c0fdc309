CREATE TABLE "catalogue_state" (
	"is_only" boolean PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "scholarships_status" ON "scholarships" USING btree ("status","university_id");
--> statement-breakpoint
INSERT INTO "catalogue_state" ("is_only", "version") VALUES (true, 0);