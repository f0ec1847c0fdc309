CREATE TABLE "organization_member_copies" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"members" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "planned_decisions" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"to_status" text NOT NULL,
	"message" text,
	"award" jsonb,
	"planned_by" uuid NOT NULL,
	"planned_at" timestamp (3) with time zone NOT NULL,
	"apply_at" timestamp (3) with time zone,
	"apply_by" uuid,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "review_assignments" (
	"application_id" uuid NOT NULL,
	"reviewer_id" uuid NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"assigned_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_assignments_application_id_reviewer_id_pk" PRIMARY KEY("application_id","reviewer_id")
);
--> statement-breakpoint
CREATE TABLE "review_audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"application_id" uuid,
	"user_id" uuid NOT NULL,
	"action" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_conflicts" (
	"application_id" uuid NOT NULL,
	"reviewer_id" uuid NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text,
	"at" timestamp (3) with time zone NOT NULL,
	"lifted_at" timestamp (3) with time zone,
	CONSTRAINT "review_conflicts_application_id_reviewer_id_pk" PRIMARY KEY("application_id","reviewer_id")
);
--> statement-breakpoint
CREATE TABLE "review_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"format" text NOT NULL,
	"started_by" uuid NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"done" integer NOT NULL,
	"total" integer NOT NULL,
	"bytes" integer,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "review_numbers" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "review_numbers_number" UNIQUE("scholarship_id","number")
);
--> statement-breakpoint
CREATE TABLE "review_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"asked_by" uuid NOT NULL,
	"text" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answered_by" uuid,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "review_scores" (
	"application_id" uuid NOT NULL,
	"reviewer_id" uuid NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"points" jsonb NOT NULL,
	"comment" text,
	"is_final" boolean NOT NULL,
	"total" double precision,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_scores_application_id_reviewer_id_pk" PRIMARY KEY("application_id","reviewer_id")
);
--> statement-breakpoint
CREATE TABLE "reviewer_affiliations" (
	"scholarship_id" uuid NOT NULL,
	"reviewer_id" uuid NOT NULL,
	"institutions" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reviewer_affiliations_scholarship_id_reviewer_id_pk" PRIMARY KEY("scholarship_id","reviewer_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"scholarship_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"stage" text NOT NULL,
	"rubric" jsonb NOT NULL,
	"blind_fields" jsonb NOT NULL,
	"reviews_per_application" integer NOT NULL,
	"decision_promised_on" date,
	"shares_summary" boolean NOT NULL,
	"applied_at" timestamp (3) with time zone,
	"reminded_of" date,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "planned_decisions_scholarship" ON "planned_decisions" USING btree ("scholarship_id","planned_at","application_id");--> statement-breakpoint
CREATE INDEX "planned_decisions_apply" ON "planned_decisions" USING btree ("apply_at");--> statement-breakpoint
CREATE INDEX "review_assignments_scholarship" ON "review_assignments" USING btree ("scholarship_id");--> statement-breakpoint
CREATE INDEX "review_assignments_reviewer" ON "review_assignments" USING btree ("reviewer_id");--> statement-breakpoint
CREATE INDEX "review_audit_newest" ON "review_audit" USING btree ("scholarship_id","at","id");--> statement-breakpoint
CREATE INDEX "review_conflicts_scholarship" ON "review_conflicts" USING btree ("scholarship_id");--> statement-breakpoint
CREATE INDEX "review_exports_newest" ON "review_exports" USING btree ("scholarship_id","started_at");--> statement-breakpoint
CREATE INDEX "review_questions_scholarship" ON "review_questions" USING btree ("scholarship_id");--> statement-breakpoint
CREATE INDEX "review_scores_scholarship" ON "review_scores" USING btree ("scholarship_id");--> statement-breakpoint
-- Who did what stays as it was.
CREATE TRIGGER "review_audit_never_change" BEFORE UPDATE OR DELETE ON "review_audit"
FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
