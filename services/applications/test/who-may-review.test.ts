import { randomUUID } from 'node:crypto'
import { deliver } from '@landfall/kit/messaging/consumers'
import { makeEnvelope } from '@landfall/proto-events'
import { EssayRequestAccepted } from '@landfall/proto-events/ai-workers/essay-request-accepted.v1'
import { OrganizationMembersChanged } from '@landfall/proto-events/identity/organization-members-changed.v1'
import { SessionChanged } from '@landfall/proto-events/mentoring/session-changed.v1'
import { SessionCompleted } from '@landfall/proto-events/mentoring/session-completed.v1'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEssayRequestAccepted } from '../src/events/on-essay-request-accepted.ts'
import { onOrganizationMembersChanged } from '../src/events/on-organization-members-changed.ts'
import { onSessionChanged } from '../src/events/on-session-changed.ts'
import { onSessionCompleted } from '../src/events/on-session-completed.ts'
import type { MemberRole } from '../src/review/member/member-copy.ts'
import { startApplications, type RunningApplications } from './_app.ts'
import { aScoringPanel, reviewsOn, userIdOf } from './_reviews.ts'

let app: RunningApplications
beforeAll(async () => {
  app = await startApplications()
})
afterAll(() => app.stop())

it('the copy keeps the newest that identity told of an organization, delivered twice and out of order', async () => {
  const organizationId = randomUUID()
  const userId = randomUUID()
  const deliverMembers = async (version: number, role: MemberRole | null) => {
    const members = role ? [{ userId, role }] : []
    const event = makeEnvelope(OrganizationMembersChanged, {
      id: randomUUID(),
      aggregateId: organizationId,
      version,
      time: new Date(),
      data: { organizationId, members },
    })
    await deliver(onOrganizationMembersChanged, event, app.unitOfWork)
    await deliver(onOrganizationMembersChanged, event, app.unitOfWork)
  }
  const known = () => app.stores.memberCopies.membersOf(organizationId)
  expect(await known()).toEqual([])
  await deliverMembers(2, 'reviewer')
  await deliverMembers(1, 'owner')
  expect(await known()).toEqual([{ userId, role: 'reviewer' }])
  await deliverMembers(3, null)
  expect(await known()).toEqual([])
})

it('webhooks of an organization are turned off once its last member is gone, told twice', async () => {
  const { webhooks } = app.stores
  const [emptied, other] = [randomUUID(), randomUUID()]
  const works = { oldSecret: null, oldSecretUntil: null, failingSince: null }
  for (const organizationId of [emptied, other])
    await webhooks.insertEndpoint({
      id: randomUUID(),
      organizationId,
      url: 'https://crm.example/hook',
      events: ['application.submitted'],
      secret: 'sealed',
      ...works,
      disabledAt: null,
      disabledReason: null,
      createdAt: new Date(),
    })
  const hear = async (members: { userId: string; role: MemberRole }[], version: number) => {
    const event = makeEnvelope(OrganizationMembersChanged, {
      id: randomUUID(),
      aggregateId: emptied,
      version,
      time: new Date(),
      data: { organizationId: emptied, members },
    })
    for (const _time of [1, 2])
      await deliver(onOrganizationMembersChanged, event, app.unitOfWork)
  }
  const reasonOf = async (id: string) => (await webhooks.endpointsOf(id))[0]?.disabledReason
  await hear([{ userId: randomUUID(), role: 'owner' }], 1)
  expect(await reasonOf(emptied)).toBeNull()
  await hear([], 2)
  expect([await reasonOf(emptied), await reasonOf(other)]).toEqual(['owner', null])
})

