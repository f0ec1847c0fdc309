import { parseArgs } from 'node:util'
import { systemClock } from '@landfall/kit/clock'
import { idFromName } from '@landfall/kit/ids'
import { createLog } from '@landfall/kit/log'
import { openServiceDatabase } from '@landfall/kit/service-database'
import { catalogConfig, migrations } from '../src/config.ts'
import { shippedLoader } from '../src/load-shipped.ts'
import type { StoredScholarship } from '../src/modules/scholarship/stored-scholarship.ts'
import { bindStores } from '../src/stores.ts'

// Fills a database that is thrown away with listings recombined from the shipped ones.
const { values } = parseArgs({ options: { rows: { type: 'string', default: '100000' } } })
const BATCH_SIZE = 250
const DAY_MS = 86_400_000

const config = catalogConfig()
const log = createLog({ service: 'catalog-bench', level: config.logLevel })
const postgres = await openServiceDatabase(config, {
  process: 'catalog-bench',
  migrations,
  log,
})
try {
  await shippedLoader({ postgres, clock: systemClock, log })()
  const stores = bindStores(postgres.db)
  const shipped = (await stores.scholarships.findBatch(null, 10_000)).filter(
    ({ feed }) => feed === 'shipped-scholarships',
  )
  for (let start = 0; start < Number(values.rows); start += BATCH_SIZE) {
    const size = Math.min(BATCH_SIZE, Number(values.rows) - start)
    const batch = Array.from({ length: size }, (_, n) => recombined(shipped, start + n))
    await stores.scholarships.putAll(batch, systemClock.now())
    if (start % 10_000 === 0) process.stdout.write(`${start} rows\n`)
  }
  await postgres.pool.query('vacuum analyze scholarships').catch(() => undefined)
} finally {
  await postgres.close()
}

/** Listing `n`: each of its facts from another shipped listing, always the same ones. */
function recombined(shipped: readonly StoredScholarship[], n: number): StoredScholarship {
  const from = (step: number) => {
    const found = shipped[(n * step + Math.floor(n / shipped.length)) % shipped.length]
    if (found === undefined) throw new Error('nothing is shipped')
    return found
  }
  const text = from(1)
  const amount = from(7)
  const deadline = from(13)
  const made = new Date(Date.now() - (n % 1000) * DAY_MS)
  return {
    ...text,
    id: idFromName('scholarship', `bench-${n}`),
    slug: `${text.slug}-${n}`,
    title: `${text.title} ${n}`,
    feed: 'bench',
    provenance: { ...text.provenance, sourceId: `bench-${n}` },
    amountType: amount.amountType,
    amount: amount.amount,
    maxAmount: amount.maxAmount,
    currency: amount.currency,
    amountPeriod: amount.amountPeriod,
    citizenship: from(11).citizenship,
    degreeLevels: from(17).degreeLevels,
    fields: from(19).fields,
    deadline: deadline.deadline,
    isRollingAdmission: deadline.isRollingAdmission,
    requiresEssay: from(23).requiresEssay,
    universityId: from(29).universityId,
    status: n % 20 === 0 ? 'closed' : 'published',
    publishedAt: made,
    createdAt: made,
    updatedAt: made,
  }
}
