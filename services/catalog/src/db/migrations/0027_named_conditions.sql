-- Conditions in a provider's own words are called by these where they are short, also those that were stored before; see
-- stated-requirements.ts. Length counts as there: letters beyond the basic plane are two.
CREATE OR REPLACE FUNCTION pg_temp.named(conditions jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_agg(CASE
    WHEN one ->> 'label' = 'other conditions' AND one ->> 'key' LIKE 'stated-%'
      AND length(words) + length(regexp_replace(words, '[^\U00010000-\U0010FFFF]', '', 'g')) <= 40
    THEN jsonb_set(one, '{label}', to_jsonb(words))
    ELSE one
  END ORDER BY place)
  FROM jsonb_array_elements(conditions) WITH ORDINALITY AS given(one, place)
  CROSS JOIN LATERAL (SELECT regexp_replace(
    regexp_replace(one ->> 'text', '[\t\n\v\f\r \u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]+', ' ', 'g'),
    '[.:]$', ''
  ) AS words) spaced
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION pg_temp.with_named(facts jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_set(facts, '{requirements}', pg_temp.named(facts -> 'requirements'))
$$;--> statement-breakpoint
-- Of a version of their own: whoever reads these records takes nothing else of a version that they have.
CREATE TEMPORARY TABLE "named_scholarships" AS
SELECT "id", pg_temp.named("requirements") AS "requirements" FROM "scholarships"
WHERE "requirements" @> '[{"label": "other conditions"}]' AND pg_temp.named("requirements") <> "requirements";--> statement-breakpoint
UPDATE "scholarships" s SET "requirements" = n."requirements", "version" = s."version" + 1
FROM "named_scholarships" n WHERE n."id" = s."id";--> statement-breakpoint
-- Records that are kept as they were, or that wait for somebody's decision.
UPDATE "sync_rows" SET "record" = pg_temp.with_named("record")
WHERE "record" @> '{"requirements": [{"label": "other conditions"}]}';--> statement-breakpoint
UPDATE "listing_merges" SET "survivor_before" = pg_temp.with_named("survivor_before")
WHERE "survivor_before" @> '{"requirements": [{"label": "other conditions"}]}';--> statement-breakpoint
UPDATE "listing_merges" SET "merged_before" = pg_temp.with_named("merged_before")
WHERE "merged_before" @> '{"requirements": [{"label": "other conditions"}]}';--> statement-breakpoint
UPDATE "listing_import_rows" SET "before" = jsonb_set("before", '{details}', pg_temp.with_named("before" -> 'details'))
WHERE "before" @> '{"details": {"requirements": [{"label": "other conditions"}]}}';--> statement-breakpoint
-- Nothing to find or to tell where nothing got a name.
UPDATE "catalogue_state" SET "version" = "version" + 1 WHERE EXISTS (SELECT 1 FROM "named_scholarships");--> statement-breakpoint
INSERT INTO "outbox" ("id", "kind", "name", "body")
SELECT gen_random_uuid(), 'job', 'catalog-republish/republish-criteria', jsonb_build_object(
  'queue', 'catalog-republish',
  'name', 'republish-criteria',
  'attempts', 10,
  'backoffMs', 1000,
  'payload', jsonb_build_object('runId', run."id"),
  'key', run."id",
  'runAt', NULL
)
FROM (SELECT gen_random_uuid()::text AS "id") run
WHERE EXISTS (SELECT 1 FROM "named_scholarships");--> statement-breakpoint
DROP TABLE "named_scholarships";
