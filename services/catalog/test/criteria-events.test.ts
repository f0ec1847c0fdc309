import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fixedClock } from '@landfall/kit/core/clock'
import type { ListingFacts } from '../src/record/scholarship/listing-criteria.ts'
import { publishedListings } from '../src/record/scholarship/publish-change.ts'
import { makeRollDeadlines } from '../src/record/scholarship/roll-deadlines.ts'
import { NOW, type RunningCatalog, member, startCatalog } from './_app.ts'
import { FORM, editing } from './_editing.ts'
import { copyShipped } from './_shipped-copy.ts'

const CHANGED = 'landfall.catalog.scholarship-criteria.changed.v1'
const STATS = 'landfall.catalog.scholarship-stats.changed.v1'
const DETAILS = {
  ...FORM,
  eligibleCountries: ['India'],
  gpaRequirement: '3.2',
  letters: 2,
  lettersMayFollow: true,
}

let catalog: RunningCatalog
let shipped: Awaited<ReturnType<typeof copyShipped>>
beforeAll(async () => {
  shipped = await copyShipped()
  catalog = await startCatalog()
})
afterAll(async () => {
  await catalog?.stop()
  await shipped?.remove()
})

const { create, update, step } = editing(() => catalog)

describe('what a scholarship asks of students', () => {
  it('is published for everything that is shipped, as it is stored', async () => {
    const published = await publishedOf(CHANGED)
    expect(published).toHaveLength(417 + 120)
    const [latest, stored] = await latestAndStored(published)
    expect(latest).toEqual(stored)
    expect(published.filter(({ isOpen }) => isOpen)).toHaveLength(417)
    const { rows } = await catalog.postgres.pool.query(
      `select u.state from scholarships s join universities u on u.id = s.university_id where s.id = $1`,
      [published.find(({ state }) => state !== null)?.scholarshipId],
    )
    expect(rows).toEqual([{ state: published.find(({ state }) => state !== null)?.state }])
  })

  it('is published at each step of its life, and only an open one is open', async () => {
    const donor = member()
    const draft = await create(donor, { title: FORM.title }, { status: 'draft' })
    const { id } = draft.scholarship
    await update(donor, id, DETAILS)
    // Nothing changes, so nothing is published.
    await update(donor, id, { title: FORM.title })
    for (const name of ['publish', 'close', 'archive'] as const) await step(name, donor, id)
    const published = (await publishedOf(CHANGED)).filter(
      ({ scholarshipId }) => scholarshipId === id,
    )
    expect(published.map(({ version, isOpen }) => [version, isOpen])).toEqual([
      [1, false],
      [2, false],
      [3, true],
      [4, false],
      [5, false],
    ])
    expect(published[2]).toMatchObject({
      title: FORM.title,
      provider: 'Harbour Trust',
      about: FORM.description,
      deadline: { date: '2027-03-31', precision: 'exact', timeZone: 'America/New_York' },
      award: { type: 'fixed', least: '2500.00', most: '2500.00' },
      state: null,
      criteria: {
        citizenship: { kind: 'listed', codes: ['IN'] },
        degreeLevels: ['undergraduate'],
        fields: { kind: 'listed', codes: ['engineering'] },
        gpaRequirement: '3.20',
      },
      requirements: [
        { text: 'Enrolled full time', decide: { by: 'provider' } },
        { kind: 'recommendation', figures: { letters: 2, lettersMayFollow: true } },
      ],
    })
  })

  it('follows the university that the award is tied to', async () => {
    const { rows } = await catalog.postgres.pool.query(
      `select id, unitid, state from universities where state = 'MO' order by id limit 1`,
    )
    const [university] = rows
    const made = await create(member(), { ...FORM, universityId: university.id })
    await shipped.load(catalog, 'universities.json', (all) =>
      all.map((row) =>
        row['unitid'] === university.unitid ? { ...row, state: 'HI' } : row,
      ),
    )
    const { id } = made.scholarship
    const published = (await publishedOf(CHANGED)).filter(
      ({ scholarshipId }) => scholarshipId === id,
    )
    expect(published.map(({ version, state }) => [version, state])).toEqual([
      [1, 'MO'],
      [2, 'HI'],
    ])
  })

  it('is published when a source changes or loses it, and when its deadline rolls over', async () => {
    const before = (await publishedOf(CHANGED)).length
    await shipped.load(catalog, 'scholarships.json', ([, second, ...others]) => [
      { ...second, title: 'Renamed Award' },
      ...others,
    ])
    const published = (await publishedOf(CHANGED)).slice(before)
    expect(
      published.map(({ title, isOpen }) => [title === 'Renamed Award', isOpen]),
    ).toEqual([
      [true, true],
      [false, false],
    ])
    const roll = makeRollDeadlines({
      unitOfWork: catalog.unitOfWork,
      clock: fixedClock('2027-06-01T12:00:00Z'),
    })
    const { rolled } = await roll()
    expect(rolled).toBeGreaterThan(0)
    const rolledOver = (await publishedOf(CHANGED)).slice(before + published.length)
    expect(rolledOver).toHaveLength(rolled)
  })

  it('has been published for every record in the version that is stored', async () => {
    const [latest, stored] = await latestAndStored(
      await publishedOf(CHANGED),
      '2027-06-01T12:00:00Z',
    )
    expect(latest).toEqual(stored)
  })
})