it('a reviewer is kept from applicants they mentored, from the session on, until the chair lifts it', async () => {
  const run = reviewsOn(app)
  const { submitted, ids, ann, ben, chair, scholarshipId } = await aScoringPanel(app, [
    {},
    {},
  ])
  const [id = '', other = ''] = ids
  const [{ student } = { student: chair }] = submitted
  expect((await run.open(ann, id)).isMine).toBe(true)
  const met = { mentorId: userIdOf(ann), endedAt: '2026-11-01T16:00:00.000Z' }
  const completed = makeEnvelope(SessionCompleted, {
    id: randomUUID(),
    aggregateId: randomUUID(),
    version: 4,
    time: new Date(),
    data: { sessionId: randomUUID(), studentId: userIdOf(student), ...met },
  })
  for (const eventId of [completed.id, completed.id, randomUUID()])
    await deliver(onSessionCompleted, { ...completed, id: eventId }, app.unitOfWork)

  expect(await run.open(ann, id)).toBeNull()
  expect((await run.open(ann, other)).isMine).toBe(true)
  expect((await run.open(ben, id)).isMine).toBe(true)
  const annOf = { applicationId: id, userId: userIdOf(ann) }
  const { reviewers } = await run.open(chair, id)
  expect(
    reviewers.filter(({ hasConflict }: { hasConflict: boolean }) => hasConflict),
  ).toMatchObject([
    { user: { id: userIdOf(ann) }, conflictReason: 'Mentored the applicant' },
  ])
  await run.assignAll(chair, { scholarshipId })
  expect(await run.assign(chair, annOf)).toMatchObject({
    __typename: 'Conflict',
    message: 'This reviewer has a conflict of interest here: Mentored the applicant',
  })
  await run.liftConflict(chair, annOf)
  expect((await run.open(ann, id)).isMine).toBe(true)
})

it('a reviewer is kept from an applicant whose essay they accepted as a mentor', async () => {
  const run = reviewsOn(app)
  const { submitted, ids, ann, ben } = await aScoringPanel(app, [{}])
  const [id = ''] = ids
  const studentId = userIdOf(submitted[0]?.student ?? ann)
  const requestId = randomUUID()
  const accepted = makeEnvelope(EssayRequestAccepted, {
    id: randomUUID(),
    aggregateId: requestId,
    version: 2,
    time: new Date(),
    data: {
      requestId,
      studentId,
      mentorId: userIdOf(ann),
      acceptedAt: '2026-11-01T16:00:00.000Z',
    },
  })
  for (const eventId of [accepted.id, accepted.id, randomUUID()])
    await deliver(onEssayRequestAccepted, { ...accepted, id: eventId }, app.unitOfWork)
  expect(await run.open(ann, id)).toBeNull()
  expect((await run.open(ben, id)).isMine).toBe(true)
})

it('a reviewer is kept from applicants they are going to mentor, for as long as that stands', async () => {
  const run = reviewsOn(app)
  const { submitted, ids, ann, chair } = await aScoringPanel(app, [{}])
  const [id = ''] = ids
  const [{ student } = { student: chair }] = submitted
  const session = {
    sessionId: randomUUID(),
    studentId: userIdOf(student),
    mentorId: userIdOf(ann),
    scheduledAt: '2026-12-01T15:00:00.000Z',
    endsAt: '2026-12-01T16:00:00.000Z',
    sequence: 0,
  }
  const deliverSession = async (version: number, status: string) => {
    const changed = makeEnvelope(SessionChanged, {
      id: randomUUID(),
      aggregateId: session.sessionId,
      version,
      time: new Date(),
      data: { ...session, status: SessionChanged.schema.shape.status.parse(status) },
    })
    await deliver(onSessionChanged, changed, app.unitOfWork)
    await deliver(onSessionChanged, changed, app.unitOfWork)
  }
  // Anybody may request a session: that alone recuses nobody.
  await deliverSession(1, 'requested')
  expect((await run.open(ann, id)).isMine).toBe(true)
  await deliverSession(2, 'scheduled')
  expect(await run.open(ann, id)).toBeNull()
  const annOf = { applicationId: id, userId: userIdOf(ann) }
  expect((await run.assign(chair, annOf)).message).toBe(
    'This reviewer has a conflict of interest here: Is going to mentor the applicant',
  )
  await deliverSession(3, 'cancelled')
  await deliverSession(2, 'scheduled')
  expect((await run.open(ann, id)).isMine).toBe(true)
})
