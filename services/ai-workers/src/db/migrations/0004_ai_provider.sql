CREATE TABLE "match_tip_wordings" (
	"result_id" uuid PRIMARY KEY NOT NULL,
	"model" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_budgets" (
	"month" text NOT NULL,
	"scope" text NOT NULL,
	"subject" text NOT NULL,
	"micro_usd" bigint NOT NULL,
	CONSTRAINT "provider_budgets_month_scope_subject_pk" PRIMARY KEY("month","scope","subject")
);
--> statement-breakpoint
CREATE TABLE "provider_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"feature" text NOT NULL,
	"user_id" uuid,
	"model" text NOT NULL,
	"tokens_in" integer NOT NULL,
	"tokens_out" integer NOT NULL,
	"is_estimated" boolean NOT NULL,
	"cost_micro_usd" bigint NOT NULL,
	"duration_ms" integer NOT NULL,
	"first_token_ms" integer,
	"tries" integer NOT NULL,
	"outcome" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_switches" (
	"feature" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "provider_answers_by_end" ON "provider_answers" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "provider_calls_by_time" ON "provider_calls" USING btree ("created_at");