import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSealer } from '@landfall/kit/core/sealed'
import { deliver } from '@landfall/kit/messaging/consumers'
import { listing as asksNothing, requirement } from '@landfall/matching/testing/examples'
import { studentSaved } from '@landfall/matching/testing/student-saved'
import type { SavedSearch } from '../src/alerts/saved-search/saved-search.ts'
import { makeSendDigests } from '../src/alerts/saved-search/send-digests.ts'
import { onStudentSaved } from '../src/events/on-student-saved.ts'
import { type RunningAlerts, newWord, startAlerts } from './_alerts.ts'
import { student } from './_app.ts'
import { keepSearch } from './_saved-searches.ts'

const forWomen = requirement({
  decide: { by: 'profile', rule: { kind: 'gender', genders: ['woman'] } },
})
const forOrphans = requirement({
  decide: {
    by: 'question',
    fact: 'orphan',
    question: 'Are you an orphan?',
    expects: true,
    isPerAward: false,
  },
})

let alerts: RunningAlerts
beforeAll(async () => {
  alerts = await startAlerts('2026-11-21T12:00:00Z')
})
afterAll(() => alerts?.catalog.stop())

let caller: ReturnType<typeof student>
let studentId: string
let word: string
beforeEach(() => {
  alerts.later(24 * 60)
  caller = student()
  studentId = caller.viewer.kind === 'visitor' ? '' : caller.viewer.userId
  word = newWord()
})

async function profile(version: number, gender: 'woman' | 'man') {
  const sealer = createSealer(alerts.catalog.config.studentAnswersKey)
  const sealedDetails = await sealer.seal({ dateOfBirth: null, gender })
  const saved = studentSaved({
    studentId,
    version,
    country: 'KE',
    intendedDegreeLevel: 'graduate',
    fieldOfInterest: ['Physics'],
    sealedDetails,
  })
  for (const event of [saved, saved]) {
    await deliver(onStudentSaved, event, alerts.catalog.unitOfWork)
  }
}

const keep = (wishes: Partial<SavedSearch> = {}) =>
  keepSearch(
    alerts.catalog,
    { studentId, query: word, name: `Mine ${randomUUID()}`, ...wishes },
    alerts.now(),
  )

/** Adds an award for everybody, one for women, and one with a question; each change is percolated twice. */
async function threeCome() {
  alerts.later(1)
  const asking = [null, [forWomen], [forOrphans]]
  await alerts.put(
    ...asking.map((requirements) =>
      alerts.listing(word, { ...asksNothing(), requirements }),
    ),
  )
  await alerts.percolate()
  await alerts.percolate()
}

async function newCount({ id }: SavedSearch): Promise<number> {
  const query = 'query ($id: ID!) { savedSearch(id: $id) { newCount } }'
  return (await alerts.catalog.ask(caller, query, { id })).savedSearch.newCount
}

async function counts({ id }: SavedSearch) {
  const query = 'query ($id: ID!) { savedSearch(id: $id) { matchCount eligibleCount } }'
  return (await alerts.catalog.ask(caller, query, { id })).savedSearch
}

async function change({ id }: SavedSearch, onlyWhatFits: boolean | null) {
  const mutation = `mutation ($input: UpdateSavedSearchInput!) { updateSavedSearch(input: $input) {
    ... on SavedSearchSuccess { savedSearch { onlyWhatFits newCount } } } }`
  const input = { id, onlyWhatFits }
  return (await alerts.catalog.ask(caller, mutation, { input })).updateSavedSearch
    .savedSearch
}

const digest = () => makeSendDigests(alerts.parts())()

