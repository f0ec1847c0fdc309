import { randomUUID } from 'node:crypto'
import { testCaller, testVisitor } from '@landfall/kit/testing/callers'
import type { Caller } from '@landfall/kit/identity/viewer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aStudent, startApplications, type RunningApplications } from './_app.ts'

const saveMutation = /* GraphQL */ `
  mutation ($input: SaveScholarshipInput!) {
    saveScholarship(input: $input) {
      __typename
      ... on SavedScholarshipSuccess {
        isNew
        savedScholarship {
          id
          studentId
          applicationStatus
          notes
          scholarship {
            id
          }
        }
      }
      ... on Problem {
        code
        message
      }
      ... on ValidationFailed {
        errors {
          path
          message
        }
      }
    }
  }
`
const updateMutation = /* GraphQL */ `
  mutation ($input: UpdateSavedScholarshipInput!) {
    updateSavedScholarship(input: $input) {
      __typename
      ... on SavedScholarshipSuccess {
        savedScholarship {
          applicationStatus
          notes
        }
      }
      ... on ValidationFailed {
        errors {
          path
          message
        }
      }
    }
  }
`
const removeMutation = /* GraphQL */ `
  mutation ($input: RemoveSavedScholarshipInput!) {
    removeSavedScholarship(input: $input) {
      __typename
      ... on RemoveSavedScholarshipSuccess {
        scholarshipId
      }
    }
  }
`
const listQuery = /* GraphQL */ `
  query ($first: Int, $after: String, $status: SavedScholarshipStatus) {
    savedScholarships(first: $first, after: $after, status: $status) {
      totalCount
      edges {
        node {
          id
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

let app: RunningApplications
beforeAll(async () => {
  app = await startApplications()
})
afterAll(() => app.stop())

const save = async (caller: Caller, input: Record<string, unknown>) =>
  (await app.ask(caller, saveMutation, { input })).saveScholarship
const update = async (caller: Caller, input: Record<string, unknown>) =>
  (await app.ask(caller, updateMutation, { input })).updateSavedScholarship
const remove = async (caller: Caller, id: string) =>
  (await app.ask(caller, removeMutation, { input: { id } })).removeSavedScholarship

describe('saving a scholarship', () => {
  it('makes one record, and a second press answers the same one', async () => {
    const student = aStudent()
    const scholarshipId = await app.knowScholarship()
    const first = await save(student, { scholarshipId })
    const second = await save(student, { scholarshipId, studentId: 'me' })
    expect(first).toMatchObject({
      isNew: true,
      savedScholarship: { applicationStatus: 'NOT_APPLIED', notes: null },
    })
    expect(second).toMatchObject({ isNew: false, savedScholarship: first.savedScholarship })
  })

  it('makes one record and one event of twenty presses at once', async () => {
    const student = aStudent()
    const scholarshipId = await app.knowScholarship()
    const before = (await app.outboxEvents()).length
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => save(student, { scholarshipId })),
    )
    expect(answers.filter((answer) => answer.isNew)).toHaveLength(1)
    expect(new Set(answers.map((answer) => answer.savedScholarship.id)).size).toBe(1)
    expect((await app.outboxEvents()).slice(before).map(({ name }) => name)).toEqual([
      'landfall.applications.saved-scholarship.created.v1',
      'landfall.applications.saved-counts.changed.v1',
    ])
  })

  it('moves "not applied" to "planned" when the provider’s page is opened, never back', async () => {
    const student = aStudent()
    const scholarshipId = await app.knowScholarship()
    await save(student, { scholarshipId })
    const planned = await save(student, { scholarshipId, applicationStatus: 'planned' })
    expect(planned.savedScholarship.applicationStatus).toBe('PLANNED')
    await update(student, { id: planned.savedScholarship.id, applicationStatus: 'applied' })
    const again = await save(student, { scholarshipId, applicationStatus: 'planned' })
    expect(again.savedScholarship.applicationStatus).toBe('APPLIED')
  })

  it.each([
    ['a draft', () => app.knowScholarship('draft')],
    ['an archived one', () => app.knowScholarship('archived')],
    ['one that does not exist', async () => randomUUID()],
    ['text that is no id', async () => 'not-an-id'],
  ])('answers NotFound for %s', async (_name, scholarship) => {
    const answer = await save(aStudent(), { scholarshipId: await scholarship() })
    expect(answer.__typename).toBe('NotFound')
  })

  it('refuses in the order: signed in, allowed, input', async () => {
    const scholarshipId = await app.knowScholarship()
    const wrong = { applicationStatus: 'dreaming', studentId: randomUUID() }
    expect((await save(testVisitor(), wrong)).__typename).toBe('NotSignedIn')
    expect((await save(aStudent(), wrong)).__typename).toBe('Forbidden')
    expect((await save(testCaller({ accountType: 'donor' }), { scholarshipId })).code).toBe(
      'FORBIDDEN',
    )
    const answer = await save(aStudent(), { applicationStatus: 'dreaming' })
    expect(answer.errors).toEqual([
      { path: ['scholarshipId'], message: 'Please select a scholarship' },
      {
        path: ['applicationStatus'],
        message: 'Choose one of not_applied, planned, applied, accepted, rejected',
      },
    ])
  })
})

describe('a saved scholarship', () => {
  it('keeps fields that are not mentioned, clears notes on request, and publishes each change', async () => {
    const student = aStudent()
    const { savedScholarship } = await save(student, {
      scholarshipId: await app.knowScholarship(),
      notes: 'ask for a letter',
    })
    const { id } = savedScholarship
    const changed = await update(student, { id, applicationStatus: 'accepted' })
    expect(changed.savedScholarship).toEqual({
      applicationStatus: 'ACCEPTED',
      notes: 'ask for a letter',
    })
    const cleared = await update(student, { id, notes: '   ' })
    expect(cleared.savedScholarship).toEqual({ applicationStatus: 'ACCEPTED', notes: null })
    const before = (await app.outboxEvents()).length
    await update(student, { id, applicationStatus: 'accepted', notes: null })
    expect((await app.outboxEvents()).length).toBe(before)
  })

  it('refuses a status that does not exist and notes that are too long', async () => {
    const student = aStudent()
    const { savedScholarship } = await save(student, {
      scholarshipId: await app.knowScholarship(),
    })
    const answer = await update(student, {
      id: savedScholarship.id,
      applicationStatus: 'won',
      notes: 'x'.repeat(5_001),
    })
    expect(answer.errors.map((error: { path: string[] }) => error.path)).toEqual([
      ['applicationStatus'],
      ['notes'],
    ])
  })

  it('cannot be read, changed or removed by anybody else', async () => {
    const owner = aStudent()
    const { savedScholarship } = await save(owner, {
      scholarshipId: await app.knowScholarship(),
    })
    const { id } = savedScholarship
    const one = `query ($id: ID!) { savedScholarship(id: $id) { id } }`
    for (const stranger of [aStudent(), testCaller({ accountType: 'donor' })]) {
      expect((await update(stranger, { id, notes: 'x' })).__typename).toBe('NotFound')
      expect((await remove(stranger, id)).__typename).toBe('NotFound')
    }
    expect((await app.ask(aStudent(), one, { id })).savedScholarship).toBeNull()
    expect((await app.ask(owner, one, { id })).savedScholarship).toEqual({ id })
  })

  it('can be removed once, and saved anew', async () => {
    const student = aStudent()
    const scholarshipId = await app.knowScholarship()
    const { savedScholarship } = await save(student, { scholarshipId })
    expect(await remove(student, savedScholarship.id)).toEqual({
      __typename: 'RemoveSavedScholarshipSuccess',
      scholarshipId,
    })
    expect((await remove(student, savedScholarship.id)).__typename).toBe('NotFound')
    expect((await save(student, { scholarshipId })).isNew).toBe(true)
  })
})

describe('the list', () => {
  it('pages newest first through everything exactly once, and counts by status', async () => {
    const student = aStudent()
    const ids: string[] = []
    for (let i = 0; i < 7; i++) {
      const scholarshipId = await app.knowScholarship()
      await save(student, {
        scholarshipId,
        applicationStatus: i < 3 ? 'applied' : undefined,
      })
      ids.unshift(scholarshipId)
    }
    const seen: string[] = []
    let after: string | null = null
    do {
      const { savedScholarships: page } = await app.ask(student, listQuery, {
        first: 3,
        after,
      })
      expect(page.totalCount).toBe(7)
      seen.push(
        ...page.edges.map(
          (edge: { node: { scholarship: { id: string } } }) => edge.node.scholarship.id,
        ),
      )
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
    } while (after)
    expect(seen).toEqual(ids)

    const applied = await app.ask(student, listQuery, { status: 'APPLIED' })
    expect(applied.savedScholarships.totalCount).toBe(3)
    const counts = await app.ask(
      student,
      `{ savedScholarshipCounts { total notApplied planned applied accepted rejected } }`,
    )
    expect(counts.savedScholarshipCounts).toEqual({
      total: 7,
      notApplied: 4,
      planned: 0,
      applied: 3,
      accepted: 0,
      rejected: 0,
    })
  })

  it('needs a signed-in student', async () => {
    await expect(app.ask(testVisitor(), listQuery)).rejects.toMatchObject({
      code: 'NOT_SIGNED_IN',
    })
  })

  it('shows a heart on a scholarship to its own student only', async () => {
    const student = aStudent()
    const scholarshipId = await app.knowScholarship()
    await save(student, { scholarshipId })
    const entity = `query ($representations: [_Any!]!) {
      _entities(representations: $representations) { ... on Scholarship { id saved { applicationStatus } } }
    }`
    const representations = [{ __typename: 'Scholarship', id: scholarshipId }]
    const saved = async (caller: Caller) =>
      (await app.ask(caller, entity, { representations }))._entities[0].saved
    expect(await saved(student)).toEqual({ applicationStatus: 'NOT_APPLIED' })
    expect(await saved(aStudent())).toBeNull()
    expect(await saved(testVisitor())).toBeNull()
  })
})
