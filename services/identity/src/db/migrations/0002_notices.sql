CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"link" text NOT NULL,
	"link_label" text NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"in_app" boolean NOT NULL,
	"mail" text NOT NULL,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_counts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notice_counts" ADD CONSTRAINT "notice_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "notices_newest" ON "notices" USING btree ("user_id","occurred_at","id") WHERE "notices"."in_app";
--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("user_id","occurred_at","id") WHERE "notices"."in_app" and "notices"."read_at" is null;
--> statement-breakpoint
CREATE INDEX "notices_created" ON "notices" USING btree ("created_at");
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "notice_id" uuid;
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_url" text;
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "due_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "claimed_until" timestamp (3) with time zone;
--> statement-breakpoint
UPDATE "mails" SET "due_at" = "created_at";
--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "due_at" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "notices"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "mails_notice" ON "mails" USING btree ("notice_id");
--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("due_at") WHERE "mails"."status" = 'queued';
--> statement-breakpoint
ALTER TABLE "preferences" ADD COLUMN "notice_choices" jsonb DEFAULT '{}'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "preferences" ADD COLUMN "has_quiet_hours" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "preferences" ADD COLUMN "quiet_from" smallint DEFAULT 1320 NOT NULL;
--> statement-breakpoint
ALTER TABLE "preferences" ADD COLUMN "quiet_until" smallint DEFAULT 420 NOT NULL;
--> statement-breakpoint
UPDATE "preferences" SET "notice_choices" =
	CASE WHEN "deadline_reminders_by_mail" THEN '{}'::jsonb ELSE '{"deadline-reminder": {"mail": false}}'::jsonb END
	|| CASE WHEN "saved_searches_by_mail" THEN '{}'::jsonb ELSE '{"saved-search": {"mail": false}, "saved-search-digest": {"mail": false}}'::jsonb END;
--> statement-breakpoint
ALTER TABLE "preferences" DROP COLUMN "deadline_reminders_by_mail";
--> statement-breakpoint
ALTER TABLE "preferences" DROP COLUMN "saved_searches_by_mail";
