import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '@landfall/kit/identity/viewer'
import { aStudent, startApplications, type RunningApplications } from './_app.ts'
import { movableClock } from './_reminders.ts'

// 3 Dec, 01:00 in New York.
const clock = movableClock('2026-12-03T06:00:00Z')
let app: RunningApplications
beforeAll(async () => {
  app = await startApplications(clock)
})
afterAll(() => app?.stop())

const studentIdOf = ({ viewer }: Caller) => (viewer.kind === 'user' ? viewer.userId : '')

/** The published versions of a student's counts, in the order in which they leave the outbox. */
async function versionsOf(student: Caller): Promise<unknown[]> {
  const events = await app.outboxEvents()
  return events
    .filter(({ name }) => name === 'landfall.applications.saved-counts.changed.v1')
    .map(({ body }) => body.data as { studentId: string; version: number })
    .filter(({ studentId }) => studentId === studentIdOf(student))
    .map(({ version }) => version)
}

const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1)

async function save(student: Caller, input: object): Promise<string> {
  const { saveScholarship } = await app.ask(
    student,
    `mutation ($input: SaveScholarshipInput!) { saveScholarship(input: $input) {
      ... on SavedScholarshipSuccess { savedScholarship { id } } } }`,
    { input },
  )
  return saveScholarship.savedScholarship.id
}

const update = (student: Caller, input: object) =>
  app.ask(
    student,
    `mutation ($input: UpdateSavedScholarshipInput!) { updateSavedScholarship(input: $input) { __typename } }`,
    { input },
  )

const remove = (student: Caller, id: string) =>
  app.ask(
    student,
    `mutation ($input: RemoveSavedScholarshipInput!) { removeSavedScholarship(input: $input) { __typename } }`,
    { input: { id } },
  )

describe('the counts of a student', () => {
  it('are published when one is saved, gets another status or is removed, and not otherwise', async () => {
    const student = aStudent()
    const scholarshipId = await app.knowScholarship()
    const id = await save(student, { scholarshipId })
    expect(await versionsOf(student)).toEqual([1])
    await save(student, { scholarshipId })
    await save(student, { scholarshipId, notes: 'ask for a letter' })
    await update(student, { id, notes: null })
    await update(student, { id, applicationStatus: 'not_applied' })
    expect(await versionsOf(student)).toEqual([1])
    await save(student, { scholarshipId, applicationStatus: 'planned' })
    await update(student, { id, applicationStatus: 'accepted', notes: 'at last' })
    await remove(student, id)
    await remove(student, id)
    await save(student, { scholarshipId })
    expect(await versionsOf(student)).toEqual([1, 2, 3, 4, 5])
  })

  it('get a version of their own for each change, even for changes at once', async () => {
    const [student, other] = [aStudent(), aStudent()]
    const scholarshipIds = await Promise.all(
      Array.from({ length: 12 }, () => app.knowScholarship()),
    )
    const ids = await Promise.all([
      ...scholarshipIds.map((scholarshipId) => save(student, { scholarshipId })),
      // The same one twice is one change.
      ...scholarshipIds.map((scholarshipId) => save(student, { scholarshipId })),
      save(other, { scholarshipId: scholarshipIds[0] }),
    ])
    await Promise.all(
      ids
        .slice(0, 12)
        .map((id, n) =>
          n % 2 === 0
            ? remove(student, id)
            : update(student, { id, applicationStatus: 'applied' }),
        ),
    )
    expect(await versionsOf(student)).toEqual(upTo(24))
    expect(await versionsOf(other)).toEqual(upTo(1))
  })
})

const byDateQuery = /* GraphQL */ `
  query ($first: Int, $after: String) {
    savedScholarships(first: $first, after: $after, sort: DATE) {
      edges {
        node {
          scholarship {
            id
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`

/** The scholarships of every page. */
async function listedByDate(student: Caller): Promise<string[]> {
  const seen: string[] = []
  let after: string | null = null
  do {
    const asked = { first: 3, after }
    const { savedScholarships: page } = await app.ask(student, byDateQuery, asked)
    for (const { node } of page.edges) seen.push(node.scholarship.id)
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
  } while (after !== null)
  return seen
}

describe('the list of a student', () => {
  it('is paged by the next date, those without one last, through everything exactly once', async () => {
    const student = aStudent()
    const year = 2027
    const dates = [
      { deadlineDate: null },
      { deadlineDate: `${year}-03-01`, deadlinePrecision: 'exact' },
      { deadlineDate: '2020-01-01', deadlinePrecision: 'exact' },
      { deadlineDate: `${year}-02-01`, deadlinePrecision: 'recurring-day' },
      // A month counts until catalog publishes another.
      { deadlineDate: '2020-02-01', deadlinePrecision: 'recurring-month' },
      { deadlineDate: `${year}-01-01`, deadlinePrecision: 'last-known' },
      { deadlineDate: `${year}-03-01`, deadlinePrecision: 'exact' },
    ] as const
    const ids: string[] = []
    for (const date of dates) {
      const scholarshipId = await app.knowScholarship('published', date)
      await save(student, { scholarshipId })
      ids.push(scholarshipId)
    }
    const closed = await app.knowScholarship('published', dates[1])
    await save(student, { scholarshipId: closed })
    const copy = await app.stores.scholarshipCopies.find(closed)
    if (copy)
      await app.stores.scholarshipCopies.keepNewest({
        ...copy,
        status: 'closed',
        version: 2,
      })
    const seen = await listedByDate(student)
    const names = seen.map((id) => (id === closed ? 'closed' : ids.indexOf(id)))
    expect(names).toEqual([4, 3, 6, 1, 'closed', 5, 2, 0])
  })

  it('has each deadline at the instant at which it ends where it is', async () => {
    const student = aStudent()
    const dates = {
      tokyo: ['2026-12-03', 'Asia/Tokyo'],
      honolulu: ['2026-12-02', 'Pacific/Honolulu'],
      newYork: ['2026-12-03', 'America/New_York'],
      // It ended at 00:00 on 3 Dec there.
      over: ['2026-12-02', 'America/New_York'],
      london: ['2026-12-03', 'Europe/London'],
    } as const
    const names = new Map<string, string>()
    for (const [name, [deadlineDate, deadlineTimeZone]] of Object.entries(dates)) {
      const date = { deadlineDate, deadlineTimeZone, deadlinePrecision: 'exact' }
      const scholarshipId = await app.knowScholarship('published', date)
      names.set(scholarshipId, name)
      await save(student, { scholarshipId })
    }
    const list = async () => (await listedByDate(student)).map((id) => names.get(id))
    expect(await list()).toEqual(['honolulu', 'tokyo', 'london', 'newYork', 'over'])
    // Midnight in Tokyo: the deadline of the 3rd is now over there.
    clock.set('2026-12-03T15:00:00Z')
    expect((await list()).slice(0, 2)).toEqual(['london', 'newYork'])
  })
})
