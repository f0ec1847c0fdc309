import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newId } from '@landfall/kit/core/ids'
import { eventually } from '@landfall/kit/testing/eventually'
import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aStudent, startAiWorkers, type RunningAiWorkers } from './_app.ts'
import { requirement } from '@landfall/matching/testing/examples'
import { studentSaved } from '@landfall/matching/testing/student-saved'
import { criteriaChanged, criteriaRepublished } from './_events.ts'
import { aListing } from './_listings.ts'

const MIGRATION = new URL('../src/db/migrations/0011_ask_for_periods.sql', import.meta.url)

let app: RunningAiWorkers
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ai-workers-'))
  app = await startAiWorkers({ snapshotFolder: folder })
})
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true })
})

const copyOf = async ({ scholarshipId }: ListingCriteria) =>
  (await app.stores.listings.findByIds([scholarshipId]))[0]

describe('the read copy of a listing', () => {
  it('takes one event once, however often it is delivered', async () => {
    const listing = aListing()
    const event = criteriaChanged(listing)
    expect(await app.receive(event)).toBe('handled')
    const before = await app.stores.listings.lastChange()
    expect(await app.receive(event)).toBe('duplicate')
    expect(await app.receive({ ...event, id: newId() })).toBe('handled')
    expect(await app.stores.listings.lastChange()).toBe(before)
    expect(await copyOf(listing)).toEqual(listing)
  })

  it('ends at the newest version in whatever order events arrive', async () => {
    const first = aListing()
    const second = { ...first, version: 2, title: 'Second title' }
    const third = { ...second, version: 3, isOpen: false }
    for (const order of [
      [third, first, second],
      [second, third, first],
    ]) {
      for (const listing of order) await app.receive(criteriaChanged(listing))
      expect(await copyOf(first)).toEqual(third)
    }
  })

  it('takes the whole catalog page by page, and keeps what is newer', async () => {
    const [old, other] = [aListing(), aListing()]
    const newer = { ...old, version: 2, title: 'Newer' }
    await app.receive(criteriaChanged(newer))
    const runId = newId()
    await app.receive(
      criteriaRepublished({ runId, page: 2, isLast: true, listings: [other] }),
    )
    expect(await app.stores.catalogTellings.isComplete()).toBe(false)
    const page = criteriaRepublished({
      runId,
      page: 1,
      isLast: false,
      listings: [old, old],
    })
    await app.receive(page)
    await app.receive(page)
    expect(await app.stores.catalogTellings.isComplete()).toBe(true)
    expect([await copyOf(old), await copyOf(other)]).toEqual([newer, other])
  })

  it('requests the whole catalog again where it came without periods, and takes them', async () => {
    const whole = aListing()
    const award = { ...whole.award, period: 'month' } as const
    const { period: _period, ...stripped } = award
    const page = { page: 1, isLast: true }
    const listings = [{ ...whole, award: stripped }]
    await app.receive(criteriaRepublished({ ...page, listings }))
    expect(await app.stores.catalogTellings.isComplete()).toBe(true)
    await app.postgres.pool.query(readFileSync(MIGRATION, 'utf8'))
    expect(await app.stores.catalogTellings.isComplete()).toBe(false)
    expect((await copyOf(whole))?.award).toEqual(stripped)
    await app.receive(criteriaRepublished({ ...page, listings: [{ ...whole, award }] }))
    expect(await app.stores.catalogTellings.isComplete()).toBe(true)
    expect((await copyOf(whole))?.award).toEqual(award)
  })

  it('accepts a version that the whole catalog tells anew, and no event from before it', async () => {
    const before = aListing()
    const requirements = [requirement({ text: 'Only for sailors.' })]
    const anew = { ...before, requirements }
    const page = { page: 1, isLast: true, listings: [anew] }
    await app.receive(criteriaChanged(before))
    await app.receive(criteriaRepublished(page))
    const change = await app.stores.listings.lastChange()
    await app.receive(criteriaRepublished(page))
    await app.receive(criteriaChanged(before))
    expect(await copyOf(before)).toEqual(anew)
    expect(await app.stores.listings.lastChange()).toBe(change)
  })

  it('refuses an event that breaks its contract and keeps what it had', async () => {
    const listing = aListing()
    const broken = { ...criteriaChanged(listing), data: { ...listing, version: 0 } }
    await expect(app.receive(broken)).rejects.toThrow('does not fit its contract')
    expect(await copyOf(listing)).toBeUndefined()
  })
})

