import { randomUUID } from 'node:crypto'
import type { Caller } from '@landfall/kit/identity/viewer'
import { testVisitor } from '@landfall/kit/testing/callers'
import { AuditRecorded } from '@landfall/proto-events/applications/audit-recorded.v1'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aStudent, startApplications, type RunningApplications } from './_app.ts'
import {
  aMember,
  anOwnScholarship,
  changeScholarship,
  FORM,
  mutationsOn,
} from './_applications.ts'
import { movableClock, type RequestedNotice, userIdOf } from './_reminders.ts'

const clock = movableClock('2026-11-22T12:00:00Z')

let app: RunningApplications
let run: ReturnType<typeof mutationsOn>
beforeAll(async () => {
  app = await startApplications(clock)
  run = mutationsOn(app)
})
afterAll(() => app.stop())

async function aSubmitted(o: Parameters<typeof anOwnScholarship>[1] = {}) {
  const student = aStudent()
  const award = await anOwnScholarship(app, o)
  const { scholarshipId } = award
  const { application } = await run.submit(student, { scholarshipId, form: FORM })
  return { student, id: application.id as string, ...award, owner: aMember(award.ownerId) }
}

const LIST = /* GraphQL */ `
  query ($id: ID!, $states: [ApplicationState!], $first: Int, $after: String) {
    submittedApplications(
      scholarshipId: $id
      states: $states
      first: $first
      after: $after
    ) {
      totalCount
      edges {
        node {
          id
          state
          submittedAt
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`
const ONE = /* GraphQL */ `
  query ($id: ID!) {
    submittedApplication(id: $id) {
      id
      state
      lastSubmission {
        number
        form {
          firstName
        }
      }
      timeline {
        to
      }
    }
  }
`
const list = async (caller: Caller, id: string, o: object = {}) =>
  (await app.ask(caller, LIST, { id, ...o })).submittedApplications
const open = async (caller: Caller, id: string) =>
  (await app.ask(caller, ONE, { id })).submittedApplication

async function noticesOf(id: string): Promise<RequestedNotice[]> {
  return (await app.outboxEvents())
    .filter(({ name }) => name === 'landfall.applications.notice.requested.v1')
    .map(({ body }) => body.data as RequestedNotice)
    .filter(({ link }) => link === `/applications/${id}`)
}

