import { AuditRecorded } from '@landfall/proto-events/catalog/audit-recorded.v1'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningCatalog, admin, startCatalog, visitor } from './_app.ts'
import { AWARDS, pageAt } from './_educationusa-pages.ts'
import { type Site, startSite } from './_sites.ts'
import { syncOf } from './_sync.ts'

const SAVE = `mutation ($input: SaveSourceInput!) { saveSource(input: $input) {
  __typename ... on SourceSuccess { source { id isEnabled newListings } } } }`
const START = `mutation ($input: StartSyncInput!) { startSync(input: $input) {
  __typename ... on SyncRunsSuccess { runs { id state } } } }`
const REVIEW = `mutation ($input: ReviewListingsInput!) { reviewListings(input: $input) {
  __typename ... on ReviewListingsSuccess { scholarships { id version } refused { reason } } } }`
const CARD = `slug title provider amountLabel degreeLevel note sourceUrl applicationUrl
  deadline { precision label } provenance { source licence urls }`

let catalog: RunningCatalog
let site: Site
let sync: ReturnType<typeof syncOf>
let isRebuilt = false
beforeAll(async () => {
  site = await startSite((request, response) => {
    const page = isRebuilt ? '<main id="app"></main>' : pageAt(request.url ?? '')
    response.writeHead(page === null ? 404 : 200, { 'content-type': 'text/html' })
    response.end(page ?? '')
  })
  catalog = await startCatalog()
  sync = syncOf(catalog, [site.host])
})
afterAll(async () => {
  await catalog?.stop()
  await site?.stop()
})

const save = async (input: object) =>
  (await catalog.ask(admin(), SAVE, { input })).saveSource.source

/** A run started from the sources page, taken to its end as the worker does. */
async function run(input: object) {
  const { startSync } = await catalog.ask(admin(), START, { input })
  const [begun] = startSync.runs
  return begun === undefined ? null : sync.runSync(begun.id)
}

async function queue() {
  const { unpublishedScholarships } = await catalog.ask(
    admin(),
    '{ unpublishedScholarships(first: 100) { edges { node { id version title } } } }',
  )
  type Waiting = { id: string; version: number; title: string }
  const titles = AWARDS.map(({ title }) => title)
  return unpublishedScholarships.edges
    .map(({ node }: { node: Waiting }) => node)
    .filter(({ title }: Waiting) => titles.includes(title)) as Waiting[]
}

async function found(query: string) {
  const { scholarships } = await catalog.ask(
    visitor(),
    `query ($query: String) { scholarships(filter: { query: $query }) { edges { node { ${CARD} } } } }`,
    { query },
  )
  return scholarships.edges.map(({ node }: { node: object }) => node)
}

const isOfRun = (data: unknown) =>
  (data as { subjectType: string }).subjectType === 'sync-run'

it('EducationUSA goes from the switch through preview and review to the cards of a search', async () => {
  const { sources } = await catalog.ask(admin(), '{ sources { id key } }')
  const { id: sourceId } = sources.find(
    ({ key }: { key: string }) => key === 'educationusa',
  )
  const urls = [`${site.url}/find-financial-aid`]
  expect(await save({ id: sourceId, urls })).toMatchObject({
    isEnabled: false,
    newListings: 'DRAFT',
  })
  // While it is off, a run of all sources sends no requests.
  expect(await run({})).toBeNull()
  expect(site.asked).toEqual([])
  expect(await save({ id: sourceId, isEnabled: true })).toMatchObject({ isEnabled: true })

  // The preview says what a run would do, and does nothing.
  const counts = { state: 'finished', created: 3, quarantined: 1, faults: [] }
  expect(await run({ sourceId, isDryRun: true })).toMatchObject({
    ...counts,
    isDryRun: true,
  })
  expect(await queue()).toEqual([])
  expect(site.asked).toEqual([
    '/find-financial-aid?page=0',
    ...AWARDS.map(({ slug }) => `/scholarships/${slug}`),
    '/find-financial-aid?page=1',
  ])

  expect(await run({})).toMatchObject({ ...counts, isDryRun: false })
  const deeds = (await catalog.outboxEvents())
    .filter(({ name, body }) => name === AuditRecorded.type && isOfRun(body.data))
    .map(({ body }) => body.data)
  expect(deeds).toMatchObject([{ verb: 'tried' }, { verb: 'started' }])
  const waiting = await queue()
  expect(waiting.map(({ title }) => title).toSorted()).toEqual(
    AWARDS.slice(0, 3)
      .map(({ title }) => title)
      .toSorted(),
  )
  expect(await found('Lighthouse')).toEqual([])

  const listings = waiting.map(({ id, version }) => ({ id, version }))
  const input = { decision: 'PUBLISH', listings }
  const { reviewListings } = await catalog.ask(admin(), REVIEW, { input })
  expect(reviewListings.refused).toEqual([])
  const page = `${site.url}/scholarships/lighthouse-tuition-waiver`
  expect(await found('Lighthouse')).toEqual([
    {
      slug: 'lighthouse-nonresident-tuition-waiver',
      title: 'Lighthouse Nonresident Tuition Waiver',
      provider: 'University of Quayside',
      amountLabel: 'Amount varies',
      degreeLevel: ['UNDERGRADUATE', 'GRADUATE'],
      // Two dates in a sentence do not make a date: they stay as stated.
      deadline: expect.objectContaining({ precision: 'NONE' }),
      note: 'Deadline as stated: Fall semester: July 1st; Spring semester: November 1st',
      sourceUrl: page,
      applicationUrl: 'https://quayside.example.edu/waiver',
      provenance: {
        source: 'EducationUSA',
        licence: 'U.S. government work; facts and link only',
        urls: [page, 'https://quayside.example.edu/waiver'],
      },
    },
  ])
  const [breakwater] = await found('Breakwater Access')
  expect(breakwater).toMatchObject({
    degreeLevel: ['UNDERGRADUATE'],
    deadline: { label: expect.stringContaining('May') },
  })
})

it('reading EducationUSA again changes nothing, and a rebuilt site takes nothing away', async () => {
  const [source] = (await catalog.stores.sources.all()).filter(
    ({ key }) => key === 'educationusa',
  )
  const input = { sourceId: source?.id }
  expect(await run(input)).toMatchObject({
    state: 'finished',
    created: 0,
    changed: 0,
    unchanged: 3,
    quarantined: 1,
  })
  isRebuilt = true
  expect(await run(input)).toMatchObject({ state: 'failed', missing: 0, closed: 0 })
  expect(await found('Lighthouse')).toHaveLength(1)
})
