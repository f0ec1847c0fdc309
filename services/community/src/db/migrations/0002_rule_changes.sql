CREATE TABLE "rule_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rule_id" text NOT NULL,
	"title" text NOT NULL,
	"topics" text[] NOT NULL,
	"effective_from" date NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "rule_changes_newest" ON "rule_changes" USING btree ("changed_at");