describe('the figures about all scholarships', () => {
  it('are published once by each transaction that can change them, with a growing version', async () => {
    const donor = member()
    const published = async (work: () => Promise<unknown>) => {
      const before = (await stats()).length
      await work()
      return (await stats()).slice(before).length
    }
    let id = ''
    const make = async () => {
      id = (await create(donor, FORM, { status: 'draft' })).scholarship.id
    }
    expect(await published(make)).toBe(0)
    expect(await published(() => update(donor, id, { title: 'One name' }))).toBe(0)
    expect(await published(() => step('publish', donor, id))).toBe(1)
    expect(await published(() => update(donor, id, { title: 'Another name' }))).toBe(1)
    expect(await published(() => step('close', donor, id))).toBe(1)
    expect(await published(() => step('archive', donor, id))).toBe(0)
    // One batch with both a new and a changed record, and the end of the run, which also closes.
    expect(await published(loadOther)).toBe(2)
    const versions = (await stats()).map(({ version }) => version)
    expect(versions).toEqual(versions.toSorted((a, b) => a - b))
    expect(new Set(versions).size).toBe(versions.length)
    const { rows } = await catalog.postgres.pool.query(
      'select version from catalogue_state',
    )
    expect(rows).toEqual([{ version: versions.at(-1) }])
  })
})

it('events carry all that the organization stated, by the names and in the words of the graph', async () => {
  const details = {
    ...FORM,
    gpaRequirement: '3.2',
    eligibleCountries: ['Kenya', 'Nigeria'],
    benefits: ['A laptop'],
    requiresEssay: true,
  }
  const donor = member()
  const { scholarship } = await create(donor, details)
  const published = (await catalog.outboxEvents())
    .map(
      ({ body }) =>
        body.data as { scholarshipId?: string; program?: Record<string, unknown> },
    )
    .find((one) => one.scholarshipId === scholarship.id && one.program !== undefined)
  const program = published?.program ?? {}
  const parts: Record<string, string> = {
    amount: '{ amount currency }',
    maxAmount: '{ amount currency }',
    maxFamilyIncome: '{ amount currency }',
    citizenship: '{ kind countries { code } hint }',
    requirements: '{ text }',
  }
  const fields = Object.keys(program).map((name) => `${name} ${parts[name] ?? ''}`)
  const query = `query ($id: ID!) { scholarship(id: $id) { ${fields.join(' ')} } }`
  const answer = (await catalog.ask(donor, query, { id: scholarship.id })).scholarship
  const countries = answer.citizenship.countries.map(({ code }: { code: string }) => code)
  expect(program).toEqual({
    ...answer,
    citizenship: { ...answer.citizenship, countries },
  })
  expect(program).toMatchObject({
    eligibleCountries: ['Kenya', 'Nigeria'],
    requiresEssay: true,
  })
})

const stats = () => publishedOf<{ version: number }>(STATS)

function loadOther() {
  return shipped.load(catalog, 'scholarships.json', (rows) => [
    ...rows.slice(0, 100).map((row, n) => (n === 7 ? { ...row, title: 'Again' } : row)),
    { ...rows[101], id: 'a-new-one', title: 'A new one' },
    ...rows.slice(100, -1),
  ])
}

async function publishedOf<T = ListingFacts>(type: string): Promise<T[]> {
  const events = await catalog.outboxEvents()
  return events.filter(({ name }) => name === type).map(({ body }) => body.data as T)
}

/** The latest published event of each scholarship, and what is stored now; both by id. */
async function latestAndStored(published: readonly ListingFacts[], now = NOW) {
  const { scholarships } = catalog.stores
  const all = await scholarships.findBatch(null, 10_000)
  const stored = await publishedListings(catalog.stores, all, new Date(now))
  return [published, stored].map(
    (listings) => new Map(listings.map((listing) => [listing.scholarshipId, listing])),
  )
}
