import type { Database } from '@landfall/kit/database/postgres'
import type { Predicate } from '@landfall/matching/criteria/predicate'
import { sql } from 'drizzle-orm'
import { scholarships as s } from '../../db/scholarship-tables.ts'
import { catalogVersion } from '../../record/scholarship/catalog-version.sql.ts'
import { isFindable } from '../../record/scholarship/listing-status.sql.ts'
import { compilePredicate, textArray } from '../../record/scholarship/predicate.sql.ts'
import type { AskingColumns } from '../../record/scholarship/requirements/asked-conditions.ts'

/** Awards that ask the same. */
export type CountedSet = {
  set: string
  awards: number
  /** How many of them also depend on something missing from the profile. */
  waiting: number
  /** An award whose only known round is over weighs half of one with a coming date. */
  weight: number
}

/** Which awards to count, and which of them the profile leaves open. */
export type Asking = { among: Predicate; lacks: Predicate }

export type AskingAward = AskingColumns & {
  id: string
  slug: string
  title: string
  /** The id of its requirement set. */
  set: string
  /** How many awards have the set. */
  awards: number
  /** Lower is sooner. */
  order: number
}

export type QuestionsStore = ReturnType<typeof createQuestionsStore>

/** Reads what open scholarships ask beyond the columns that the profile decides. */
export function createQuestionsStore(db: Database) {
  return {
    /** Grows with each change of any scholarship. */
    catalogVersion: () => catalogVersion(db),

    async countSets({ among, lacks }: Asking): Promise<CountedSet[]> {
      const { rows } = await db.execute<CountedSet>(sql`
        select ${s.requirementSet} as set, count(*)::int as awards,
          count(*) filter (where ${compilePredicate(lacks)})::int as waiting,
          sum(case when ${s.deadlinePrecision} = 'last-known' then 1 else 2 end)::int as weight
        from ${s}
        where ${isFindable('open')} and ${s.requirementSet} is not null
          and ${compilePredicate(among)}
        group by 1`)
      return rows
    },

    /** The first `mostOfEach` awards of each set, by deadline. */
    async awardsAsking(
      sets: readonly string[],
      mostOfEach: number,
    ): Promise<AskingAward[]> {
      const { rows } = await db.execute<AskingAward>(sql`
        select ${s.id}, ${s.slug}, ${s.title}, ranked.set, ranked.awards,
          ${s.deadlineSort} as "order", ${s.requirements},
          ${s.isWomenOnly} as "isWomenOnly", ${s.maxFamilyIncome}::text as "maxFamilyIncome",
          ${s.fsaEligible} as "fsaEligible",
          ${s.residencyRequirements} as "residencyRequirements",
          ${s.languageRequirement} as "languageRequirement",
          ${s.minToeflScore} as "minToeflScore", ${s.minIeltsScore}::text as "minIeltsScore",
          ${s.minDuolingoScore} as "minDuolingoScore"
        from (
          select ${s.id} as ranked_id, ${s.requirementSet} as set,
            count(*) over (partition by ${s.requirementSet})::int as awards,
            row_number() over (
              partition by ${s.requirementSet} order by ${s.deadlineSort}, ${s.id}) as place
          from ${s}
          where ${isFindable('open')} and ${s.requirementSet} = any(${textArray(sets)})
        ) ranked join ${s} on ${s.id} = ranked_id
        where ranked.place <= ${mostOfEach}
        order by ${s.deadlineSort}, ${s.id}`)
      return rows
    },
  }
}
