CREATE TABLE "domain_codes" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"domain" text NOT NULL,
	"code" text NOT NULL,
	"tries_left" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "university_website" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "university_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "email_domain" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "email_domain_proved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "domain_codes" ADD CONSTRAINT "domain_codes_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Universities that were there before are told to the catalogue once more, which answers with their websites.
INSERT INTO "outbox" ("id", "kind", "name", "body")
SELECT gen_random_uuid(), 'job', 'identity-republish/republish', jsonb_build_object(
  'queue', 'identity-republish',
  'name', 'republish',
  'attempts', 10,
  'backoffMs', 1000,
  'payload', '{}'::jsonb,
  'key', 'republish-universities',
  'runAt', NULL
)
WHERE EXISTS (SELECT 1 FROM "organizations" WHERE "university_id" IS NOT NULL);
