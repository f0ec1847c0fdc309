CREATE TABLE "likes" (
	"piece_id" uuid NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "likes_piece_id_visitor_pk" PRIMARY KEY("piece_id","visitor")
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid,
	"uploader_id" uuid,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"sizes" integer[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pieces" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"organization_id" uuid,
	"author_id" uuid,
	"slug" text,
	"category" text,
	"spotlight_id" uuid,
	"state" text NOT NULL,
	"draft_id" uuid NOT NULL,
	"published_id" uuid,
	"application_id" uuid,
	"student_id" uuid,
	"consent" text NOT NULL,
	"consent_id" uuid,
	"is_featured" boolean NOT NULL,
	"is_demo" boolean NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"decision_note" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "pieces_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "recipients" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"scholarship_id" uuid NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"piece_id" uuid NOT NULL,
	"author_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "views" (
	"piece_id" uuid NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "views_piece_id_visitor_pk" PRIMARY KEY("piece_id","visitor")
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email_hash" text NOT NULL,
	"sealed_email" text NOT NULL,
	"state" text NOT NULL,
	"confirm_hash" text,
	"leave_token" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "subscribers_email_hash_unique" UNIQUE("email_hash"),
	CONSTRAINT "subscribers_leave_token_unique" UNIQUE("leave_token")
);
--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_piece_id_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "pieces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_piece_id_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "pieces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "views" ADD CONSTRAINT "views_piece_id_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "pieces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "likes_visitor" ON "likes" USING btree ("visitor");--> statement-breakpoint
CREATE INDEX "pictures_uploader" ON "pictures" USING btree ("uploader_id");--> statement-breakpoint
CREATE INDEX "pieces_published" ON "pieces" USING btree ("kind","published_at","id") WHERE "pieces"."published_id" is not null;--> statement-breakpoint
CREATE INDEX "pieces_in_review" ON "pieces" USING btree ("submitted_at","id") WHERE "pieces"."state" = 'in_review';--> statement-breakpoint
CREATE INDEX "pieces_organization" ON "pieces" USING btree ("organization_id","changed_at","id");--> statement-breakpoint
CREATE INDEX "pieces_spotlight" ON "pieces" USING btree ("spotlight_id");--> statement-breakpoint
CREATE INDEX "pieces_student" ON "pieces" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "pieces_author" ON "pieces" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "recipients_organization" ON "recipients" USING btree ("organization_id","accepted_at");--> statement-breakpoint
CREATE INDEX "recipients_student" ON "recipients" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "revisions_piece" ON "revisions" USING btree ("piece_id","created_at");--> statement-breakpoint
CREATE INDEX "views_visitor" ON "views" USING btree ("visitor");--> statement-breakpoint
CREATE INDEX "subscribers_state" ON "subscribers" USING btree ("state","id");