CREATE TABLE "hourly_acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"done_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "hourly_acts_newest" ON "hourly_acts" USING btree ("student_id","kind","done_at");