import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '@landfall/kit/testing/eventually'
import type { Caller } from '@landfall/kit/identity/viewer'
import { aStudent, startAiWorkers, type RunningAiWorkers } from './_app.ts'
import { aListing } from './_listings.ts'

let app: RunningAiWorkers
const student = aStudent()
const stays = aListing({ criteria: { gpaRequirement: '3.00' } })
const closes = aListing()
const changes = aListing()
const forBest = aListing({ criteria: { gpaRequirement: '3.50' } })

beforeAll(async () => {
  app = await startAiWorkers()
  await app.startWorker()
})
afterAll(() => app.stop())

const changesQuery = /* GraphQL */ `
  query ($id: ID!) {
    matchRun(id: $id) {
      changes {
        added {
          scholarship {
            id
          }
          terms {
            code
          }
        }
        removed {
          scholarship {
            id
          }
          reason
          explanation
        }
        rescored {
          scholarship {
            id
          }
          before
          after
        }
      }
    }
  }
`

async function changesOf(caller: Caller, profile: Record<string, unknown> = {}) {
  const { run } = await app.match(caller, profile)
  return (await app.ask(caller, changesQuery, { id: run.id })).matchRun.changes
}

/** Stores listings and waits until the worker's index has them. */
async function indexListings(...listings: Parameters<typeof app.storeListings>) {
  await app.storeListings(...listings)
  await eventually(async () => {
    const { run } = await app.match(aStudent())
    const open = await app.stores.listings.countOpen()
    return run.result?.totalScholarships === open
  })
}

describe('the difference from the run before', () => {
  it('is nothing for a first one, which may have no match at all', async () => {
    await indexListings(aListing({ criteria: { gpaRequirement: '4.00' } }))
    const { run } = await app.match(student)
    expect(run.result).toMatchObject({ overallScore: null, matchCount: 0, matches: [] })
    expect(
      (await app.ask(student, changesQuery, { id: run.id })).matchRun.changes,
    ).toBeNull()
  })

  it('names the awards that are new, with their words', async () => {
    await indexListings(stays, closes, changes, forBest)
    const { added, removed, rescored } = await changesOf(student)
    expect(added.map((one: Award) => one.scholarship.id).toSorted()).toEqual(
      [stays, closes, changes, forBest].map((one) => one.scholarshipId).toSorted(),
    )
    expect(added[0].terms).toHaveLength(10)
    expect([removed, rescored]).toEqual([[], []])
  })

  it('says why an award no longer fits, and which scores changed', async () => {
    await indexListings(
      { ...closes, version: 2, isOpen: false },
      { ...changes, version: 2, criteria: { ...changes.criteria, gpaRequirement: '4.00' } },
    )
    const { added, removed, rescored } = await changesOf(student, { gpa: '3.2' })
    expect(added).toEqual([])
    const reasons = removed.map((one: Award & { reason: string; explanation: string }) => [
      one.scholarship.id,
      one.reason,
      one.explanation,
    ])
    expect(reasons).toHaveLength(3)
    expect(reasons).toEqual(
      expect.arrayContaining([
        [closes.scholarshipId, 'closed', 'It is no longer open.'],
        [changes.scholarshipId, 'changed', 'The listing has changed. Not eligible: GPA.'],
        [forBest.scholarshipId, 'profile', 'Your profile has changed. Not eligible: GPA.'],
      ]),
    )
    expect(rescored).toEqual([
      {
        scholarship: { id: stays.scholarshipId },
        before: expect.any(Number),
        after: expect.any(Number),
      },
    ])
    expect(rescored[0].after).toBeLessThan(rescored[0].before)
  })
})

type Award = { scholarship: { id: string } }