describe('the copy of a student’s facts', () => {
  it('ends at the newest version in whatever order events arrive', async () => {
    const studentId = newId()
    const [first, second] = [
      studentSaved({ studentId, version: 1, gpa: '3.00' }),
      studentSaved({ studentId, version: 2, gpa: '3.50' }),
    ]
    for (const event of [second, first, second]) await app.receive(event)
    const facts = await app.stores.studentFacts.findAll([studentId])
    expect(facts.get(studentId)).toMatchObject({ facts: { gpa: '3.50' } })
  })
})

describe('the next match', () => {
  beforeEach(async () => {
    const worker = await app.startWorker()
    return () => worker.stop()
  })

  it('includes a listing from its publishing to its closing, and sees what it asks now', async () => {
    const listing = aListing()
    const demanding = { ...listing.criteria, gpaRequirement: '4.00' }
    const history: [Partial<ListingCriteria>, boolean][] = [
      [{ version: 1 }, true],
      [{ version: 2, criteria: demanding }, false],
      [{ version: 3 }, true],
      [{ version: 4, isOpen: false }, false],
    ]
    for (const [change, isShown] of history) {
      await app.receive(criteriaChanged({ ...listing, ...change }))
      await eventually(async () => {
        expect((await shownTo()).includes(listing.scholarshipId)).toBe(isShown)
      })
    }
  })

  it('sees what a listing asks that is told anew with the same version', async () => {
    const listing = aListing()
    await app.receive(criteriaChanged(listing))
    await eventually(async () => {
      expect(await shownTo()).toContain(listing.scholarshipId)
    })
    const decide = { by: 'profile', rule: { kind: 'gpa-min', minimum: '4.0' } } as const
    const anew = { ...listing, requirements: [requirement({ decide })] }
    await app.receive(criteriaRepublished({ page: 1, isLast: true, listings: [anew] }))
    await eventually(async () => {
      expect(await shownTo()).not.toContain(listing.scholarshipId)
    })
  })

  it('knows after a restart what changed meanwhile, from the snapshot on', async () => {
    expect(await readdir(folder)).toContain('listings.snapshot')
    const worker = await app.startWorker()
    await worker.stop()
    const listing = aListing()
    await app.receive(criteriaChanged(listing))
    await app.startWorker()
    expect(await shownTo()).toContain(listing.scholarshipId)
  })

  it('does without a snapshot that is damaged', async () => {
    const known = await shownTo()
    const worker = await app.startWorker()
    await worker.stop()
    await writeFile(join(folder, 'listings.snapshot'), 'x'.repeat(10_000))
    await app.startWorker()
    expect((await shownTo()).toSorted()).toEqual(known.toSorted())
  })

  it('ignores a snapshot of another copy of the catalog', async () => {
    const other = await startAiWorkers({ snapshotFolder: folder })
    try {
      await other.storeListings(aListing())
      await other.startWorker()
      const { run } = await other.match(aStudent())
      expect(run.result.totalScholarships).toBe(1)
    } finally {
      await other.stop()
    }
  })
})

it('a service asks for the whole catalog at its start, until it was told once', async () => {
  const fresh = await startAiWorkers()
  const type = 'landfall.ai-workers.catalogue-copy.requested.v1'
  try {
    await fresh.startWorker()
    await eventually(async () => (await fresh.outboxEvents(type)).length === 1)
    await fresh.receive(criteriaRepublished({ page: 1, isLast: true, listings: [] }))
    await (await fresh.startWorker()).stop()
    expect(await fresh.outboxEvents(type)).toHaveLength(1)
  } finally {
    await fresh.stop()
  }
})

/** The ids of the listings that a student whom all of them fit is shown now. */
async function shownTo(): Promise<string[]> {
  const { run } = await app.match(aStudent(), {}, { first: 50 })
  return run.result.matches.map(
    (one: { scholarship: { id: string } }) => one.scholarship.id,
  )
}
