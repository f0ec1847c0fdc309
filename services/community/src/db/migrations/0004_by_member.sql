CREATE INDEX "moderation_appeals_user" ON "moderation_appeals" USING btree ("user_id","action_id");--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "reports" USING btree ("reporter_id","entry_id");--> statement-breakpoint
CREATE INDEX "follows_user" ON "follows" USING btree ("user_id","post_id");--> statement-breakpoint
CREATE INDEX "views_user" ON "views" USING btree ("user_id","post_id");--> statement-breakpoint
CREATE INDEX "votes_user" ON "votes" USING btree ("user_id","entry_id");