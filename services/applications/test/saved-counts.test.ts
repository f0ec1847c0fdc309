import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '@landfall/kit/identity/viewer'
import { aStudent, startApplications, type RunningApplications } from './_app.ts'

let app: RunningApplications
beforeAll(async () => {
  app = await startApplications()
})
afterAll(() => app?.stop())

const studentIdOf = ({ viewer }: Caller) => (viewer.kind === 'user' ? viewer.userId : '')

/** The versions of a student's counts that were told, in the order in which they leave. */
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
  it('are told when one is saved, gets another status or is removed, and not otherwise', async () => {
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

  it('have a version of their own for each change, also for changes at once', async () => {
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
