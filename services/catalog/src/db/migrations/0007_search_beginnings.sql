CREATE INDEX "scholarships_title_beginnings" ON "scholarships" USING btree (lower(left("title", 200)) COLLATE "C") WHERE "status" = 'published';--> statement-breakpoint
CREATE INDEX "scholarships_provider_beginnings" ON "scholarships" USING btree (lower(left("provider", 200)) COLLATE "C") WHERE "status" = 'published';