describe('a submitted application', () => {
  it.each(['owner', 'editor'] as const)('is read by an %s', async (role) => {
    const { id, ownerId, scholarshipId } = await aSubmitted()
    const member = aMember(ownerId, { role })
    expect((await list(member, scholarshipId)).edges).toMatchObject([{ node: { id } }])
    expect(await open(member, id)).toMatchObject({
      state: 'SUBMITTED',
      lastSubmission: { number: 1, form: { firstName: 'Ada' } },
      timeline: [{ to: 'DRAFT' }, { to: 'SUBMITTED' }],
    })
  })

  it('is read and decided where a new name awaits verification, and not where no name was ever verified', async () => {
    const { id, ownerId, scholarshipId } = await aSubmitted()
    const renamed = aMember(ownerId, { isVerified: false, mayFinish: true })
    expect((await list(renamed, scholarshipId)).edges).toMatchObject([{ node: { id } }])
    await run.move(renamed, { id, to: 'IN_REVIEW' })
    expect(await open(renamed, id)).toMatchObject({ state: 'IN_REVIEW' })
    const declined = aMember(ownerId, { isVerified: false, mayFinish: false })
    await expect(open(declined, id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('cannot be read by anybody else', async () => {
    const { student, id, ownerId, scholarshipId } = await aSubmitted()
    const other = aMember(randomUUID())
    expect(await list(other, scholarshipId)).toMatchObject({ totalCount: 0, edges: [] })
    expect(await open(other, id)).toBeNull()
    for (const caller of [
      aMember(ownerId, { role: 'reviewer' }),
      aMember(ownerId, { role: 'reader' }),
      aMember(ownerId, { isVerified: false }),
      student,
    ]) {
      await expect(list(caller, scholarshipId)).rejects.toMatchObject({ code: 'FORBIDDEN' })
      await expect(open(caller, id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    }
    await expect(open(testVisitor(), id)).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
    // Nor as an entity in another subgraph's answer.
    const query = `query ($of: [_Any!]!) { _entities(representations: $of) {
      ... on SubmittedApplication { lastSubmission { number } } } }`
    const of = [{ __typename: 'SubmittedApplication', id }]
    for (const caller of [other, student, testVisitor()])
      expect((await app.ask(caller, query, { of }))._entities).toEqual([null])
    expect((await run.find(student, id)).openedBy).toEqual([])
  })

  it('is counted for several scholarships at once, for those who read it', async () => {
    const { student, id, ownerId, scholarshipId } = await aSubmitted()
    await run.submit(aStudent(), { scholarshipId, form: FORM })
    await run.save(aStudent(), { scholarshipId, form: FORM })
    const empty = await anOwnScholarship(app, { ownerId })
    const elsewhere = await aSubmitted()
    const counts = async (caller: Caller) => {
      const query = `query ($of: [_Any!]!) { _entities(representations: $of) {
        ... on Scholarship { submittedCount } } }`
      const of = [scholarshipId, empty.scholarshipId, elsewhere.scholarshipId].map(
        (one) => ({ __typename: 'Scholarship', id: one }),
      )
      const { _entities } = await app.ask(caller, query, { of })
      return (_entities as { submittedCount: number | null }[]).map(
        ({ submittedCount }) => submittedCount,
      )
    }
    for (const role of ['owner', 'editor'] as const)
      expect(await counts(aMember(ownerId, { role }))).toEqual([2, 0, null])
    for (const caller of [
      aMember(ownerId, { role: 'reviewer' }),
      aMember(ownerId, { role: 'reader' }),
      aMember(ownerId, { isVerified: false }),
      student,
      testVisitor(),
    ])
      expect(await counts(caller)).toEqual([null, null, null])
    await run.withdraw(student, { id })
    await run.reopen(student, { id })
    expect(await counts(aMember(ownerId))).toEqual([1, 0, null])
  })

  it('leaves the list when it becomes a draft again, and a mere draft never enters it', async () => {
    const { student, id, owner, scholarshipId } = await aSubmitted()
    await run.save(aStudent(), { scholarshipId, form: FORM })
    expect((await list(owner, scholarshipId)).totalCount).toBe(1)
    await run.withdraw(student, { id })
    await run.reopen(student, { id })
    expect((await list(owner, scholarshipId)).totalCount).toBe(0)
    expect(await open(owner, id)).toBeNull()
    expect((await run.move(owner, { id, to: 'IN_REVIEW' })).__typename).toBe('NotFound')
  })

  it('is listed in pages, the last submitted first', async () => {
    const ownerId = randomUUID()
    const { scholarshipId } = await anOwnScholarship(app, { ownerId })
    for (let n = 0; n < 3; n += 1) {
      clock.set(`2026-11-22T12:0${n}:00Z`)
      await run.submit(aStudent(), { scholarshipId, form: FORM })
    }
    const owner = aMember(ownerId)
    const first = await list(owner, scholarshipId, { first: 2 })
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } })
    expect(first.edges[0].node.submittedAt).toBe('2026-11-22T12:02:00.000Z')
    const after = first.pageInfo.endCursor
    expect((await list(owner, scholarshipId, { first: 2, after })).edges).toHaveLength(1)
    const declined = await list(owner, scholarshipId, { states: ['DECLINED'] })
    expect(declined.totalCount).toBe(0)
  })

  it('shows its student who read it, once per person and day', async () => {
    clock.set('2026-11-22T12:00:00Z')
    const { student, id, owner, ownerId, scholarshipId } = await aSubmitted()
    await list(owner, scholarshipId)
    expect((await run.find(student, id)).openedBy).toEqual([])
    await open(owner, id)
    await open(owner, id)
    expect((await run.find(student, id)).openedBy).toEqual([{ organizationId: ownerId }])
    clock.set('2026-11-23T12:00:00Z')
    await open(owner, id)
    await open(aMember(ownerId, { role: 'editor' }), id)
    expect((await run.find(student, id)).openedBy).toHaveLength(3)
  })
})

describe('the owner', () => {
  it('asks for more, and reads the answer as a new submission', async () => {
    const { student, id, owner } = await aSubmitted()
    const ask = { id, message: 'Which bridge?', answerBy: '2026-12-05' }
    expect((await run.askForMore(owner, ask)).__typename).toBe('Conflict')
    expect((await run.save(student, { id, form: { phone: '1' } })).__typename).toBe(
      'Conflict',
    )
    await run.move(owner, { id, to: 'IN_REVIEW', decisionBy: '2027-01-31' })
    expect((await run.askForMore(owner, ask)).application.state).toBe('MORE_INFO')
    // Asking twice at the same time makes one request.
    await run.askForMore(owner, ask)
    expect(await run.find(student, id)).toMatchObject({
      holder: 'STUDENT',
      moreInfo: { message: 'Which bridge?', answerBy: '2026-12-05' },
      blockers: [],
    })
    await run.save(student, { id, form: { personalStatement: 'The Third Mainland.' } })
    const answered = await run.submit(student, { id, note: 'See above' })
    expect(answered).toMatchObject({
      submission: { number: 2 },
      application: {
        state: 'IN_REVIEW',
        moreInfo: null,
        submissions: [
          { number: 2, form: { personalStatement: 'The Third Mainland.' } },
          { number: 1, form: { personalStatement: FORM.personalStatement } },
        ],
      },
    })
    expect((await open(owner, id)).lastSubmission.number).toBe(2)
    const notices = await noticesOf(id)
    expect(notices.map(({ type }) => type)).toEqual([
      'application-submitted',
      'application-more-info',
      'application-submitted',
    ])
    expect(new Set(notices.map(({ noticeId }) => noticeId)).size).toBe(3)
    // The owner's question itself is only on the page.
    expect(notices[1]?.body).toContain('by 5 Dec 2026')
    expect(JSON.stringify(notices)).not.toContain('Which bridge?')
  })

  it('moves it as the diagram allows, and its student is told of what concerns them', async () => {
    const { student, id, owner, ownerId } = await aSubmitted()
    const to = async (state: string, message?: string) =>
      (await run.move(owner, { id, to: state, message })).__typename
    expect(await to('SHORTLISTED')).toBe('Conflict')
    expect(await to('IN_REVIEW')).toBe('ApplicationMoved')
    expect(await to('SHORTLISTED', 'Well done')).toBe('ApplicationMoved')
    expect(await to('SHORTLISTED')).toBe('ApplicationMoved')
    expect(await to('WAITLISTED')).toBe('ApplicationMoved')
    expect(await to('AWARDED')).toBe('ValidationFailed')
    const editor = aMember(ownerId, { role: 'editor' })
    const declined = await run.move(editor, { id, to: 'DECLINED' })
    expect(declined.__typename).toBe('ApplicationMoved')
    expect(await to('IN_REVIEW')).toBe('Conflict')
    expect((await run.withdraw(student, { id })).__typename).toBe('Conflict')
    const { timeline, state } = await run.find(student, id)
    expect(state).toBe('DECLINED')
    expect(timeline.map(({ to: at }: { to: string }) => at)).toEqual([
      'DRAFT',
      'SUBMITTED',
      'IN_REVIEW',
      'SHORTLISTED',
      'WAITLISTED',
      'DECLINED',
    ])
    const notices = await noticesOf(id)
    expect(notices.map(({ title }) => title.split(':')[0])).toEqual([
      'Application received',
      'Shortlisted',
      'On the waitlist',
      'Not selected',
    ])
    const deeds = (await app.outboxEvents())
      .filter(({ name }) => name === AuditRecorded.type)
      .map(({ body }) => body.data as { subjectId: string; verb: string })
    expect(deeds.filter(({ subjectId }) => subjectId === id)).toMatchObject([
      { verb: 'shortlisted', actorId: userIdOf(owner) },
      { verb: 'waitlisted', actorId: userIdOf(owner) },
      { verb: 'declined', actorId: userIdOf(editor), subjectType: 'application' },
    ])
    const query = `{ savedScholarships { edges { node { applicationStatus } } } }`
    const { savedScholarships } = await app.ask(student, query)
    expect(savedScholarships.edges[0].node.applicationStatus).toBe('REJECTED')
  })

  it('alone decides: no reviewer, no other organization, no student, no visitor', async () => {
    const { student, id, ownerId } = await aSubmitted()
    for (const [caller, answer] of [
      [aMember(ownerId, { role: 'reviewer' }), 'Forbidden'],
      [aMember(ownerId, { isVerified: false }), 'Forbidden'],
      [student, 'Forbidden'],
      [testVisitor(), 'NotSignedIn'],
      [aMember(randomUUID()), 'NotFound'],
    ] as const) {
      expect((await run.move(caller, { id, to: 'IN_REVIEW' })).__typename).toBe(answer)
      const ask = { id, message: 'Why?' }
      expect((await run.askForMore(caller, ask)).__typename).toBe(answer)
    }
    expect((await run.find(student, id)).state).toBe('SUBMITTED')
  })

  it('keeps reading what was submitted when the listing changes hands', async () => {
    const { id, owner, scholarshipId } = await aSubmitted()
    await changeScholarship(app, scholarshipId, { ownerId: randomUUID(), version: 2 })
    expect((await open(owner, id)).id).toBe(id)
  })
})
