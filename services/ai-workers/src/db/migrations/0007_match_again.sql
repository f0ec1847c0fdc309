CREATE TABLE "match_watches" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"change_seq" bigint NOT NULL,
	"told_since" timestamp (3) with time zone,
	"told_last" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "told_matches" (
	"student_id" uuid NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "told_matches_student_id_scholarship_id_pk" PRIMARY KEY("student_id","scholarship_id")
);
--> statement-breakpoint
ALTER TABLE "match_runs" ADD COLUMN "cause" text DEFAULT 'student' NOT NULL;--> statement-breakpoint
CREATE INDEX "match_watches_told" ON "match_watches" USING btree ("told_since") WHERE "match_watches"."told_since" is not null;--> statement-breakpoint
CREATE INDEX "match_watches_started" ON "match_watches" USING btree ("started_at");--> statement-breakpoint
INSERT INTO "match_watches" ("student_id", "asked_at", "started_at", "change_seq")
SELECT "student_id", max("created_at"), max("created_at"), 0 FROM "match_runs" GROUP BY "student_id";