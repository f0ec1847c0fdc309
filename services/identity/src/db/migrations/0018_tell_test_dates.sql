-- Readers that were there before the dates of English tests are told them once. A new installation has nobody to tell.
INSERT INTO "outbox" ("id", "kind", "name", "body")
SELECT gen_random_uuid(), 'job', 'identity-republish/republish', jsonb_build_object(
  'queue', 'identity-republish',
  'name', 'republish',
  'attempts', 10,
  'backoffMs', 1000,
  'payload', '{}'::jsonb,
  'key', 'republish-test-dates',
  'runAt', NULL
)
WHERE EXISTS (SELECT 1 FROM "students" WHERE "english_test_date" IS NOT NULL);
