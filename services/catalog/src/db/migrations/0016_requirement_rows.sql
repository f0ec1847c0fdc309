CREATE TABLE "student_answers" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "requirement_sets" (
	"id" text PRIMARY KEY NOT NULL,
	"terms" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "loan" text;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "as_of" text;--> statement-breakpoint
-- Conditions in a provider's own words as rows that the provider judges, each once; see stated-requirements.ts.
CREATE FUNCTION pg_temp.stated_rows(texts text[]) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_agg(jsonb_build_object(
    'key', 'stated-' || left(encode(sha256(convert_to(stated.words, 'UTF8')), 'hex'), 10),
    'text', stated.words,
    'label', 'other conditions',
    'kind', 'other',
    'figures', '{}'::jsonb,
    'appliesTo', '[]'::jsonb,
    'asOf', NULL,
    'decide', jsonb_build_object('by', 'provider')
  ) ORDER BY stated.place)
  FROM (
    SELECT words, min(place) AS place
    FROM unnest(texts) WITH ORDINALITY AS given(words, place)
    GROUP BY words
  ) stated
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.with_rows(facts jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_set(facts, '{requirements}', coalesce(
    pg_temp.stated_rows(ARRAY(SELECT jsonb_array_elements_text(facts -> 'requirements'))),
    'null'::jsonb
  ))
$$;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "requirement_rows" jsonb;--> statement-breakpoint
-- Of a version of their own: read copies have the present one, without what is asked, and drop it when it comes again.
UPDATE "scholarships" SET "requirement_rows" = pg_temp.stated_rows("requirements"), "version" = "version" + 1 WHERE "requirements" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarships" DROP COLUMN "requirements";--> statement-breakpoint
ALTER TABLE "scholarships" RENAME COLUMN "requirement_rows" TO "requirements";--> statement-breakpoint
-- What the rows and the columns ask together, as requirement-sets.sql.ts names it.
CREATE TEMPORARY TABLE "asked_terms" AS
SELECT "id", array_remove(ARRAY[
  '{"appliesTo":[],"test":{"by":"fact","expects":true,"key":"family-income-at-most-usd-'
    || replace(regexp_replace("max_family_income"::text, '\.00$', ''), '.', '-') || '"}}',
  CASE WHEN "is_women_only" THEN '{"appliesTo":[],"test":{"by":"profile","rule":{"genders":["woman"],"kind":"gender"}}}' END,
  CASE WHEN "requirements" IS NOT NULL THEN '{"appliesTo":[],"test":{"by":"provider"}}' END
], NULL) AS "terms"
FROM "scholarships"
WHERE "max_family_income" IS NOT NULL OR "is_women_only" OR "requirements" IS NOT NULL;--> statement-breakpoint
UPDATE "scholarships" s
SET "requirement_set" = left(encode(sha256(convert_to(array_to_string(a."terms", E'\n'), 'UTF8')), 'hex'), 16)
FROM "asked_terms" a WHERE a."id" = s."id";--> statement-breakpoint
INSERT INTO "requirement_sets" ("id", "terms")
SELECT DISTINCT s."requirement_set", ('[' || array_to_string(a."terms", ',') || ']')::jsonb
FROM "scholarships" s JOIN "asked_terms" a ON a."id" = s."id";--> statement-breakpoint
DROP TABLE "asked_terms";--> statement-breakpoint
-- Records that are kept as they were, or that wait for somebody's decision.
UPDATE "sync_rows" SET "record" = pg_temp.with_rows("record") WHERE jsonb_typeof("record" -> 'requirements') = 'array';--> statement-breakpoint
UPDATE "listing_merges" SET "survivor_before" = pg_temp.with_rows("survivor_before") WHERE jsonb_typeof("survivor_before" -> 'requirements') = 'array';--> statement-breakpoint
UPDATE "listing_merges" SET "merged_before" = pg_temp.with_rows("merged_before") WHERE jsonb_typeof("merged_before" -> 'requirements') = 'array';--> statement-breakpoint
UPDATE "listing_import_rows" SET "before" = jsonb_set("before", '{details}', pg_temp.with_rows("before" -> 'details')) WHERE jsonb_typeof("before" -> 'details' -> 'requirements') = 'array';--> statement-breakpoint
UPDATE "catalogue_state" SET "version" = "version" + 1;
--> statement-breakpoint
-- Readers that were there before are told what the texts of old ask. A new catalogue has nobody to tell.
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
WHERE EXISTS (SELECT 1 FROM "scholarships" WHERE "requirements" IS NOT NULL);
