ALTER TABLE "organizations" ADD COLUMN "members_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- Who acts for the organizations that are there is told once. A new installation has nobody to tell.
INSERT INTO "outbox" ("id", "kind", "name", "body")
SELECT gen_random_uuid(), 'job', 'identity-republish/republish', jsonb_build_object(
  'queue', 'identity-republish',
  'name', 'republish',
  'attempts', 10,
  'backoffMs', 1000,
  'payload', '{}'::jsonb,
  'key', 'republish-members',
  'runAt', NULL
)
WHERE EXISTS (SELECT 1 FROM "organizations");
