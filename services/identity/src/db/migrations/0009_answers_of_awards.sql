-- Answers for one award were kept as fact@award and are read as award:fact; what was answered since then stays.
UPDATE "student_answers" SET "version" = "version" + 1, "answers" = (
  SELECT jsonb_object_agg(
    CASE WHEN "key" LIKE '%@%' THEN split_part("key", '@', 2) || ':' || split_part("key", '@', 1) ELSE "key" END,
    "value" ORDER BY "key" LIKE '%@%' DESC
  )
  FROM jsonb_each("answers")
)
WHERE EXISTS (SELECT 1 FROM jsonb_object_keys("answers") AS "keys"("key") WHERE "key" LIKE '%@%');--> statement-breakpoint
-- Readers keep the old keys, and GPAs that nobody called converted, until they are told. A new installation has nobody to tell.
INSERT INTO "outbox" ("id", "kind", "name", "body")
SELECT gen_random_uuid(), 'job', 'identity-republish/republish', jsonb_build_object(
  'queue', 'identity-republish',
  'name', 'republish',
  'attempts', 10,
  'backoffMs', 1000,
  'payload', '{}'::jsonb,
  'key', 'republish-answers-of-awards',
  'runAt', NULL
)
WHERE EXISTS (
  SELECT 1 FROM "student_answers", jsonb_object_keys("answers") AS "keys"("key") WHERE "key" LIKE '%:%'
) OR EXISTS (SELECT 1 FROM "students" WHERE "is_gpa_estimated");
