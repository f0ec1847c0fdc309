import { randomUUID } from 'node:crypto'
import { testCaller, testVisitor } from '@landfall/kit/testing/callers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aStudent, startApplications, type RunningApplications } from './_app.ts'
import { anOwnScholarship, changeScholarship, FORM, mutationsOn } from './_applications.ts'
import { movableClock } from './_reminders.ts'

const clock = movableClock('2026-11-22T12:00:00Z')
const UNTIL_DECEMBER = { deadlineDate: '2026-12-01', deadlinePrecision: 'exact' } as const

let app: RunningApplications
let run: ReturnType<typeof mutationsOn>
beforeAll(async () => {
  app = await startApplications(clock)
  run = mutationsOn(app)
})
afterAll(() => app.stop())

const eventsOf = async (applicationId: string) =>
  (await app.outboxEvents())
    .filter(({ body }) => JSON.stringify(body.data).includes(applicationId))
    .map(({ name }) => name.split('.').slice(2, 4).join('.'))

describe('saving an application', () => {
  it('begins a draft, changes only what is given, and null clears', async () => {
    const student = aStudent()
    const { scholarshipId } = await anOwnScholarship(app)
    const begun = await run.save(student, { scholarshipId, form: FORM, studentId: 'me' })
    expect(begun).toMatchObject({
      isNew: true,
      application: {
        state: 'DRAFT',
        holder: 'STUDENT',
        form: { firstName: 'Ada', citizenship: 'Nigeria', currentGpa: '3.50' },
      },
    })
    const { id } = begun.application
    expect(await run.ofScholarship(student, scholarshipId)).toEqual({
      takesApplicationsHere: true,
      application: { id, state: 'DRAFT' },
    })
    expect(await run.ofScholarship(testVisitor(), scholarshipId)).toEqual({
      takesApplicationsHere: true,
      application: null,
    })
    const awards = [{ role: 'Winner' }, {}, { organization: 'IEEE', description: '' }]
    const again = await run.save(student, { id, form: { firstName: null, awards } })
    expect(again).toMatchObject({
      isNew: false,
      application: {
        id,
        form: {
          firstName: null,
          personalStatement: FORM.personalStatement,
          awards: [
            { role: 'Winner', organization: null },
            { role: null, organization: 'IEEE' },
          ],
        },
      },
    })
  })

  it('is one application and one beginning, whatever 50 first saves at once say', async () => {
    const student = aStudent()
    const { scholarshipId } = await anOwnScholarship(app)
    const fields = ['firstName', 'lastName', 'phone', 'careerGoals', 'whyDeserving']
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        run.save(student, { scholarshipId, form: { [fields[n % 5] ?? '']: 'A' } }),
      ),
    )
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1)
    const ids = new Set(answers.map(({ application }) => application.id))
    expect(ids.size).toBe(1)
    const [id = ''] = ids
    const events = await eventsOf(id)
    expect(events.filter((name) => name === 'application.state-changed')).toHaveLength(1)
    // Each of the five fields changed once; saving the same again changes nothing.
    expect((await run.find(student, id)).version).toBe(6)
  })

  it('saves the scholarship as planned, and its status follows from then on', async () => {
    const student = aStudent()
    const { scholarshipId } = await anOwnScholarship(app)
    await run.save(student, { scholarshipId })
    const query = `query { savedScholarships { edges { node { id applicationStatus } } } }`
    const { savedScholarships } = await app.ask(student, query)
    const [{ node }] = savedScholarships.edges
    expect(node.applicationStatus).toBe('PLANNED')
    const byHand = `mutation ($input: UpdateSavedScholarshipInput!) {
      updateSavedScholarship(input: $input) { __typename ... on Problem { message } }
    }`
    const set = (input: object) => app.ask(student, byHand, { input })
    expect(await set({ id: node.id, applicationStatus: 'accepted' })).toEqual({
      updateSavedScholarship: {
        __typename: 'Conflict',
        message: expect.stringContaining('follows your application'),
      },
    })
    const same = await set({ id: node.id, applicationStatus: 'planned', notes: 'mine' })
    expect(same.updateSavedScholarship.__typename).toBe('SavedScholarshipSuccess')
  })

  it.each([
    ['of a source', { ownerId: null }],
    ['that names another address', { isAppliedHere: false }],
    ['that is closed', { status: 'closed', closedReason: 'owner' }],
    ['whose deadline is over', { deadlineDate: '2026-11-21', deadlinePrecision: 'exact' }],
  ] as const)('is refused for a scholarship %s', async (_name, facts) => {
    const { scholarshipId } = await anOwnScholarship(app, { facts })
    const student = aStudent()
    expect((await run.save(student, { scholarshipId })).__typename).toBe('Conflict')
    expect(await run.ofScholarship(student, scholarshipId)).toEqual({
      takesApplicationsHere: false,
      application: null,
    })
  })

  it.each([
    ['a draft', 'draft'],
    ['an archived one', 'archived'],
  ] as const)('answers NotFound for %s', async (_name, status) => {
    const { scholarshipId } = await anOwnScholarship(app, { facts: { status } })
    expect((await run.save(aStudent(), { scholarshipId })).__typename).toBe('NotFound')
  })

  it('refuses in the order: signed in, allowed, input, record', async () => {
    const { scholarshipId } = await anOwnScholarship(app)
    const wrong = { scholarshipId, studentId: randomUUID(), form: { currentGpa: '4.5' } }
    expect((await run.save(testVisitor(), wrong)).__typename).toBe('NotSignedIn')
    expect((await run.save(aStudent(), wrong)).__typename).toBe('Forbidden')
    const donor = testCaller({ accountType: 'donor' })
    expect((await run.save(donor, { scholarshipId })).__typename).toBe('Forbidden')
    const invalid = await run.save(aStudent(), { ...wrong, studentId: null })
    expect(invalid.errors).toEqual([
      {
        path: ['form', 'currentGpa'],
        message: 'GPA must be a number from 0 to 4.0 with at most two decimals',
      },
    ])
    expect((await run.save(aStudent(), { id: randomUUID() })).__typename).toBe('NotFound')
    expect((await run.save(aStudent(), {})).__typename).toBe('ValidationFailed')
  })

  it('refuses documents that are not the student’s', async () => {
    const { scholarshipId } = await anOwnScholarship(app)
    const form = { transcripts: [randomUUID()] }
    const answer = await run.save(aStudent(), { scholarshipId, form })
    expect(answer.__typename).toBe('ValidationFailed')
  })
})

