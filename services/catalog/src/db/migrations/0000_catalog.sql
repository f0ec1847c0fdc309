CREATE TABLE "country_exceptions" (
	"token" text PRIMARY KEY NOT NULL,
	"codes" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scholarships" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"status" text NOT NULL,
	"owner_id" uuid,
	"title" text NOT NULL,
	"provider" text NOT NULL,
	"description" text,
	"amount_type" text NOT NULL,
	"amount" numeric(12, 2),
	"max_amount" numeric(12, 2),
	"currency" text,
	"amount_period" text,
	"coverage" text[],
	"citizenship_kind" text NOT NULL,
	"citizenship_codes" text[] NOT NULL,
	"citizenship_hint" text,
	"degree_levels" text[],
	"field_kind" text NOT NULL,
	"field_codes" text[] NOT NULL,
	"gpa_requirement" numeric(3, 2),
	"language_requirement" text,
	"min_toefl_score" integer,
	"min_ielts_score" numeric(3, 1),
	"min_duolingo_score" integer,
	"accepts_english_waivers" boolean,
	"english_waiver_conditions" text[],
	"deadline_kind" text NOT NULL,
	"deadline_text" text,
	"deadline_time_zone" text NOT NULL,
	"deadline_basis" text,
	"is_rolling_admission" boolean,
	"requirements" text[],
	"benefits" text[],
	"requires_essay" boolean,
	"application_complexity" text,
	"estimated_time_to_apply" text,
	"requires_nomination" boolean,
	"is_renewable" boolean,
	"is_need_based" boolean,
	"is_merit_based" boolean,
	"is_women_only" boolean,
	"fsa_eligible" boolean,
	"eligible_citizenship_status" text[],
	"eligible_visa_types" text[],
	"requires_us_high_school" boolean,
	"requires_us_residency" boolean,
	"residency_requirements" text,
	"max_family_income" numeric(12, 2),
	"requires_financial_need" boolean,
	"accepted_funding_sources" text[],
	"application_url" text,
	"contact_email" text,
	"source_url" text,
	"university_id" uuid,
	"is_tied_to_admission" boolean,
	"note" text,
	"feed" text,
	"source" text NOT NULL,
	"source_id" text,
	"licence" text,
	"source_year" integer,
	"confidence" text NOT NULL,
	"source_urls" text[] NOT NULL,
	"edited_fields" text[] NOT NULL,
	"content_hash" text NOT NULL,
	"last_verified_at" timestamp (3) with time zone,
	"link_status" text NOT NULL,
	"search_countries" text[] NOT NULL,
	"search_degrees" text[] NOT NULL,
	"search_fields" text[] NOT NULL,
	"search_text" "tsvector" NOT NULL,
	"least_amount" numeric(12, 2),
	"most_amount" numeric(12, 2),
	"amount_sort" numeric(14, 2) NOT NULL,
	"effort_sort" smallint NOT NULL,
	"deadline_precision" text NOT NULL,
	"deadline_date" date,
	"deadline_sort" integer NOT NULL,
	"deadline_rolls_at" timestamp (3) with time zone,
	"version" integer NOT NULL,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scholarships_slug" UNIQUE("slug"),
	CONSTRAINT "scholarships_feed_source" UNIQUE("feed","source_id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"details" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "listing_reports_once" UNIQUE("reporter_id","scholarship_id")
);
--> statement-breakpoint
CREATE TABLE "student_facts" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"facts" jsonb NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sync_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"file_hash" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"fetched" integer NOT NULL,
	"created" integer NOT NULL,
	"changed" integer NOT NULL,
	"closed" integer NOT NULL,
	"failed" integer NOT NULL,
	"open_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "universities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"unitid" integer,
	"name" text NOT NULL,
	"city" text,
	"state" text,
	"state_name" text,
	"website" text,
	"type" text NOT NULL,
	"control" text,
	"ranking" integer,
	"ranking_source" text,
	"acceptance_rate" numeric(4, 1),
	"tuition_in_state" numeric(12, 2),
	"tuition_out_of_state" numeric(12, 2),
	"international_tuition" numeric(12, 2),
	"tuition_year" text,
	"description" text,
	"student_population" integer,
	"undergraduate_enrollment" integer,
	"international_students" integer,
	"international_students_percent" numeric(4, 1),
	"international_students_basis" text,
	"top_majors" text[],
	"top_majors_basis" text,
	"carnegie_classification" text,
	"admissions_url" text,
	"financial_aid_url" text,
	"application_url" text,
	"english_test_for_admission" text,
	"essay_for_admission" text,
	"email_domains" text[],
	"in_scorecard_feb_2026" boolean,
	"source_year" integer,
	"sources" text[] NOT NULL,
	"is_active" boolean NOT NULL,
	"content_hash" text NOT NULL,
	"search_text" text NOT NULL,
	"name_sort" text COLLATE "C" NOT NULL,
	"ranking_sort" integer NOT NULL,
	"tuition_sort" numeric(14, 2) NOT NULL,
	"acceptance_sort" numeric(5, 1) NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "universities_slug" UNIQUE("slug"),
	CONSTRAINT "universities_unitid" UNIQUE("unitid")
);
--> statement-breakpoint
CREATE INDEX "scholarships_search" ON "scholarships" USING gin ("search_countries","search_degrees","search_fields","search_text") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "scholarships_by_deadline" ON "scholarships" USING btree ("deadline_sort","id");--> statement-breakpoint
CREATE INDEX "scholarships_by_amount" ON "scholarships" USING btree ("amount_sort" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "scholarships_by_effort" ON "scholarships" USING btree ("effort_sort","deadline_sort","id");--> statement-breakpoint
CREATE INDEX "scholarships_newest" ON "scholarships" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "scholarships_owner" ON "scholarships" USING btree ("owner_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "scholarships_university" ON "scholarships" USING btree ("university_id");--> statement-breakpoint
CREATE INDEX "scholarships_rolling" ON "scholarships" USING btree ("deadline_rolls_at");--> statement-breakpoint
CREATE INDEX "search_words_similar" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "listing_reports_recent" ON "listing_reports" USING btree ("reporter_id","created_at");--> statement-breakpoint
CREATE INDEX "sync_runs_latest" ON "sync_runs" USING btree ("finished_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "universities_search" ON "universities" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "universities_by_ranking" ON "universities" USING btree ("ranking_sort","name_sort","id");--> statement-breakpoint
CREATE INDEX "universities_by_tuition" ON "universities" USING btree ("tuition_sort","name_sort","id");--> statement-breakpoint
CREATE INDEX "universities_by_name" ON "universities" USING btree ("name_sort","id");--> statement-breakpoint
ALTER TABLE "scholarships" ALTER COLUMN "search_countries" SET STATISTICS 1000;--> statement-breakpoint
ALTER TABLE "scholarships" ALTER COLUMN "search_fields" SET STATISTICS 1000;--> statement-breakpoint
ALTER TABLE "scholarships" ALTER COLUMN "search_text" SET STATISTICS 1000;