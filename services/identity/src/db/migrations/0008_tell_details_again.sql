-- Readers that were there before details were told are told them once. A new installation has nobody to tell.
INSERT INTO "outbox" ("id", "kind", "name", "body")
SELECT gen_random_uuid(), 'job', 'identity-republish/republish', jsonb_build_object(
  'queue', 'identity-republish',
  'name', 'republish',
  'attempts', 10,
  'backoffMs', 1000,
  'payload', '{}'::jsonb,
  'key', 'republish-details',
  'runAt', NULL
)
WHERE EXISTS (
  SELECT 1 FROM "students"
  WHERE "date_of_birth" IS NOT NULL OR "gender" IS NOT NULL OR "intended_university_ids" IS NOT NULL
);
