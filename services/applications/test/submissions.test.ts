import { randomUUID } from 'node:crypto'
import { testCaller, testVisitor } from '@landfall/kit/testing/callers'
import type { Caller } from '@landfall/kit/identity/viewer'
import { listing } from '@landfall/matching/testing/examples'
import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aStudent, startApplications, type RunningApplications } from './_app.ts'
import { anOwnScholarship, changeScholarship, FORM, mutationsOn } from './_applications.ts'
import { movableClock, type RequestedNotice, userIdOf } from './_reminders.ts'

const NOW = '2026-11-22T12:00:00Z'
const CLOSING = { deadlineDate: '2026-12-01', deadlinePrecision: 'exact' } as const
const clock = movableClock(NOW)

let app: RunningApplications
let run: ReturnType<typeof mutationsOn>
beforeAll(async () => {
  app = await startApplications(clock)
  run = mutationsOn(app)
})
afterAll(() => app.stop())
beforeEach(() => clock.set(NOW))

async function aDraft(o: Parameters<typeof anOwnScholarship>[1] = {}, form: object = FORM) {
  const student = aStudent()
  const award = await anOwnScholarship(app, o)
  const { application } = await run.save(student, {
    scholarshipId: award.scholarshipId,
    form,
  })
  return { student, id: application.id as string, ...award }
}

const unverifiedOf = (student: Caller) =>
  ({ ...student, viewer: { ...student.viewer, isEmailVerified: false } }) as Caller

async function noticesTo(student: Caller): Promise<RequestedNotice[]> {
  const events = await app.outboxEvents()
  return events
    .filter(({ name }) => name === 'landfall.applications.notice.requested.v1')
    .map(({ body }) => body.data as RequestedNotice)
    .filter(({ userId }) => userId === userIdOf(student))
}

async function statesOf(id: string): Promise<string[]> {
  const events = await app.outboxEvents()
  return events
    .filter(({ name }) => name.endsWith('.application.state-changed.v1'))
    .map(({ body }) => body.data as { applicationId: string; to: string })
    .filter(({ applicationId }) => applicationId === id)
    .map(({ to }) => to)
}

const savedStatus = async (student: Caller) =>
  (await app.ask(student, `{ savedScholarships { edges { node { applicationStatus } } } }`))
    .savedScholarships.edges[0].node.applicationStatus

