import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '@landfall/kit/database/postgres'
import type { Predicate } from '@landfall/matching/criteria/predicate'
import type { CountedMinima } from '@landfall/matching/match-listings'
import { scholarships as s } from '../../db/scholarship-tables.ts'
import { isFindable } from '../../record/scholarship/listing-status.sql.ts'
import { catalogVersion } from '../../record/scholarship/catalog-version.sql.ts'
import { compilePredicate } from '../../record/scholarship/predicate.sql.ts'
import type { OutlookCounts } from './outlook.ts'
import type { OutlookPlan } from './plan-outlook.ts'

export type OutlookStore = ReturnType<typeof createOutlookStore>

export function createOutlookStore(db: Database) {
  return {
    /** Grows with each change of any scholarship. */
    catalogVersion: () => catalogVersion(db),

    /** @param now decides which rounds are over, as the stored deadlines are processed only some time later */
    async countsFor(
      { onlyObstacle, ...plan }: OutlookPlan,
      now: Date,
    ): Promise<OutlookCounts> {
      const [totals, gpa, english] = await Promise.all([
        totalsOf(db, plan, now),
        minimaOf(db, onlyObstacle.gpa),
        minimaOf(db, onlyObstacle.english),
      ])
      return { ...totals, obstacles: { gpa, english } }
    },
  }
}

async function totalsOf(
  db: Database,
  { eligible, answer, withProvider }: Omit<OutlookPlan, 'onlyObstacle'>,
  now: Date,
): Promise<Omit<OutlookCounts, 'obstacles'>> {
  const isEligible = compilePredicate(eligible)
  const isWaiting = isRoundOver(now)
  const { rows } = await db.execute<Omit<OutlookCounts, 'obstacles'>>(sql`
    select count(*)::int as "openCount",
      count(*) filter (where ${isEligible})::int as "eligibleCount",
      count(*) filter (where ${isEligible} and ${isWaiting})::int as "waitingCount",
      count(*) filter (where ${compilePredicate(answer)})::int as "toAnswerCount",
      count(*) filter (where ${compilePredicate(withProvider)})::int as "toCheckCount",
      sum(${s.leastAmount}) filter (
        where ${isEligible} and not ${isWaiting})::text as "statedTotal",
      count(${s.leastAmount}) filter (
        where ${isEligible} and not ${isWaiting})::int as "statedCount"
    from ${s} where ${isFindable('open')}`)
  const [totals] = rows
  if (totals === undefined) throw new Error('a count always answers')
  return totals
}

/** The same as `viewDeadline` at `now`: a day or a month stated for one year is the last known one once it is over. */
function isRoundOver(now: Date): SQL {
  return sql`(${s.deadlinePrecision} = 'last-known' or coalesce(
    ${s.deadlineKind} in ('day', 'month') and ${s.deadlineRollsAt} <= ${now.toISOString()}::timestamptz, false))`
}

/** How many open scholarships ask for the same minima. */
async function minimaOf(db: Database, condition: Predicate): Promise<CountedMinima[]> {
  const { rows } = await db.execute<CountedMinima['minima'] & { count: number }>(sql`
    select ${s.gpaRequirement}::text as "gpaRequirement",
      ${s.minToeflScore} as "minToeflScore", ${s.minIeltsScore}::text as "minIeltsScore",
      ${s.minDuolingoScore} as "minDuolingoScore", count(*)::int as count
    from ${s} where ${isFindable('open')} and ${compilePredicate(condition)}
    group by 1, 2, 3, 4`)
  return rows.map(({ count, ...minima }) => ({ minima, count }))
}
