import { DatabaseUnavailableError } from '@landfall/kit/database/unavailable'
import { withOrigin } from '@landfall/kit/observability/tracing'
import { testVisitor } from '@landfall/kit/testing/callers'
import { afterAll, describe, expect, it } from 'vitest'
import { makeSendMail } from '../src/modules/mail-delivery/send-mail.ts'
import { deliverNotice, noticeEvent, notify, startNoticing } from './_notices.ts'

const site = await startNoticing()
const { identity, sent, mailServer, someone, list, choose, deliveriesOf, rowOf } = site
const { loseJobs, runTimesOf } = site
afterAll(() => identity.stop())

/** A quarter of an hour around the present minute of Lagos, where clocks are never changed. */
function aroundNow() {
  const minute = Math.floor(identity.clock.now().getTime() / 60_000) + 60
  return { isOn: true, from: clockTime(minute - 1), until: clockTime(minute + 14) }
}

function clockTime(minute: number): string {
  return new Date(minute * 60_000).toISOString().slice(11, 16)
}

/** Runs the sweep; returns the keys of the jobs that it requeued. */
async function sweep() {
  await identity.runJob('sweep-mails', {})
  return (await jobs()).map(({ key }) => key)
}

async function jobs() {
  const { rows } = await identity.postgres.pool.query(
    `select body from outbox where kind = 'job'`,
  )
  return rows.map(({ body }) => body)
}

describe('quiet hours', () => {
  it('hold a mail back until they end, but not the notice in the list', async () => {
    const { id: userId, caller } = await someone({ timeZone: 'Africa/Lagos' })
    await choose(caller, { quietHours: aroundNow() })
    const id = await notify(identity, { userId })
    const { due_at: dueAt } = await rowOf('mails', id)
    const minutes = (dueAt.getTime() - identity.clock.now().getTime()) / 60_000
    expect(minutes).toBeGreaterThan(12)
    expect(minutes).toBeLessThan(14.1)
    expect(await runTimesOf(id)).toEqual([dueAt.toISOString()])
    expect((await list(caller)).data.noticeCounts.unread).toBe(1)
    expect(await deliveriesOf(id)).toEqual([])
  })

  it('let through what is urgent, and all while they are off', async () => {
    const { id: userId, caller } = await someone({ timeZone: 'Africa/Lagos' })
    await choose(caller, { quietHours: aroundNow() })
    const urgent = await notify(identity, { userId, isUrgent: true })
    expect(await runTimesOf(urgent)).toEqual([null])
    await choose(caller, { quietHours: { isOn: false } })
    expect(await runTimesOf(await notify(identity, { userId }))).toEqual([null])
  })

  it('hold back a mail that was delayed by a mail server until they began', async () => {
    const { id: userId, caller } = await someone({ timeZone: 'Africa/Lagos' })
    const [late, urgent] = [
      await notify(identity, { userId }),
      await notify(identity, { userId, isUrgent: true }),
    ]
    await choose(caller, { quietHours: aroundNow() })
    for (const mailId of [late, urgent]) {
      await identity.runJob('send-mail', { mailId }, { attempt: 2 })
    }
    expect(sent.map(({ id }) => id)).toEqual([urgent])
    await loseJobs()
    expect(await sweep()).toEqual([])
    identity.clock.forward(17 * 60_000)
    expect(await sweep()).toContain(late)
    await identity.runJobs()
    expect(sent.map(({ id }) => id)).toContain(late)
  })

  it('leave time to change one’s mind: a mail that is no longer wanted then is not sent', async () => {
    const { id: userId, caller } = await someone({ timeZone: 'Africa/Lagos' })
    await choose(caller, { quietHours: aroundNow() })
    const id = await notify(identity, { userId })
    await choose(caller, { notices: [{ type: 'DEADLINE_REMINDER', mail: false }] })
    await identity.runJobs()
    expect(sent).toEqual([])
    expect(await deliveriesOf(id)).toMatchObject([{ mail: 'not-wanted', messageId: null }])
    expect(await rowOf('mails', id)).toMatchObject({ status: 'dropped', text: '' })
  })

  it('are kept with their times when they are off', async () => {
    const { caller } = await someone()
    const selection = `... on AccountSuccess { user { preferences { notifications { quietHours { isOn from until } } } } }`
    const set = async (quietHours: object) => {
      const answer = await identity.mutate(
        caller,
        'updatePreferences',
        { quietHours },
        selection,
      )
      return answer.user?.preferences.notifications.quietHours ?? answer.errors
    }
    expect(await set({})).toEqual({ isOn: false, from: '22:00', until: '07:00' })
    expect(await set({ isOn: true, from: '21:30' })).toEqual({
      isOn: true,
      from: '21:30',
      until: '07:00',
    })
    expect(await set({ from: '25:00' })).toEqual([
      { path: ['quietHours', 'from'], message: 'Please enter a time such as 22:00' },
    ])
    const same = [
      { path: ['quietHours', 'until'], message: 'Please choose two different times' },
    ]
    expect(await set({ from: '08:00', until: '08:00' })).toEqual(same)
    expect(await set({ from: '07:00' })).toEqual(same)
    expect(await set({ until: '21:30' })).toEqual(same)
  })
})

