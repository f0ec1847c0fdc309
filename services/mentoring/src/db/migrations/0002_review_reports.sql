CREATE TABLE "reported_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"review_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_reports_once" UNIQUE("review_id","reporter_id")
);
--> statement-breakpoint
ALTER TABLE "mentorship_sessions" ADD COLUMN "review_hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reported_reviews" ADD CONSTRAINT "reported_reviews_id_mentorship_sessions_id_fk" FOREIGN KEY ("id") REFERENCES "mentorship_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reported_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "reported_reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reported_reviews_waiting" ON "reported_reviews" USING btree ("state","opened_at","id") WHERE "reported_reviews"."state" <> 'kept';