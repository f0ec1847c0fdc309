import { randomUUID } from 'node:crypto'
import type { Caller } from '@landfall/kit/identity/viewer'
import { testVisitor } from '@landfall/kit/testing/callers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aStudent, startApplications, type RunningApplications } from './_app.ts'
import { aMember, anOwnScholarship } from './_applications.ts'
import { save } from './_reminders.ts'

let app: RunningApplications
beforeAll(async () => {
  app = await startApplications()
})
afterAll(() => app.stop())

describe('the number of students who saved a scholarship', () => {
  it('is shown in whole fives to the owners and editors of its organization, and to nobody else', async () => {
    const ownerId = randomUUID()
    const { scholarshipId } = await anOwnScholarship(app, { ownerId })
    const elsewhere = await anOwnScholarship(app)
    const saved = async (caller: Caller) => {
      const query = `query ($of: [_Any!]!) { _entities(representations: $of) {
        ... on Scholarship { savedByAtLeast } } }`
      const of = [scholarshipId, elsewhere.scholarshipId].map((id) => ({
        __typename: 'Scholarship',
        id,
      }))
      const { _entities } = await app.ask(caller, query, { of })
      return (_entities as { savedByAtLeast: number | null }[]).map(
        ({ savedByAtLeast }) => savedByAtLeast,
      )
    }
    const owner = aMember(ownerId)
    const shown: (number | null)[] = []
    for (const saver of Array.from({ length: 11 }, () => aStudent())) {
      await save(app, saver, scholarshipId)
      // Saving it again does not count twice.
      await save(app, saver, scholarshipId)
      shown.push((await saved(owner))[0] ?? null)
    }
    expect(shown).toEqual([0, 0, 0, 0, 5, 5, 5, 5, 5, 10, 10])
    expect(await saved(aMember(ownerId, { role: 'editor' }))).toEqual([10, null])
    for (const caller of [
      aMember(ownerId, { role: 'reviewer' }),
      aMember(ownerId, { role: 'reader' }),
      aMember(ownerId, { isVerified: false }),
      aMember(randomUUID()),
      aStudent(),
      testVisitor(),
    ])
      expect(await saved(caller)).toEqual([null, null])
  })
})
