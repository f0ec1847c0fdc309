-- What these columns state is judged from now on (asked-conditions.ts), and amounts are told with their period and compared by the
-- year. `roll-deadlines` writes and tells every record whose time has come, so the records that state them are due now.
UPDATE "scholarships" SET "deadline_rolls_at" = now()
WHERE "fsa_eligible" OR "residency_requirements" IS NOT NULL OR "language_requirement" IS NOT NULL
  OR "amount_period" IN ('one-time', 'semester', 'month', 'total');
