CREATE TABLE "scholarship_filters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text,
	"countries" text[],
	"degree_level" text[] NOT NULL,
	"field_of_study" text[] NOT NULL,
	"min_amount" numeric(14, 2),
	"max_amount" numeric(14, 2),
	"no_essay" boolean NOT NULL,
	"complexity" text[] NOT NULL,
	"include_unknown" boolean NOT NULL,
	"alert" text NOT NULL,
	"revision" integer NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"last_notified_at" timestamp (3) with time zone,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_search_state" (
	"is_only" boolean PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_changes" (
	"position" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_changes_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"scholarship_id" uuid NOT NULL,
	"before" jsonb,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"revision" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_search_hits" (
	"search_id" uuid NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "saved_search_hits_search_id_scholarship_id_reason_pk" PRIMARY KEY("search_id","scholarship_id","reason")
);
--> statement-breakpoint
CREATE TABLE "saved_search_digests" (
	"student_id" uuid NOT NULL,
	"local_day" date NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_search_digests_student_id_local_day_pk" PRIMARY KEY("student_id","local_day")
);
--> statement-breakpoint
CREATE TABLE "time_zones" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "scholarship_filters_name" ON "scholarship_filters" USING btree ("student_id",lower("name"));--> statement-breakpoint
CREATE INDEX "scholarship_filters_newest" ON "scholarship_filters" USING btree ("student_id","created_at","id");--> statement-breakpoint
CREATE INDEX "scholarship_filters_revision" ON "scholarship_filters" USING btree ("revision");--> statement-breakpoint
CREATE INDEX "listing_changes_scholarship" ON "listing_changes" USING btree ("scholarship_id");--> statement-breakpoint
CREATE INDEX "saved_search_hits_waiting" ON "saved_search_hits" USING btree ("search_id","found_at") WHERE "saved_search_hits"."told_at" is null;--> statement-breakpoint
CREATE INDEX "saved_search_hits_found" ON "saved_search_hits" USING brin ("found_at");--> statement-breakpoint
INSERT INTO "saved_search_state" ("is_only", "revision") VALUES (true, 0);
