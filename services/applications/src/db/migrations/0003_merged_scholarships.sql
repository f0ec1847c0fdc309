CREATE TABLE "merged_scholarships" (
	"scholarship_id" uuid PRIMARY KEY NOT NULL,
	"into_id" uuid,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moved_saves" (
	"merged_id" uuid NOT NULL,
	"saved_id" uuid NOT NULL,
	"into_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"folded" jsonb,
	CONSTRAINT "moved_saves_merged_id_saved_id_pk" PRIMARY KEY("merged_id","saved_id")
);
