CREATE TABLE "mentors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"profile_image" text,
	"bio" text NOT NULL,
	"expertise" text[] NOT NULL,
	"scholarships_won" text[] NOT NULL,
	"current_position" text,
	"university" text,
	"country" text,
	"field_of_study" text,
	"years_of_experience" integer,
	"languages" text[] NOT NULL,
	"rating" numeric(3, 2),
	"rating_count" integer DEFAULT 0 NOT NULL,
	"total_sessions" integer DEFAULT 0 NOT NULL,
	"is_active" boolean NOT NULL,
	"hourly_rate" numeric(12, 2) NOT NULL,
	"books_instantly" boolean NOT NULL,
	"takes_essays" boolean NOT NULL,
	"room_url" text,
	"timezone" text NOT NULL,
	"weekly" jsonb NOT NULL,
	"overrides" jsonb NOT NULL,
	"buffer_minutes" integer NOT NULL,
	"notice_hours" integer NOT NULL,
	"horizon_days" integer NOT NULL,
	"applied_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"decision_note" text,
	"version" integer NOT NULL,
	"search_text" "tsvector" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mentors_rate" CHECK ("mentors"."hourly_rate" >= 0)
);
--> statement-breakpoint
CREATE TABLE "person_zones" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"locale" text NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_origins" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"country" text,
	"fields" text[] NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mentorship_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"mentor_id" uuid NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"scheduled_at" timestamp (3) with time zone NOT NULL,
	"duration" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"notes" text,
	"amount" numeric(12, 2) NOT NULL,
	"month" text NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"remind_at" timestamp (3) with time zone,
	"sequence" integer NOT NULL,
	"proposed_at" timestamp (3) with time zone,
	"proposed_by" uuid,
	"ended_by" uuid,
	"end_reason" text,
	"is_late" boolean NOT NULL,
	"missed_by" uuid,
	"reported_at" timestamp (3) with time zone,
	"appeal" text,
	"appealed_at" timestamp (3) with time zone,
	"appeal_decision" text,
	"appeal_decided_at" timestamp (3) with time zone,
	"appeal_decided_by" uuid,
	"rating" integer,
	"feedback" text,
	"reviewed_at" timestamp (3) with time zone,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mentorship_sessions_rating" CHECK ("mentorship_sessions"."rating" between 1 and 5),
	CONSTRAINT "mentorship_sessions_two" CHECK ("mentorship_sessions"."student_id" <> "mentorship_sessions"."mentor_id")
);
--> statement-breakpoint
CREATE TABLE "session_notes" (
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "session_notes_session_id_user_id_pk" PRIMARY KEY("session_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "taken_times" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mentor_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"busy_until" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "taken_times_order" CHECK ("taken_times"."starts_at" < "taken_times"."ends_at" and "taken_times"."ends_at" <= "taken_times"."busy_until")
);
--> statement-breakpoint
ALTER TABLE "mentorship_sessions" ADD CONSTRAINT "mentorship_sessions_mentor_id_mentors_id_fk" FOREIGN KEY ("mentor_id") REFERENCES "mentors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_notes" ADD CONSTRAINT "session_notes_session_id_mentorship_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "mentorship_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_times" ADD CONSTRAINT "taken_times_mentor_id_mentors_id_fk" FOREIGN KEY ("mentor_id") REFERENCES "mentors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mentors_text" ON "mentors" USING gin ("search_text");--> statement-breakpoint
CREATE INDEX "mentors_best" ON "mentors" USING btree (coalesce("rating", 0),"total_sessions","id") WHERE "mentors"."status" = 'approved' and "mentors"."is_active";--> statement-breakpoint
CREATE INDEX "mentors_waiting" ON "mentors" USING btree ("applied_at","id") WHERE "mentors"."status" = 'applied';--> statement-breakpoint
CREATE INDEX "mentorship_sessions_student" ON "mentorship_sessions" USING btree ("student_id","scheduled_at","id");--> statement-breakpoint
CREATE INDEX "mentorship_sessions_mentor" ON "mentorship_sessions" USING btree ("mentor_id","scheduled_at","id");--> statement-breakpoint
CREATE INDEX "mentorship_sessions_expiry" ON "mentorship_sessions" USING btree ("expires_at") WHERE "mentorship_sessions"."status" = 'requested';--> statement-breakpoint
CREATE INDEX "mentorship_sessions_coming" ON "mentorship_sessions" USING btree ("scheduled_at") WHERE "mentorship_sessions"."status" = 'scheduled';--> statement-breakpoint
CREATE INDEX "mentorship_sessions_running" ON "mentorship_sessions" USING btree ("ends_at") WHERE "mentorship_sessions"."status" = 'in_progress';--> statement-breakpoint
CREATE INDEX "mentorship_sessions_reminders" ON "mentorship_sessions" USING btree ("remind_at") WHERE "mentorship_sessions"."status" = 'scheduled';--> statement-breakpoint
CREATE INDEX "mentorship_sessions_appeals" ON "mentorship_sessions" USING btree ("appealed_at","id") WHERE "mentorship_sessions"."appealed_at" is not null and "mentorship_sessions"."appeal_decision" is null;--> statement-breakpoint
CREATE INDEX "taken_times_student" ON "taken_times" USING btree ("student_id");--> statement-breakpoint
-- Nobody's time is taken twice: a mentor's with the buffer behind each session, a student's without.
ALTER TABLE "taken_times" ADD CONSTRAINT "taken_times_of_mentor"
EXCLUDE USING gist ("mentor_id" WITH =, tstzrange("starts_at", "busy_until") WITH &&);--> statement-breakpoint
ALTER TABLE "taken_times" ADD CONSTRAINT "taken_times_of_student"
EXCLUDE USING gist ("student_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&);
