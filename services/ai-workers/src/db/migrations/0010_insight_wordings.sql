CREATE TABLE "insight_wordings" (
	"insight_id" text PRIMARY KEY NOT NULL,
	"fact" text NOT NULL,
	"wording" text,
	"model" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "insight_wordings_by_time" ON "insight_wordings" USING btree ("asked_at");