CREATE TABLE "application_states" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"state" text
);
--> statement-breakpoint
CREATE TABLE "mentor_connections" (
	"student_id" uuid NOT NULL,
	"mentor_id" text NOT NULL,
	"is_current" boolean NOT NULL,
	"connected_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mentor_connections_student_id_mentor_id_pk" PRIMARY KEY("student_id","mentor_id")
);
--> statement-breakpoint
CREATE TABLE "mentor_figures" (
	"mentor_id" text PRIMARY KEY NOT NULL,
	"times_selected" integer DEFAULT 0 NOT NULL,
	"marks" integer DEFAULT 0 NOT NULL,
	"yes_marks" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mentor_memories" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"sealed_notes" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mentor_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"mentor_id" text NOT NULL,
	"position" integer NOT NULL,
	"context" text NOT NULL,
	"status" text NOT NULL,
	"attempt" integer NOT NULL,
	"document_id" uuid NOT NULL,
	"made_by" text,
	"failure" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"is_helpful" boolean,
	"is_motivating" boolean,
	CONSTRAINT "mentor_replies_position" UNIQUE("session_id","position")
);
--> statement-breakpoint
CREATE TABLE "mentor_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"mentor_id" text NOT NULL,
	"sealed_title" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_asked_at" timestamp (3) with time zone NOT NULL,
	"exchange_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_awards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"application_status" text NOT NULL,
	"is_removed" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mentor_replies" ADD CONSTRAINT "mentor_replies_session_id_mentor_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "mentor_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_states_student" ON "application_states" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "mentor_replies_asked" ON "mentor_replies" USING btree ("student_id","asked_at");--> statement-breakpoint
CREATE INDEX "mentor_replies_unfinished" ON "mentor_replies" USING btree ("status","asked_at");--> statement-breakpoint
CREATE INDEX "mentor_sessions_newest" ON "mentor_sessions" USING btree ("student_id","last_asked_at","id");--> statement-breakpoint
CREATE INDEX "saved_awards_student" ON "saved_awards" USING btree ("student_id");