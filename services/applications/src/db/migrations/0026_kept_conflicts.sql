-- What reviewers named before conflicts were kept: a worker keeps those that follow from it.
INSERT INTO "fan_outs" ("id", "kind", "payload", "position", "created_at")
SELECT gen_random_uuid(), 'keep-conflicts', jsonb_build_object('scholarshipId', "scholarship_id"), '', now()
FROM (SELECT DISTINCT "scholarship_id" FROM "reviewer_affiliations") AS "stated";