describe('submitting', () => {
  it('stores the submission, publishes it, and gives one receipt', async () => {
    const { student, id, scholarshipId, ownerId } = await aDraft({ facts: CLOSING })
    await app.stores.studentZones.keepNewest({
      studentId: userIdOf(student),
      timeZone: 'Asia/Kolkata',
      version: 1,
    })
    const submitted = await run.submit(student, { id, note: 'Thank you' })
    expect(submitted).toMatchObject({
      isNew: false,
      submission: { number: 1, isInGrace: false },
      application: {
        state: 'SUBMITTED',
        holder: 'OWNER',
        submittedAt: '2026-11-22T12:00:00.000Z',
        timeline: [
          { from: null, to: 'DRAFT', by: 'STUDENT' },
          { from: 'DRAFT', to: 'SUBMITTED', by: 'STUDENT' },
        ],
        submissions: [
          {
            form: { personalStatement: FORM.personalStatement },
            scholarshipTitle: 'Coastal Engineering Award',
            verdict: 'ELIGIBLE',
          },
        ],
      },
    })
    expect(await savedStatus(student)).toBe('APPLIED')
    const event = (await app.outboxEvents()).findLast(({ name }) =>
      name.endsWith('.application.state-changed.v1'),
    )
    expect(event?.body.data).toEqual({
      applicationId: id,
      studentId: userIdOf(student),
      scholarshipId,
      ownerId,
      from: 'draft',
      to: 'submitted',
      at: '2026-11-22T12:00:00.000Z',
    })
    const [receipt, ...more] = await noticesTo(student)
    expect(more).toEqual([])
    expect(receipt).toMatchObject({
      type: 'application-submitted',
      title: 'Application received: Coastal Engineering Award',
      link: `/applications/${id}`,
    })
    expect(receipt?.body).toContain('22 Nov 2026, 17:30 Kolkata')
    expect(receipt?.body).toContain('Submission number 1')
  })

  it('makes one submission, one event and one receipt of 50 presses at once', async () => {
    const { student, id } = await aDraft()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => run.submit(student, { id })),
    )
    expect(new Set(answers.map(({ __typename }) => __typename))).toEqual(
      new Set(['ApplicationSubmitted']),
    )
    expect(new Set(answers.map(({ submission }) => submission.id)).size).toBe(1)
    expect((await run.find(student, id)).submissions).toHaveLength(1)
    expect(await statesOf(id)).toEqual(['draft', 'submitted'])
    expect(await noticesTo(student)).toHaveLength(1)
  })

  it('gives the same answer again for the same Idempotency-Key', async () => {
    const { student, scholarshipId, id } = await aDraft()
    const idempotencyKey = { key: randomUUID(), fingerprint: 'f' }
    const keyed = { ...student, idempotencyKey }
    const first = await run.submit(keyed, { scholarshipId })
    const second = await run.submit(keyed, { scholarshipId })
    expect(second).toEqual(first)
    expect(await statesOf(id)).toEqual(['draft', 'submitted'])
  })

  it('begins, saves and submits in one step', async () => {
    const student = aStudent()
    const { scholarshipId } = await anOwnScholarship(app)
    const input = { scholarshipId, form: FORM }
    expect(await run.submit(student, input)).toMatchObject({
      isNew: true,
      application: { state: 'SUBMITTED', form: { firstName: 'Ada' } },
    })
    // Submitting the same again returns it; another form is no longer accepted.
    expect(await run.submit(student, input)).toMatchObject({ submission: { number: 1 } })
    const other = { ...input, form: { firstName: 'Eve' } }
    expect((await run.submit(student, other)).__typename).toBe('Conflict')
  })

  it('names every obstacle, and keeps the draft', async () => {
    const { student, id } = await aDraft({}, { ...FORM, firstName: null, email: 'ada' })
    const refused = await run.submit(student, { id, form: { lastName: null } })
    expect(refused).toMatchObject({
      __typename: 'ValidationFailed',
      errors: [
        { path: ['form', 'firstName'], message: 'Please enter your first name' },
        { path: ['form', 'lastName'], message: 'Please enter your last name' },
        { path: ['form', 'email'], message: 'Please enter a valid email address' },
      ],
    })
    const { state, blockers } = await run.find(student, id)
    expect(state).toBe('DRAFT')
    expect(blockers.map(({ path }: { path: string }) => path)).toEqual([
      'firstName',
      'lastName',
      'email',
    ])
    expect(await noticesTo(student)).toEqual([])
  })

  it('is refused when the student is not eligible', async () => {
    const criteria = listing({ gpaRequirement: '3.90' }) as ListingCriteria['criteria']
    const { student, id } = await aDraft({ asks: { criteria } })
    const refused = await run.submit(student, { id })
    expect(refused.errors).toEqual([
      { path: ['eligibility'], message: expect.stringMatching(/^Not eligible: /) },
    ])
  })

  it('needs a verified address, a student account and the caller’s own id', async () => {
    const { student, id } = await aDraft()
    const unverified = unverifiedOf(student)
    expect((await run.submit(unverified, { id })).__typename).toBe('Forbidden')
    expect((await run.find(unverified, id)).blockers[0].path).toBe('account.email')
    expect((await run.submit(testVisitor(), { id })).__typename).toBe('NotSignedIn')
    const named = await run.submit(student, { id, studentId: randomUUID() })
    expect(named.__typename).toBe('Forbidden')
    const donor = testCaller({ accountType: 'donor' })
    expect((await run.submit(donor, { id })).__typename).toBe('Forbidden')
  })

  it('keeps as a draft what came with it from an address that is not verified', async () => {
    const { scholarshipId } = await anOwnScholarship(app)
    const unverified = unverifiedOf(aStudent())
    const refused = await run.submit(unverified, { scholarshipId, form: FORM })
    expect(refused.message).toContain('Your draft is kept.')
    const kept = await run.save(unverified, { scholarshipId, form: {} })
    expect(kept).toMatchObject({
      isNew: false,
      application: { state: 'DRAFT', form: { personalStatement: FORM.personalStatement } },
    })
  })

  it('accepts, for ten minutes after the deadline, what was saved before it', async () => {
    const early = await aDraft({ facts: CLOSING })
    const late = await aDraft({ facts: CLOSING })
    await changeScholarship(app, early.scholarshipId, {
      status: 'closed',
      closedReason: 'deadline',
      version: 2,
    })
    clock.set('2026-12-02T05:09:00Z')
    const change = await run.save(early.student, { id: early.id, form: { phone: '1' } })
    expect(change.message).toContain('can still be submitted within 10 minutes')
    expect(await run.submit(early.student, { id: early.id })).toMatchObject({
      submission: { isInGrace: true },
      application: {
        timeline: [
          {},
          { message: expect.stringContaining('10 minutes after the deadline') },
        ],
      },
    })
    clock.set('2026-12-02T05:10:01Z')
    const refused = await run.submit(late.student, { id: late.id })
    expect(refused.errors).toEqual([
      { path: ['deadline'], message: 'The deadline was 1 Dec 2026, 23:59 New York.' },
    ])
  })
})

