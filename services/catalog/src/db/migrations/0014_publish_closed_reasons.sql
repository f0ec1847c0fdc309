-- Readers that were there before listings said why they are closed are told once. A new catalogue has nobody to tell.
INSERT INTO "outbox" ("id", "kind", "name", "body")
SELECT gen_random_uuid(), 'job', 'catalog-republish/republish-closed', jsonb_build_object(
  'queue', 'catalog-republish',
  'name', 'republish-closed',
  'attempts', 10,
  'backoffMs', 1000,
  'payload', '{}'::jsonb,
  'key', 'republish-closed',
  'runAt', NULL
)
WHERE EXISTS (SELECT 1 FROM "scholarships" WHERE "status" = 'closed');
