ALTER TABLE "replies" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', content)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "replies_search" ON "replies" USING gin ("search") WHERE "replies"."state" = 'shown';--> statement-breakpoint
CREATE INDEX "replies_newest" ON "replies" USING btree ("created_at") WHERE "replies"."state" = 'shown';