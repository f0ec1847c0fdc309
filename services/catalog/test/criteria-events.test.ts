import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fixedClock } from '@landfall/kit/clock'
import type { Caller } from '@landfall/kit/viewer'
import type { ListingFacts } from '../src/modules/scholarship/listing-criteria.ts'
import { toldListings } from '../src/modules/scholarship/publish-change.ts'
import { makeRollDeadlines } from '../src/modules/scholarship/roll-deadlines.ts'
import { NOW, type RunningCatalog, member, startCatalog } from './_app.ts'

const CHANGED = 'landfall.catalog.scholarship-criteria.changed.v1'
const STATS = 'landfall.catalog.scholarship-stats.changed.v1'
const FORM = {
  title: 'Harbour Bridge Award',
  description: 'For students who build things that other people can walk over safely.',
  amount: '2500',
  amountType: 'one-time',
  eligibilityRequirements: ['Enrolled full time'],
  applicationDeadline: '2027-03-31',
  degreeLevel: ['undergraduate'],
  fieldOfStudy: ['Engineering'],
  eligibleCountries: ['India'],
  gpaRequirement: '3.2',
}

let catalog: RunningCatalog
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(`${tmpdir()}/catalog-data-`)
  await cp(new URL('../data/', import.meta.url), folder, { recursive: true })
  catalog = await startCatalog()
}, 60_000)
afterAll(async () => {
  await catalog?.stop()
  await rm(folder, { recursive: true })
})

describe('what a scholarship asks of students', () => {
  it('is told of everything that is shipped, as it is stored', async () => {
    const told = await toldOf(CHANGED)
    expect(told).toHaveLength(417 + 120)
    const [latest, stored] = await latestAndStored(told)
    expect(latest).toEqual(stored)
    expect(told.filter(({ isOpen }) => isOpen)).toHaveLength(417)
    const { rows } = await catalog.postgres.pool.query(
      `select u.state from scholarships s join universities u on u.id = s.university_id where s.id = $1`,
      [told.find(({ state }) => state !== null)?.scholarshipId],
    )
    expect(rows).toEqual([{ state: told.find(({ state }) => state !== null)?.state }])
  })

  it('is told at each step of a life, and only an open one is open', async () => {
    const donor = member()
    const draft = { details: { title: FORM.title }, status: 'draft' }
    const { id } = (await ask(donor, 'createScholarship', 'Create', draft)).scholarship
    await ask(donor, 'updateScholarship', 'Update', { id, details: FORM })
    await ask(donor, 'updateScholarship', 'Update', { id, details: { title: FORM.title } })
    for (const step of ['publish', 'close', 'archive'])
      await ask(donor, `${step}Scholarship`, 'Id', { id })
    const told = (await toldOf(CHANGED)).filter(({ scholarshipId }) => scholarshipId === id)
    expect(told.map(({ version, isOpen }) => [version, isOpen])).toEqual([
      [1, false],
      [2, false],
      [3, true],
      [4, false],
      [5, false],
    ])
    expect(told[2]).toMatchObject({
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
    })
  })

  it('follows the university that the award is tied to', async () => {
    const { rows } = await catalog.postgres.pool.query(
      `select id, unitid, state from universities where state = 'MO' order by id limit 1`,
    )
    const [university] = rows
    const details = { ...FORM, universityId: university.id }
    const made = await ask(member(), 'createScholarship', 'Create', { details })
    await loadChanged('universities.json', (all) =>
      all.map((row) =>
        row['unitid'] === university.unitid ? { ...row, state: 'HI' } : row,
      ),
    )
    const { id } = made.scholarship
    const told = (await toldOf(CHANGED)).filter(({ scholarshipId }) => scholarshipId === id)
    expect(told.map(({ version, state }) => [version, state])).toEqual([
      [1, 'MO'],
      [2, 'HI'],
    ])
  })

  it('is told when a source changes or loses it, and when its deadline rolls over', async () => {
    const before = (await toldOf(CHANGED)).length
    await loadChanged('scholarships.json', ([, second, ...others]) => [
      { ...second, title: 'Renamed Award' },
      ...others,
    ])
    const told = (await toldOf(CHANGED)).slice(before)
    expect(told.map(({ title, isOpen }) => [title === 'Renamed Award', isOpen])).toEqual([
      [true, true],
      [false, false],
    ])
    const roll = makeRollDeadlines({
      unitOfWork: catalog.unitOfWork,
      clock: fixedClock('2027-06-01T12:00:00Z'),
    })
    const { rolled } = await roll()
    expect(rolled).toBeGreaterThan(0)
    const rolledOver = (await toldOf(CHANGED)).slice(before + told.length)
    expect(rolledOver).toHaveLength(rolled)
  })

  it('was told of every record in the version that is stored', async () => {
    const [latest, stored] = await latestAndStored(
      await toldOf(CHANGED),
      '2027-06-01T12:00:00Z',
    )
    expect(latest).toEqual(stored)
  })
})

