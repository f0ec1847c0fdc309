CREATE TABLE "student_answers" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "match_runs" ADD COLUMN "sealed_answers" text;
--> statement-breakpoint
UPDATE "listings" SET "listing" = "listing" || '{"requirements": []}' WHERE NOT "listing" ? 'requirements';
--> statement-breakpoint
UPDATE "match_runs" SET "asked" = jsonb_set("asked", '{query,student}', '{"facts": {}, "dateOfBirth": null, "gender": null, "intendedUniversities": []}' || ("asked" #> '{query,student}'));
--> statement-breakpoint
UPDATE "match_runs" SET "summary" = ("summary" - 'checkCount') || jsonb_build_object('toAnswerCount', 0, 'toCheckCount', "summary" -> 'checkCount', 'datesAhead', 0, 'nextQuestions', '[]'::jsonb) WHERE jsonb_typeof("summary") = 'object';
--> statement-breakpoint
UPDATE "match_runs" SET "ranked" = (SELECT coalesce(jsonb_agg((award - 'tenths') || '{"score": null}' ORDER BY place), '[]'::jsonb) FROM jsonb_array_elements("ranked") WITH ORDINALITY AS awards(award, place)) WHERE jsonb_typeof("ranked") = 'array';
