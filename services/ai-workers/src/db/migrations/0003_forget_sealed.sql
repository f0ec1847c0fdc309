UPDATE "match_runs" SET "sealed_details" = NULL, "sealed_answers" = NULL WHERE "status" IN ('finished', 'failed') AND ("sealed_details" IS NOT NULL OR "sealed_answers" IS NOT NULL);
