import { addDays } from '@landfall/calendar/day'
import type { Database } from '@landfall/kit/database/postgres'
import { and, asc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { applicationFigures as table } from '../../db/metrics-tables.ts'
import {
  type DecisionTimes,
  type Dimension,
  type GroupCount,
  type MetricsFilter,
  type Period,
  type PeriodCount,
  type ScholarshipCounts,
  MIN_GROUP_SIZE,
} from './metrics.ts'

export type MetricsStore = ReturnType<typeof createMetricsStore>

const DAY_BANDS = [
  { below: 7, label: 'Under a week' },
  { below: 14, label: '1 to 2 weeks' },
  { below: 30, label: '2 weeks to a month' },
  { below: 60, label: '1 to 2 months' },
  { below: Infinity, label: '2 months or longer' },
]

const counting = (condition: SQL) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
const cameTo = (state: string) => counting(sql`${state} = any(${table.reached})`)
const isNow = (...states: string[]) =>
  counting(
    sql`${table.state} in (${sql.join(
      states.map((one) => sql`${one}`),
      sql`, `,
    )})`,
  )

/** The start of the day in UTC that is `days` after `day`. */
function startOf(day: string, days = 0): Date {
  return new Date(`${addDays(day, days)}T00:00:00Z`)
}

const inFilter = ({ organizationId, from, to, scholarshipIds }: MetricsFilter) =>
  and(
    eq(table.ownerId, organizationId),
    from === null ? undefined : gte(table.submittedAt, startOf(from)),
    to === null ? undefined : lt(table.submittedAt, startOf(to, 1)),
    scholarshipIds === null ? undefined : inArray(table.scholarshipId, [...scholarshipIds]),
  )

/** Figures computed from the projection. */
export function createMetricsStore(db: Database) {
  return {
    /** Counts by scholarship; scholarships without applications are absent. */
    byScholarship: (filter: MetricsFilter): Promise<ScholarshipCounts[]> =>
      db
        .select({
          scholarshipId: table.scholarshipId,
          applications: counting(sql`true`),
          inReview: cameTo('in_review'),
          shortlisted: cameTo('shortlisted'),
          awarded: cameTo('awarded'),
          accepted: cameTo('accepted'),
          declined: isNow('declined'),
          withdrawn: isNow('withdrawn', 'draft'),
          waiting: isNow(
            'submitted',
            'in_review',
            'more_info',
            'shortlisted',
            'waitlisted',
          ),
        })
        .from(table)
        .where(inFilter(filter))
        .groupBy(table.scholarshipId)
        .orderBy(sql`count(*) desc`, asc(table.scholarshipId)),

    /** Periods without applications are absent. */
    overTime(filter: MetricsFilter, period: Period): Promise<PeriodCount[]> {
      const start = sql<string>`date_trunc(${sql.raw(`'${period}'`)}, ${table.submittedAt} at time zone 'UTC')::date::text`
      return db
        .select({ start, count: counting(sql`true`) })
        .from(table)
        .where(inFilter(filter))
        .groupBy(sql`1`)
        .orderBy(sql`1`)
    },

    async decisions(filter: MetricsFilter): Promise<DecisionTimes> {
      const days = sql`extract(epoch from ${table.decidedAt} - ${table.submittedAt}) / 86400`
      const bands = Object.fromEntries(
        DAY_BANDS.map(({ below, label }, index) => {
          const from = DAY_BANDS[index - 1]?.below ?? -1
          const upTo = below === Infinity ? sql`` : sql` and ${days} < ${below}`
          return [label, counting(sql`${days} >= ${from}${upTo}`)]
        }),
      )
      const [row] = await db
        .select({
          bands,
          decided: counting(sql`true`),
          medianDays: sql<
            number | null
          >`percentile_cont(0.5) within group (order by ${days})`,
        })
        .from(table)
        .where(and(inFilter(filter), sql`${table.decidedAt} is not null`))
      if (!row) throw new Error('An aggregate answers one row')
      const { decided, medianDays } = row
      return {
        decided,
        medianDays,
        bands: DAY_BANDS.map(({ label }) => ({ label, count: row.bands[label] ?? 0 })),
      }
    },

    groups: (filter: MetricsFilter) => readGroups(db, filter),
  }
}

const groupRow = z.object({
  dimension: z.enum(['country', 'field', 'score']),
  value: z.string(),
  count: z.coerce.number(),
})

/**
 * The only figures that say what applicants are. They are sums of *fives*: applications to one scholarship with the
 * same value are taken in the order of their submission, the first five, the next five, and so on; those in no full
 * five are not counted by that value. A range counts a five only if it contains all of it: from the day on which its
 * first member's batch began to the day on which its last member's batch ended. A batch is five consecutive
 * submissions to the scholarship, of whatever values, and only full batches are read. So:
 * - each figure, and each difference of two that contain one another, is a sum of whole fives that do not overlap;
 * - no choice of range, fund or scholarship cuts a five;
 * - moving a range's ends, or watching a figure change, reveals at most a batch and never one person.
 *
 * Scores come one by one, long after the submission: a batch's scores count once all five have one, or the fifth
 * would reveal whoever was scored last.
 */
async function readGroups(
  db: Database,
  { organizationId, from, to, scholarshipIds }: MetricsFilter,
): Promise<Record<Dimension, GroupCount[]>> {
  const size = sql.raw(String(MIN_GROUP_SIZE))
  const chosen = [
    ...(from === null ? [] : [sql`began_at >= ${startOf(from).toISOString()}`]),
    ...(to === null ? [] : [sql`ended_at < ${startOf(to, 1).toISOString()}`]),
    ...(scholarshipIds === null
      ? []
      : [sql`scholarship_id = any(${sql.param([...scholarshipIds])}::uuid[])`]),
  ]
  const { rows } = await db.execute(sql`
    with numbered as (
      select *, row_number() over mine as n, count(*) over (partition by scholarship_id) as total
      from ${table} where owner_id = ${organizationId}
      window mine as (partition by scholarship_id order by submitted_at, application_id)
    ), batched as (
      select *, min(submitted_at) over batch as batch_began, max(submitted_at) over batch as batch_ended,
        bool_and(score is not null) over batch as is_scored
      from numbered where n <= total - total % ${size}
      window batch as (partition by scholarship_id, (n - 1) / ${size})
    ), valued as (
      select scholarship_id, dimension, value, batch_began, batch_ended,
        row_number() over (partition by scholarship_id, dimension, value order by n) as place
      from batched cross join lateral (values
        ('country', country), ('field', field), -- least() passes over null
        ('score', (case when is_scored then least(floor(score / 10), 9) * 10 end)::text)
      ) as named (dimension, value)
      where value is not null
    ), fives as (
      select scholarship_id, dimension, value, min(batch_began) as began_at, max(batch_ended) as ended_at
      from valued
      group by scholarship_id, dimension, value, (place - 1) / ${size}
      having count(*) = ${size}
    )
    select dimension, value, ${size} * count(*) as count from fives
    ${chosen.length === 0 ? sql`` : sql`where ${sql.join(chosen, sql` and `)}`}
    group by dimension, value order by 3 desc, 2`)
  const read = z.array(groupRow).parse(rows)
  const of = (wanted: Dimension) =>
    read
      .filter(({ dimension }) => dimension === wanted)
      .map(({ value, count }) => ({ value, count }))
  return { country: of('country'), field: of('field'), score: of('score') }
}
