CREATE TABLE "recommendation_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"recommender_email" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recommendation_letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"recommender_name" text NOT NULL,
	"relation" text NOT NULL,
	"is_waived" boolean NOT NULL,
	"may_reuse" boolean NOT NULL,
	"text" text,
	"document_object_id" uuid,
	"file_name" text,
	"written_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recommendations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"recommender_name" text NOT NULL,
	"recommender_email" text NOT NULL,
	"relation" text NOT NULL,
	"note" text,
	"is_waived" boolean NOT NULL,
	"status" text NOT NULL,
	"version" integer NOT NULL,
	"token_hash" text,
	"sealed_token" text,
	"expires_at" timestamp (3) with time zone,
	"wake_at" timestamp (3) with time zone,
	"is_reminded" boolean NOT NULL,
	"time_zone" text,
	"draft_text" text,
	"draft_file_name" text,
	"letter_id" uuid,
	"decline_reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"invited_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "recommendations_token" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "recommendation_letters" ADD CONSTRAINT "recommendation_letters_document_object_id_document_objects_id_fk" FOREIGN KEY ("document_object_id") REFERENCES "document_objects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_letter_id_recommendation_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "recommendation_letters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recommendation_invitations_student" ON "recommendation_invitations" USING btree ("student_id","sent_at");--> statement-breakpoint
CREATE INDEX "recommendation_invitations_address" ON "recommendation_invitations" USING btree ("recommender_email","sent_at");--> statement-breakpoint
CREATE INDEX "recommendation_letters_student" ON "recommendation_letters" USING btree ("student_id","written_at");--> statement-breakpoint
CREATE INDEX "recommendations_application" ON "recommendations" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "recommendations_student" ON "recommendations" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "recommendations_due" ON "recommendations" USING btree ("wake_at") WHERE "recommendations"."wake_at" is not null;--> statement-breakpoint
-- Whether the right to read a letter was given up is what its writer was told.
CREATE TRIGGER "recommendations_waiver_never_changes" BEFORE UPDATE ON "recommendations"
FOR EACH ROW WHEN (OLD."status" <> 'draft' AND OLD."is_waived" <> NEW."is_waived")
EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "recommendation_letters_never_change" BEFORE UPDATE ON "recommendation_letters"
FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
