-- Of results that were taken away as long replaced.
DELETE FROM "match_tip_wordings" WHERE NOT EXISTS (
  SELECT 1 FROM "match_runs" WHERE "match_runs"."result_id" = "match_tip_wordings"."result_id"
);