describe('a submission', () => {
  it('never changes: not by edits, a new listing or by hand', async () => {
    const { student, id, scholarshipId } = await aDraft()
    await run.submit(student, { id })
    const before = (await run.find(student, id)).submissions
    await changeScholarship(app, scholarshipId, { title: 'Another', version: 2 })
    await run.withdraw(student, { id })
    await run.reopen(student, { id })
    await run.save(student, { id, form: { personalStatement: 'Other words.' } })
    expect((await run.find(student, id)).submissions).toEqual(before)
    for (const table of ['application_submissions', 'application_steps'])
      await expect(
        app.postgres.pool.query(`update ${table} set application_id = gen_random_uuid()`),
      ).rejects.toThrow('are never changed')
    expect(await run.submit(student, { id })).toMatchObject({
      application: {
        submissions: [
          {
            number: 2,
            scholarshipTitle: 'Another',
            form: { personalStatement: 'Other words.' },
          },
          before[0],
        ],
      },
    })
  })
})

describe('withdrawing', () => {
  it('is possible before a decision, and again while applications are taken', async () => {
    const { student, id, scholarshipId } = await aDraft()
    expect((await run.withdraw(student, { id })).message).toContain('You can remove it')
    await run.submit(student, { id })
    expect((await run.remove(student, { id })).__typename).toBe('Conflict')
    const withdrawn = await run.withdraw(student, { id, reason: 'Another offer' })
    expect(withdrawn.application).toMatchObject({ state: 'WITHDRAWN', holder: 'NOBODY' })
    expect(withdrawn.application.timeline.at(-1).message).toBe('Another offer')
    expect(await savedStatus(student)).toBe('NOT_APPLIED')
    expect((await run.submit(student, { id })).__typename).toBe('Conflict')
    expect((await run.reopen(student, { id })).application.state).toBe('DRAFT')
    expect(await savedStatus(student)).toBe('PLANNED')
    // Reopened by mistake: once submitted, it cannot be removed, but it can be withdrawn again.
    expect((await run.remove(student, { id })).message).toContain('You can withdraw it')
    expect((await run.withdraw(student, { id })).application.state).toBe('WITHDRAWN')
    expect(await savedStatus(student)).toBe('NOT_APPLIED')
    await run.reopen(student, { id })
    await run.submit(student, { id })
    await run.withdraw(student, { id })
    await changeScholarship(app, scholarshipId, {
      status: 'closed',
      closedReason: 'owner',
      version: 2,
    })
    expect((await run.reopen(student, { id })).__typename).toBe('Conflict')
    // Repeated, each returns what is there.
    expect((await run.withdraw(student, { id })).application.state).toBe('WITHDRAWN')
    expect(await statesOf(id)).toEqual([
      'draft',
      'submitted',
      'withdrawn',
      'draft',
      'withdrawn',
      'draft',
      'submitted',
      'withdrawn',
    ])
  })
})
