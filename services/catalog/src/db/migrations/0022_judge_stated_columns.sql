-- What these columns state is judged from now on (asked-conditions.ts), and amounts are told with their period and compared by the
-- year. A job writes and tells the records that state them, by a name that workers of an older version leave alone: they would file
-- them as before. A catalogue without any has nothing to write.
INSERT INTO "outbox" ("id", "kind", "name", "body")
SELECT gen_random_uuid(), 'job', 'catalog-republish/refile-stated', jsonb_build_object(
  'queue', 'catalog-republish',
  'name', 'refile-stated',
  'attempts', 10,
  'backoffMs', 1000,
  'payload', jsonb_build_object('runId', run."id"),
  'key', 'refile-stated',
  'runAt', NULL
)
FROM (SELECT gen_random_uuid()::text AS "id") run
WHERE EXISTS (
  SELECT 1 FROM "scholarships"
  WHERE "fsa_eligible" OR "residency_requirements" IS NOT NULL OR "language_requirement" IS NOT NULL
    OR "amount_period" IN ('one-time', 'semester', 'month', 'total')
);
