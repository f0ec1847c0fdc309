import { randomUUID } from 'node:crypto'
import { deliver } from '@landfall/kit/messaging/consumers'
import { makeEnvelope } from '@landfall/proto-events'
import { MentorStatusChanged } from '@landfall/proto-events/mentoring/mentor-status-changed.v1'
import { NoticeRequested } from '@landfall/proto-events/mentoring/notice-requested.v1'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deliverNotice, noticeEvent, startNoticing } from './_notices.ts'

let on: Awaited<ReturnType<typeof startNoticing>>
beforeAll(async () => {
  on = await startNoticing()
})
afterAll(() => on.identity.stop())

function statusEvent(mentorId: string, version: number, isMentor: boolean) {
  const event = { aggregateId: mentorId, version, data: { mentorId, isMentor } }
  return makeEnvelope(MentorStatusChanged, { ...event, id: randomUUID(), time: new Date() })
}

it('a mentor has the role while they are one, whatever comes twice or late', async () => {
  const { identity } = on
  const { id: userId } = await on.someone()
  const consumer = identity.consumers.find(
    ({ event }) => event.type === MentorStatusChanged.type,
  )
  if (!consumer) throw new Error('Nobody hears of mentors')
  const rolesAfter = async (event: ReturnType<typeof statusEvent>) => {
    await deliver(consumer, event, identity.unitOfWork)
    return (await identity.stores.accounts.find(userId))?.roles
  }
  const approved = statusEvent(userId, 3, true)
  expect(await rolesAfter(approved)).toEqual(['mentor'])
  expect(await rolesAfter(approved)).toEqual(['mentor'])
  expect(await rolesAfter(statusEvent(userId, 5, false))).toEqual([])
  expect(await rolesAfter(statusEvent(userId, 4, true))).toEqual([])
  await deliver(consumer, statusEvent(randomUUID(), 1, true), identity.unitOfWork)
})

it('a notice’s mail carries its invitation, to its person alone', async () => {
  const { id: userId } = await on.someone()
  const calendar = {
    method: 'REQUEST',
    uid: 'session-1@landfall',
    sequence: 2,
    startsAt: '2026-12-01T15:00:00.000Z',
    endsAt: '2026-12-01T16:00:00.000Z',
    title: 'Session with your mentor',
    description: 'Help with applications.',
  } as const
  const event = noticeEvent(
    { userId, type: 'session-changed', isUrgent: true, calendar },
    NoticeRequested,
  )
  await deliverNotice(on.identity, event)
  await deliverNotice(on.identity, event)
  await on.identity.runJobs()
  const mail = on.sent.find(({ id }) => id === event.data.noticeId)
  expect(mail?.calendar?.method).toBe('REQUEST')
  expect(mail?.calendar?.content).toContain('SEQUENCE:2')
  expect(mail?.calendar?.content.match(/ATTENDEE/g)).toHaveLength(1)
})
