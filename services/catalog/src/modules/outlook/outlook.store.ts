import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@landfall/kit/postgres'
import type { CriterionCode } from '@landfall/matching/criteria/eligibility'
import { planEligibility, resultIs } from '@landfall/matching/criteria/plan'
import { all, any, not } from '@landfall/matching/criteria/predicate'
import type { StudentFacts } from '@landfall/matching/criteria/student-facts'
import type { CountedMinima } from '@landfall/matching/match-listings'
import { scholarships as s } from '../../db/scholarship-tables.ts'
import { catalogueVersion } from '../scholarship/catalogue-version.sql.ts'
import { compilePredicate } from '../scholarship/predicate.sql.ts'
import type { OutlookCounts } from './outlook.ts'

export type OutlookStore = ReturnType<typeof makeOutlookStore>

export function makeOutlookStore(db: Database) {
  return {
    /** Grows with each change of any scholarship. */
    catalogueVersion: () => catalogueVersion(db),

    async countsFor(student: StudentFacts): Promise<OutlookCounts> {
      const [totals, gpa, english] = await Promise.all([
        totalsOf(db, student),
        minimaOf(db, onlyObstacleIs('gpa', student)),
        minimaOf(db, onlyObstacleIs('english', student)),
      ])
      return { ...totals, obstacles: { gpa, english } }
    },
  }
}

async function totalsOf(
  db: Database,
  student: StudentFacts,
): Promise<Omit<OutlookCounts, 'obstacles'>> {
  const isEligible = compilePredicate(planEligibility(student).eligible)
  const { rows } = await db.execute<Omit<OutlookCounts, 'obstacles'>>(sql`
    select count(*)::int as "openCount",
      count(*) filter (where ${isEligible})::int as "eligibleCount",
      sum(${s.leastAmount}) filter (where ${isEligible})::text as "statedTotal",
      count(${s.leastAmount}) filter (where ${isEligible})::int as "statedCount"
    from ${s} where ${s.status} = 'published'`)
  const [totals] = rows
  if (totals === undefined) throw new Error('a count always answers')
  return totals
}

/** The criterion fails, and every other hard one passes or is not asked. */
function onlyObstacleIs(code: CriterionCode, student: StudentFacts): SQL {
  const hard = planEligibility(student).criteria.filter(({ isHard }) => isHard)
  const conditions = hard.map((criterion) =>
    criterion.code === code
      ? resultIs(criterion, 'FAIL')
      : not(
          any([
            resultIs(criterion, 'FAIL'),
            resultIs(criterion, 'TELL_US_MORE'),
            resultIs(criterion, 'CHECK_WITH_PROVIDER'),
          ]),
        ),
  )
  return compilePredicate(all(conditions))
}

/** How many open ones ask for the same minima. */
async function minimaOf(db: Database, condition: SQL): Promise<CountedMinima[]> {
  const { rows } = await db.execute<CountedMinima['minima'] & { count: number }>(sql`
    select ${s.gpaRequirement}::text as "gpaRequirement",
      ${s.minToeflScore} as "minToeflScore", ${s.minIeltsScore}::text as "minIeltsScore",
      ${s.minDuolingoScore} as "minDuolingoScore", count(*)::int as count
    from ${s} where ${s.status} = 'published' and ${condition}
    group by 1, 2, 3, 4`)
  return rows.map(({ count, ...minima }) => ({ minima, count }))
}
