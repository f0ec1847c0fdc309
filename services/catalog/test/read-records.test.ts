import { afterAll, beforeAll, expect, it } from 'vitest'
import { fixedClock } from '@landfall/kit/core/clock'
import { makeRecordReader } from '../src/record/scholarship/read-records.sql.ts'
import { statedRequirements } from '../src/record/scholarship/requirements/stated-requirements.ts'
import type { StoredScholarship } from '../src/record/scholarship/stored-scholarship.ts'
import { NOW, type RunningCatalog, startCatalog } from './_app.ts'

const clock = fixedClock(NOW)
let catalog: RunningCatalog
beforeAll(async () => {
  catalog = await startCatalog(clock, { searchIndex: false })
})
afterAll(() => catalog?.stop())

it('the reader reads whole records as the store does, with the version of the catalog', async () => {
  const { stores, unitOfWork, postgres } = catalog
  const shipped = await stores.scholarships.findBatch(null, 1000)
  const odd = shipped.slice(0, 5).map((listing): StoredScholarship => {
    const lists = [['a,b', '"', '\\', '{}', ''], ['NULL'], [], null, ['é', ' ']]
    const benefits = lists[shipped.indexOf(listing)] ?? null
    return {
      ...listing,
      requirements: benefits && statedRequirements(benefits),
      benefits,
      version: listing.version + 1,
    }
  })
  await unitOfWork((tx) => tx.scholarships.saveAll(odd, clock.now()))
  const ids = shipped.map(({ id }) => id)
  const read = makeRecordReader(postgres.pool)
  const { byId, catalogVersion } = await read(ids)
  expect(byId).toEqual(await stores.scholarships.findByIds(ids))
  expect(odd.map(({ id }) => byId.get(id)?.benefits)).toEqual(
    odd.map(({ benefits }) => benefits),
  )
  expect(catalogVersion).toBe(await stores.search.catalogVersion())
  expect(await read([])).toEqual({ byId: new Map(), catalogVersion: null })
})