describe('a mail whose job is lost', () => {
  it('is queued again after a while, by the same key, and sent once', async () => {
    const { id: userId } = await someone()
    const id = await notify(identity, { userId })
    await loseJobs()
    expect(await sweep()).toEqual([])
    identity.clock.forward(31_000)
    expect(await sweep()).toEqual([id])
    await loseJobs()
    expect(await sweep()).toEqual([])
    identity.clock.forward(31_000)
    expect(await sweep()).toEqual([id])
    await identity.runJobs()
    await identity.runJob('send-mail', { mailId: id })
    expect(sent.map((mail) => mail.id)).toEqual([id])
    identity.clock.forward(31_000)
    expect(await sweep()).toEqual([])
  })

  it('is still part of the request that caused it', async () => {
    const { id: userId } = await someone()
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
    const event = { ...noticeEvent({ userId }), traceparent, requestid: 'r1' }
    await deliverNotice(identity, event)
    expect(await jobs()).toMatchObject([{ origin: { traceparent, requestId: 'r1' } }])
    await loseJobs()
    const email = 'nobody@example.org'
    await withOrigin({ traceparent }, () =>
      identity.mutate(testVisitor({ requestId: 'r2' }), 'forgotPassword', { email }, ''),
    )
    await loseJobs()
    identity.clock.forward(31_000)
    expect(await sweep()).toContain(event.data.noticeId)
    expect((await jobs()).map(({ origin }) => origin)).toEqual([
      { traceparent, requestId: 'r1' },
      { traceparent, requestId: 'r2' },
    ])
    await identity.runJobs()
  })

  it('waits for the morning when it is held back', async () => {
    const { id: userId } = await someone()
    const id = await notify(identity, { userId })
    const morning = new Date(identity.clock.now().getTime() + 3_600_000)
    await identity.stores.mails.giveBack(id, morning)
    await loseJobs()
    identity.clock.forward(3_000_000)
    expect(await sweep()).toEqual([])
    identity.clock.forward(700_000)
    expect(await sweep()).toEqual([id])
    await identity.runJobs()
    expect(sent).toHaveLength(1)
  })

  it('is left to the worker that has it, until that worker must have died', async () => {
    const { id: userId } = await someone()
    const id = await notify(identity, { userId })
    await loseJobs()
    const now = identity.clock.now()
    await identity.stores.mails.claim([id], now, new Date(now.getTime() + 200_000))
    identity.clock.forward(100_000)
    expect(await sweep()).toEqual([])
    await identity.runJob('send-mail', { mailId: id })
    expect(sent).toEqual([])
    identity.clock.forward(101_000)
    expect(await sweep()).toEqual([id])
    await identity.runJobs()
    expect(sent).toHaveLength(1)
  })

  it('is requested again when it is about a forgotten password', async () => {
    const { input } = await someone()
    await identity.mutate(
      testVisitor({ requestId: 'r2' }),
      'forgotPassword',
      { email: input.email },
      '',
    )
    await loseJobs()
    identity.clock.forward(31_000)
    expect(await sweep()).toHaveLength(1)
    await identity.runJobs()
    expect(sent.map(({ subject }) => subject)).toEqual(['Set a new password'])
  })
})

it('a mail that fails is tried again by its own queue, and told as failed after the last', async () => {
  const { id: userId } = await someone()
  const id = await notify(identity, { userId })
  mailServer.failure = new Error('connection refused')
  await expect(identity.runJob('send-mail', { mailId: id })).rejects.toThrow('refused')
  const { due_at: dueAt, status } = await rowOf('mails', id)
  expect(status).toBe('queued')
  expect(dueAt.getTime()).toBeGreaterThan(identity.clock.now().getTime())
  await expect(
    identity.runJob('send-mail', { mailId: id }, { attempt: 15 }),
  ).rejects.toThrow('refused')
  expect(await rowOf('mails', id)).toMatchObject({ status: 'failed' })
  expect(await deliveriesOf(id)).toMatchObject([{ mail: 'failed', messageId: null }])
  mailServer.failure = null
  await loseJobs()
})

it('a mail that goes out while the database is away is recorded, and is not sent again', async () => {
  const { id: userId } = await someone()
  const id = await notify(identity, { userId })
  let isAway = true
  const unitOfWork: typeof identity.unitOfWork = (work) => {
    const wasAway = isAway
    isAway = false
    if (wasAway) throw new DatabaseUnavailableError('Connection terminated unexpectedly')
    return identity.unitOfWork(work)
  }
  const { stores, clock } = identity
  const mailer = { send: async () => 'sent' as const, close: () => undefined }
  const sendMail = makeSendMail({ stores, unitOfWork, mailer, clock, from: 'a@b.example' })
  await sendMail(id, { attempt: 1 })
  expect(await rowOf('mails', id)).toMatchObject({ status: 'sent' })
  expect(await deliveriesOf(id)).toMatchObject([{ mail: 'sent' }])
})

it('mails asked for at the same moment are each sent once', async () => {
  const { id: userId } = await someone()
  const ids = await Promise.all(
    Array.from({ length: 20 }, () => notify(identity, { userId })),
  )
  await Promise.all(
    [...ids, ...ids].map((mailId) => identity.runJob('send-mail', { mailId })),
  )
  expect(sent.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  const versions = (await identity.events('notice-counts.changed'))
    .filter(({ subject }) => subject === userId)
    .map(({ aggregateversion }) => aggregateversion)
  expect(versions.toSorted((a, b) => a - b)).toEqual(ids.map((_, index) => index + 1))
})
