-- Of all listings, not of published ones alone: a suggested page is looked up among the others, too.
DROP INDEX "scholarships_application_url";--> statement-breakpoint
DROP INDEX "scholarships_source_url";--> statement-breakpoint
CREATE INDEX "scholarships_application_url" ON "scholarships" USING hash ("application_url");--> statement-breakpoint
CREATE INDEX "scholarships_source_url" ON "scholarships" USING hash ("source_url");