describe('a draft', () => {
  it('is hidden from everybody but its student', async () => {
    const { scholarshipId } = await anOwnScholarship(app)
    const { application } = await run.save(aStudent(), { scholarshipId, form: FORM })
    const { id } = application
    const stranger = aStudent()
    expect(await run.find(stranger, id)).toBeNull()
    expect((await run.save(stranger, { id, form: FORM })).__typename).toBe('NotFound')
    expect((await run.submit(stranger, { id })).__typename).toBe('NotFound')
    expect((await run.withdraw(stranger, { id })).__typename).toBe('NotFound')
    expect((await run.reopen(stranger, { id })).__typename).toBe('NotFound')
    expect((await run.remove(stranger, { id })).__typename).toBe('NotFound')
    expect(
      (await run.remove(testCaller({ accountType: 'donor' }), { id })).__typename,
    ).toBe('NotFound')
    await expect(run.find(testVisitor(), id)).rejects.toMatchObject({
      code: 'NOT_SIGNED_IN',
    })
  })

  it('can be removed, and begun again', async () => {
    const student = aStudent()
    const { scholarshipId } = await anOwnScholarship(app)
    const { application } = await run.save(student, { scholarshipId, form: FORM })
    const removed = await run.remove(student, { id: application.id })
    expect(removed).toMatchObject({ id: application.id, scholarshipId })
    expect((await run.remove(student, { id: application.id })).__typename).toBe('NotFound')
    const again = await run.save(student, { scholarshipId })
    expect(again).toMatchObject({
      isNew: true,
      application: { timeline: [{ to: 'DRAFT' }] },
    })
    expect(await eventsOf(application.id)).toEqual([
      'application-view.changed',
      'application.state-changed',
      'application-view.changed',
      'application-view.changed',
      'application.state-changed',
    ])
  })

  it('stays readable when its scholarship closes, says so and can’t be changed', async () => {
    const student = aStudent()
    const { scholarshipId } = await anOwnScholarship(app)
    const { application } = await run.save(student, { scholarshipId, form: FORM })
    const closed = { status: 'closed', closedReason: 'owner', version: 2 } as const
    await changeScholarship(app, scholarshipId, closed)
    const { id } = application
    expect((await run.find(student, id)).blockers).toEqual([
      {
        path: 'deadline',
        tab: null,
        message: 'This scholarship is not accepting applications now.',
      },
    ])
    const changed = await run.save(student, { id, form: { firstName: 'Eve' } })
    expect(changed.__typename).toBe('Conflict')
    expect((await run.submit(student, { id })).__typename).toBe('ValidationFailed')
  })

  it('is listed and counted for its student', async () => {
    const student = aStudent()
    for (let n = 0; n < 3; n += 1) {
      const { scholarshipId } = await anOwnScholarship(app, { facts: UNTIL_DECEMBER })
      await run.save(student, { scholarshipId, form: FORM })
    }
    const list = `query ($first: Int, $after: String, $states: [ApplicationState!]) {
      applications(first: $first, after: $after, states: $states) {
        totalCount edges { node { id state closesAt } } pageInfo { hasNextPage endCursor }
      }
      applicationCounts { total open drafts waitingForStudent decided }
    }`
    const first = await app.ask(student, list, { first: 2 })
    expect(first.applications).toMatchObject({
      totalCount: 3,
      edges: [{ node: { closesAt: '2026-12-02T05:00:00.000Z' } }, {}],
      pageInfo: { hasNextPage: true },
    })
    const after = first.applications.pageInfo.endCursor
    const second = await app.ask(student, list, { first: 2, after })
    expect(second.applications.edges).toHaveLength(1)
    expect(first.applicationCounts).toEqual({
      total: 3,
      open: 0,
      drafts: 3,
      waitingForStudent: 0,
      decided: 0,
    })
    const none = await app.ask(student, list, { states: ['SUBMITTED'] })
    expect(none.applications.totalCount).toBe(0)
  })
})
