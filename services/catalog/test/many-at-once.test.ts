import { idFromName } from '@landfall/kit/core/ids'
import { eventually } from '@landfall/kit/testing/eventually'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { applyUniversities } from '../src/ingestion/source/apply-universities.ts'
import { universityFactsSchema } from '../src/ingestion/source/normalize-university.ts'
import { NOW, type RunningCatalog, startCatalog } from './_app.ts'
import { keepSearch } from './_saved-searches.ts'
import { testSource } from './_sources.ts'

let catalog: RunningCatalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog?.stop())

it('the store writes more scholarships at once than one statement has room for', async () => {
  const [example] = await catalog.stores.scholarships.findBatch(null, 1)
  if (example === undefined) throw new Error('something is shipped')
  const many = Array.from({ length: 1_200 }, (_, n) => ({
    ...example,
    id: idFromName('scholarship', `many-${n}`),
    slug: `many-${n}`,
    provenance: { ...example.provenance, sourceId: `many-${n}` },
  }))
  await catalog.unitOfWork((tx) => tx.scholarships.saveAll(many, new Date(NOW)))
  const stored = await catalog.stores.scholarships.findByIds(many.map(({ id }) => id))
  expect(stored.size).toBe(1_200)
})

it('a university keeps what two sources say of it at the same time', async () => {
  const HARVARD = 166_027
  const before = await catalog.stores.universities.find(String(HARVARD))
  if (before === null) throw new Error('it is shipped')
  const apply = (facts: object, andThen = async () => {}) =>
    catalog.unitOfWork(async (tx) => {
      const row = {
        position: 0,
        page: '',
        rowKey: String(HARVARD),
        record: statedOnly(facts),
      }
      const source = testSource(`of ${Object.keys(facts).join()}`, {
        kind: 'ipeds-zip',
        urls: [],
      })
      await applyUniversities([row], source, tx, new Date(NOW))
      await andThen()
    })
  function statedOnly(facts: object) {
    const nothing = Object.keys(universityFactsSchema.shape).map((key) => [key, null])
    return { ...Object.fromEntries(nothing), unitid: HARVARD, ...facts }
  }
  let others: Promise<void> | undefined
  await apply({ city: 'Newtowne' }, async () => {
    others = apply({ website: 'https://crimson.example.edu' })
    // The second one cannot be observed directly, as it waits for the first.
    await eventually(async () => {
      const { rowCount } = await catalog.postgres.pool.query(
        `select from pg_stat_activity
         where wait_event_type = 'Lock' and datname = current_database()`,
      )
      if (rowCount === 0) throw new Error('nobody waits yet')
    })
  })
  await others
  expect(await catalog.stores.universities.find(String(HARVARD))).toMatchObject({
    city: 'Newtowne',
    website: 'https://crimson.example.edu',
    version: before.version + 2,
  })
})

it('a transaction that writes other listings keeps nobody waiting', async () => {
  const [one, other] = await catalog.stores.scholarships.findBatch(null, 2)
  if (one === undefined || other === undefined) throw new Error('something is shipped')
  const write = (record: typeof one, andThen = async () => {}) =>
    catalog.unitOfWork(async (tx) => {
      await tx.scholarships.saveAll([record], new Date(NOW))
      await andThen()
    })
  await keepSearch(catalog)
  const before = await catalog.stores.search.catalogVersion()
  await write(one, async () => {
    await write(other)
    await keepSearch(catalog)
  })
  expect(await catalog.stores.search.catalogVersion()).toBe(before + 2)
})
