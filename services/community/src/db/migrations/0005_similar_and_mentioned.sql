CREATE INDEX "posts_created" ON "posts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "replies_mentions" ON "replies" USING gin ("mentions") WHERE "replies"."mentions" <> '{}';