-- An organization that waits with a new name goes on with what it received since it was verified. Those that had changed
-- their name before lost that day: the last decision about them stands in the audit log.
UPDATE "organizations" AS "o"
SET "verified_at" = "last"."at"
FROM (
  SELECT DISTINCT ON ("subject_id") "subject_id", "action", "at"
  FROM "audit_log"
  WHERE "action" IN ('organization.verified', 'organization.declined')
  ORDER BY "subject_id", "at" DESC, "id" DESC
) AS "last"
WHERE "last"."subject_id" = "o"."id"::text
  AND "last"."action" = 'organization.verified'
  AND "o"."verification" = 'pending'
  AND "o"."verified_at" IS NULL;
--> statement-breakpoint
-- The catalog closes what those have open that were declined before, and learns which may publish; those who judge
-- awards learn which students chose a country that is on no list.
INSERT INTO "outbox" ("id", "kind", "name", "body")
SELECT gen_random_uuid(), 'job', 'identity-republish/republish', jsonb_build_object(
  'queue', 'identity-republish',
  'name', 'republish',
  'attempts', 10,
  'backoffMs', 1000,
  'payload', '{}'::jsonb,
  'key', 'republish-organizations',
  'runAt', NULL
)
WHERE EXISTS (SELECT 1 FROM "organizations") OR EXISTS (SELECT 1 FROM "students" WHERE "country" = 'other');