describe('the figures about all scholarships', () => {
  it('are told once by each transaction that can change them, with a growing version', async () => {
    const donor = member()
    const told = async (work: () => Promise<unknown>) => {
      const before = (await stats()).length
      await work()
      return (await stats()).slice(before).length
    }
    const draft = { details: FORM, status: 'draft' }
    let id = ''
    const make = async () => {
      id = (await ask(donor, 'createScholarship', 'Create', draft)).scholarship.id
    }
    expect(await told(make)).toBe(0)
    const rename = () =>
      ask(donor, 'updateScholarship', 'Update', {
        id,
        details: { title: `${Math.random()}` },
      })
    expect(await told(rename)).toBe(0)
    expect(await told(() => ask(donor, 'publishScholarship', 'Id', { id }))).toBe(1)
    expect(await told(rename)).toBe(1)
    expect(await told(() => ask(donor, 'closeScholarship', 'Id', { id }))).toBe(1)
    expect(await told(() => ask(donor, 'archiveScholarship', 'Id', { id }))).toBe(0)
    // One batch with both a new and a changed record, and the end of the run, which also closes.
    expect(await told(loadOther)).toBe(2)
    const versions = (await stats()).map(({ version }) => version)
    expect(versions).toEqual(versions.toSorted((a, b) => a - b))
    expect(new Set(versions).size).toBe(versions.length)
    const { rows } = await catalog.postgres.pool.query(
      'select version from catalogue_state',
    )
    expect(rows).toEqual([{ version: versions.at(-1) }])
  })
})

const stats = () => toldOf<{ version: number }>(STATS)

function loadOther() {
  return loadChanged('scholarships.json', (rows) => [
    ...rows.slice(0, 100).map((row, n) => (n === 7 ? { ...row, title: 'Again' } : row)),
    { ...rows[101], id: 'a-new-one', title: 'A new one' },
    ...rows.slice(100, -1),
  ])
}

async function toldOf<T = ListingFacts>(type: string): Promise<T[]> {
  const events = await catalog.outboxEvents()
  return events.filter(({ name }) => name === type).map(({ body }) => body.data as T)
}

/** The latest that was told of each scholarship, and what is stored now; both by id. */
async function latestAndStored(told: readonly ListingFacts[], now = NOW) {
  const { scholarships, universities } = catalog.stores
  const all = await scholarships.findBatch(null, 10_000)
  const stored = await toldListings(universities, all, new Date(now))
  return [told, stored].map(
    (listings) => new Map(listings.map((listing) => [listing.scholarshipId, listing])),
  )
}

async function ask(caller: Caller, field: string, input: string, value: object) {
  const data = await catalog.ask(
    caller,
    `mutation ($input: ${input === 'Id' ? 'ScholarshipIdInput' : `${input}ScholarshipInput`}!) {
      ${field}(input: $input) { __typename ... on ScholarshipSuccess { scholarship { id } } } }`,
    { input: value },
  )
  expect(data[field].__typename).toBe('ScholarshipSuccess')
  return data[field]
}

type Row = Record<string, unknown>
/** Loads the shipped data with one more change to a file of it. */
async function loadChanged(file: string, change: (rows: Row[]) => Row[]) {
  const rows: Row[] = JSON.parse(await readFile(`${folder}/${file}`, 'utf8'))
  await writeFile(`${folder}/${file}`, JSON.stringify(change(rows)))
  return catalog.loadShipped(pathToFileURL(`${folder}/`))
}
