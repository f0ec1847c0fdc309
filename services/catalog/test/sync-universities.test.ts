import { afterAll, beforeAll, expect, it } from 'vitest'
import { universityIdOf } from '@landfall/reference/university-id'
import { type RunningCatalog, startCatalog } from './_app.ts'
import { type Site, startSite } from './_sites.ts'
import { testSource } from './_sources.ts'
import { syncOf } from './_sync.ts'

const HARVARD = 166_027
const NEW = 999_999

let catalog: RunningCatalog
let site: Site
let keys: unknown[]
beforeAll(async () => {
  keys = []
  const results = [
    {
      id: HARVARD,
      'school.name': 'Harvard University',
      'latest.student.size': 31_145,
      'latest.cost.tuition.in_state': null,
    },
    {
      id: NEW,
      'school.name': 'Harbour College',
      'school.ownership': 1,
      'school.state': 'ME',
    },
    { id: 999_998, 'school.name': null },
    { 'school.name': 'Without a number' },
  ]
  site = await startSite((request, response) => {
    keys.push(request.headers['x-api-key'])
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ metadata: { total: results.length }, results }))
  })
  catalog = await startCatalog()
})
afterAll(async () => {
  await catalog?.stop()
  await site?.stop()
})

it('the sync takes universities in by unitid, and never clears what a source does not state', async () => {
  const source = testSource('scorecard', {
    kind: 'college-scorecard',
    urls: [site.url],
    keyName: 'SOURCE_KEY_TEST',
  })
  await catalog.stores.sources.put(source)
  const before = await catalog.stores.universities.find(String(HARVARD))
  expect(before?.tuitionInState).not.toBeNull()
  const { run } = syncOf(catalog, [site.host])

  const first = await run(source.id)
  expect(first).toMatchObject({
    state: 'finished',
    target: 'universities',
    fetched: 4,
    created: 1,
    changed: 1,
    quarantined: 1,
  })
  expect(keys).toEqual(['secret-key'])
  const after = await catalog.stores.universities.find(String(HARVARD))
  expect(after).toMatchObject({
    undergraduateEnrollment: 31_145,
    tuitionInState: before?.tuitionInState,
    acceptanceRate: before?.acceptanceRate,
    ranking: before?.ranking,
    slug: before?.slug,
    version: (before?.version ?? 0) + 1,
  })
  expect(after?.sources).toContain('scorecard')
  expect(await catalog.stores.universities.find(universityIdOf(NEW))).toMatchObject({
    name: 'Harbour College',
    slug: 'harbour-college-999999',
    type: 'public',
    state: 'ME',
    acceptanceRate: null,
  })

  expect(await run(source.id)).toMatchObject({ created: 0, changed: 0, unchanged: 2 })
  expect((await catalog.stores.universities.find(String(HARVARD)))?.version).toBe(
    after?.version,
  )
})
