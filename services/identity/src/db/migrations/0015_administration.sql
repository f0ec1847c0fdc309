CREATE TABLE "feature_flags" (
	"key" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"percent" smallint NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "audit_log_subject";--> statement-breakpoint
ALTER TABLE "audit_log" ALTER COLUMN "subject_id" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "service" text DEFAULT 'identity' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "subject_type" text DEFAULT 'account' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspension_reason" text;--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_staff" ON "audit_log" USING btree ("at","id") WHERE "audit_log"."action" not in ('account.registered', 'account.logged-in', 'account.email-change-requested', 'account.email-verified', 'account.recovered', 'account.erasure-requested', 'account.erasure-cancelled', 'password.reset', 'password.changed', 'session.ended', 'organization.created', 'organization.updated', 'organization.domain-proved', 'member.invited', 'member.joined', 'member.role-changed', 'member.removed', 'api-key.created', 'api-key.rotated', 'api-key.revoked');--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "users_username_prefix" ON "users" USING btree (lower("username") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_email_prefix" ON "users" USING btree (lower("email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "notices_reminders" ON "notices" USING btree ("created_at") WHERE "notices"."type" = 'deadline-reminder';--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_id","at","id");--> statement-breakpoint
UPDATE "audit_log" SET "subject_type" = 'organization' WHERE "action" LIKE 'organization.%' OR "action" LIKE 'member.%';--> statement-breakpoint
UPDATE "users" SET "suspended_at" = "updated_at", "suspension_reason" = 'Not recorded' WHERE NOT "is_active";--> statement-breakpoint
-- The log only grows: what was done stays written.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log_never_changes" BEFORE UPDATE OR DELETE ON "audit_log"
FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "audit_log_never_emptied" BEFORE TRUNCATE ON "audit_log"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