describe('what a saved search tells a student with a profile', () => {
  it('leaves out awards they are not eligible for, in notices as in the count of new ones', async () => {
    await profile(1, 'man')
    const search = await keep({ name: 'Mine' })
    await threeCome()
    expect(await alerts.titlesFor(search)).toEqual(['2 new scholarships for Mine'])
    expect(await newCount(search)).toBe(2)
  })

  it('counts how many results the student is eligible for, and nothing of that without a profile', async () => {
    const search = await keep({ name: 'Mine' })
    const open = await keep({ name: 'Open ones too', includeUnknown: true })
    await threeCome()
    expect(await counts(search)).toEqual({ matchCount: 3, eligibleCount: null })
    await profile(1, 'man')
    expect(await counts(search)).toEqual({ matchCount: 3, eligibleCount: 1 })
    expect(await counts(open)).toEqual({ matchCount: 3, eligibleCount: 2 })
  })

  it('includes everything where the student chose that', async () => {
    await profile(1, 'man')
    const search = await keep({ name: 'All', onlyWhatFits: false })
    const other = await keep({ name: 'Mine' })
    await threeCome()
    expect((await alerts.titlesFor(search)).toSorted()).toEqual([
      '2 new scholarships for Mine',
      '3 new scholarships for All',
    ])
    expect(await newCount(search)).toBe(3)
    expect(await newCount(other)).toBe(2)
  })

  it('is nothing while nothing fits, and is told once as soon as something does', async () => {
    await profile(1, 'man')
    const search = await keep({ name: 'Mine' })
    alerts.later(1)
    const listing = alerts.listing(word, { ...asksNothing(), requirements: [forWomen] })
    await alerts.put(listing)
    await alerts.percolate()
    expect(await alerts.noticesFor(search)).toEqual([])
    await profile(2, 'woman')
    for (const minutes of [60, 60]) {
      alerts.later(minutes)
      await alerts.percolate()
      expect(await alerts.titlesFor(search)).toEqual(['1 new scholarship for Mine'])
    }
    expect(await newCount(search)).toBe(1)
  })

  it('reaches searches that come after many with nothing to tell yet', async () => {
    await profile(1, 'man')
    const searches = await Promise.all(Array.from({ length: 51 }, () => keep()))
    alerts.later(1)
    const listing = alerts.listing(word, { ...asksNothing(), requirements: [forWomen] })
    await alerts.put(listing)
    await alerts.percolate()
    const all = searches.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    const last = all.at(-1)
    if (last === undefined) throw new Error('No search was kept')
    await change(last, false)
    await alerts.percolate()
    expect(await alerts.titlesFor(last)).toEqual([`1 new scholarship for ${last.name}`])
  })

  it('is in the digest of a day what fits on that morning', async () => {
    await profile(1, 'woman')
    const daily = { alert: 'daily' } as const
    const mine = await keep({ ...daily, name: 'A' })
    await keep({ ...daily, name: 'B', onlyWhatFits: false })
    await threeCome()
    await profile(2, 'man')
    alerts.later(24 * 60)
    await Promise.all([digest(), digest()])
    await digest()
    expect(await alerts.noticesFor(mine)).toMatchObject([
      {
        title: '3 new scholarships for your saved searches',
        body: expect.stringMatching(/^A: 2 new\n[^]*\n\nB: 3 new\n/),
      },
    ])
  })

  it('comes with the digest of the day on which it fits, once', async () => {
    await profile(1, 'man')
    const search = await keep({ alert: 'daily', name: 'Mine' })
    await threeCome()
    for (const [version, gender] of [
      [2, 'man'],
      [3, 'woman'],
      [4, 'woman'],
    ] as const) {
      await profile(version, gender)
      alerts.later(24 * 60)
      await Promise.all([digest(), digest()])
    }
    expect(await alerts.titlesFor(search)).toEqual([
      '2 new scholarships for your saved searches',
      '1 new scholarship for your saved searches',
    ])
  })

  it('is counted by the profile and the choice of this moment', async () => {
    await profile(1, 'man')
    const search = await keep({ alert: 'off' })
    await threeCome()
    expect(await newCount(search)).toBe(2)
    expect(await change(search, false)).toEqual({ onlyWhatFits: false, newCount: 3 })
    expect(await change(search, null)).toEqual({ onlyWhatFits: true, newCount: 2 })
    await profile(2, 'woman')
    expect(await newCount(search)).toBe(3)
  })
})

it('a student without a profile is told everything', async () => {
  const search = await keep({ name: 'Mine' })
  await threeCome()
  expect(await alerts.titlesFor(search)).toEqual(['3 new scholarships for Mine'])
  expect(await newCount(search)).toBe(3)
})
