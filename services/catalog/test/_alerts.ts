import { randomUUID } from 'node:crypto'
import { createSealer } from '@landfall/kit/core/sealed'
import { createLog } from '@landfall/kit/observability/log'
import { makeOpenSealed } from '@landfall/matching/requirements/open-sealed'
import { makePercolateScholarships } from '../src/alerts/saved-search/percolate-scholarships.ts'
import type { SavedSearch } from '../src/alerts/saved-search/saved-search.ts'
import { makeNotifyOfNewFits } from '../src/alerts/saved-search/notify-of-new-fits.ts'
import { makeWhatFits } from '../src/alerts/saved-search/what-fits.ts'
import { makeReadAsks } from '../src/search/eligibility/plan-eligibility.ts'
import { publishChanges } from '../src/record/scholarship/publish-change.ts'
import type { StoredScholarship } from '../src/record/scholarship/stored-scholarship.ts'
import { startCatalog } from './_app.ts'

type Notice = { title: string; body: string; link: string; type: string; noticeId: string }

/** A catalog whose clock the test moves, and in which it runs the job's parts by hand. */
export async function startAlerts(start: string) {
  let now = new Date(start)
  const clock = { now: () => now }
  const catalog = await startCatalog(clock)
  const [example] = await catalog.stores.scholarships.findBatch(null, 1)
  if (example === undefined) throw new Error('something is shipped')
  const log = createLog({ service: 'catalog', level: 'silent' })
  const whatFits = makeWhatFits({
    readAsks: makeReadAsks({ stores: catalog.stores, clock }),
    openSealed: makeOpenSealed(createSealer(catalog.config.studentAnswersKey), log),
  })
  const parts = (unitOfWork = catalog.unitOfWork) => ({ unitOfWork, clock, whatFits })

  async function noticesFor({ studentId }: Pick<SavedSearch, 'studentId'>) {
    const { rows } = await catalog.postgres.pool.query<{ data: Notice }>(
      `select body->'data' as data from outbox where name = 'landfall.catalog.notice.requested.v1'
         and body->'data'->>'userId' = $1 order by position`,
      [studentId],
    )
    return rows.map(({ data }) => data)
  }

  return {
    catalog,
    parts,
    noticesFor,
    now: () => now,
    at: (instant: string | Date) => void (now = new Date(instant)),
    later: (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000)),
    titlesFor: async (search: Pick<SavedSearch, 'studentId'>) =>
      (await noticesFor(search)).map(({ title }) => title),

    /** Stores records as a use case does. */
    put: (...records: StoredScholarship[]) =>
      catalog.unitOfWork(async (tx) => {
        await tx.scholarships.saveAll(records, now)
        await publishChanges(tx, { updated: records }, now)
      }),

    async percolate(unitOfWork = catalog.unitOfWork): Promise<void> {
      await makePercolateScholarships(parts(unitOfWork))()
      await makeNotifyOfNewFits(parts(unitOfWork))()
    },

    /** An open award of 500 dollars that only a search for its word finds. */
    listing(word: string, wishes: Partial<StoredScholarship> = {}): StoredScholarship {
      const id = randomUUID()
      return {
        ...example,
        id,
        slug: id,
        title: `Award ${word}`,
        description: null,
        requirements: null,
        status: 'published',
        feed: null,
        amountType: 'fixed',
        amount: '500.00',
        maxAmount: null,
        amountPeriod: 'year',
        currency: 'USD',
        deadline: { kind: 'day', text: '2027-03-01', timeZone: 'UTC', basis: null },
        ...wishes,
      }
    },
  }
}

export type RunningAlerts = Awaited<ReturnType<typeof startAlerts>>

/** A word that nothing else has, so that each test has a search of its own. */
export function newWord(): string {
  return `zq${randomUUID().replaceAll(/[^a-f]/g, '')}x`
}
