CREATE TABLE "blocks" (
	"user_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "blocks_user_id_blocked_id_pk" PRIMARY KEY("user_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"first_wrote_at" timestamp (3) with time zone NOT NULL,
	"entry_count" integer DEFAULT 0 NOT NULL,
	"votes_received" integer DEFAULT 0 NOT NULL,
	"agreed_reports" integer DEFAULT 0 NOT NULL,
	"last_agreed_at" timestamp (3) with time zone,
	"silenced_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "moderation_actions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"until" timestamp (3) with time zone,
	"entry_id" uuid,
	"entry_kind" text,
	"target_id" uuid NOT NULL,
	"moderator_id" uuid,
	"note" text,
	"before" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "moderation_appeals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"action_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"is_granted" boolean,
	"answer" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "moderation_appeals_action_id_unique" UNIQUE("action_id")
);
--> statement-breakpoint
CREATE TABLE "moderation_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"weight" integer NOT NULL,
	"report_count" integer NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "moderation_cases_entry_id_unique" UNIQUE("entry_id")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"weight" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decision" text,
	CONSTRAINT "reports_once" UNIQUE("entry_id","reporter_id")
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"level" text NOT NULL,
	CONSTRAINT "follows_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"tags" text[] NOT NULL,
	"country" text,
	"degree_level" text,
	"visa_stage" text,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"is_sticky" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"upvotes" integer DEFAULT 0 NOT NULL,
	"reply_count" integer DEFAULT 0 NOT NULL,
	"accepted_reply_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"last_active_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"parent_id" uuid,
	"author_id" uuid NOT NULL,
	"content" text NOT NULL,
	"mentions" uuid[] NOT NULL,
	"state" text NOT NULL,
	"upvotes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"title" text,
	"content" text NOT NULL,
	"replaced_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"name" text PRIMARY KEY NOT NULL,
	"post_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "votes" (
	"entry_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "votes_entry_id_user_id_pk" PRIMARY KEY("entry_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moderation_actions_newest" ON "moderation_actions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "moderation_actions_target" ON "moderation_actions" USING btree ("target_id","created_at","id");--> statement-breakpoint
CREATE INDEX "moderation_appeals_open" ON "moderation_appeals" USING btree ("created_at","id") WHERE "moderation_appeals"."is_granted" is null;--> statement-breakpoint
CREATE INDEX "moderation_cases_open" ON "moderation_cases" USING btree ("opened_at","id") WHERE "moderation_cases"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("created_at","id") WHERE "posts"."state" = 'shown';--> statement-breakpoint
CREATE INDEX "posts_active" ON "posts" USING btree ("last_active_at","id") WHERE "posts"."state" = 'shown';--> statement-breakpoint
CREATE INDEX "posts_top" ON "posts" USING btree ("upvotes","id") WHERE "posts"."state" = 'shown';--> statement-breakpoint
CREATE INDEX "posts_unanswered" ON "posts" USING btree ("created_at","id") WHERE "posts"."state" = 'shown' and "posts"."reply_count" = 0;--> statement-breakpoint
CREATE INDEX "posts_country" ON "posts" USING btree ("country","created_at","id") WHERE "posts"."state" = 'shown' and "posts"."country" is not null;--> statement-breakpoint
CREATE INDEX "posts_tags" ON "posts" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "posts_search" ON "posts" USING gin ("search");--> statement-breakpoint
CREATE INDEX "posts_marked" ON "posts" USING btree ("category") WHERE "posts"."is_pinned" or "posts"."is_sticky";--> statement-breakpoint
CREATE INDEX "posts_author" ON "posts" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "replies_thread" ON "replies" USING btree ("post_id","created_at","id");--> statement-breakpoint
CREATE INDEX "replies_answers" ON "replies" USING btree ("parent_id","created_at","id") WHERE "replies"."parent_id" is not null;--> statement-breakpoint
CREATE INDEX "replies_author" ON "replies" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "revisions_entry" ON "revisions" USING btree ("entry_id","replaced_at");