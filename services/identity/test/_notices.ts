import { randomUUID } from 'node:crypto'
import { deliver } from '@landfall/kit/messaging/consumers'
import type { Mail, Mailer } from '@landfall/kit/mail/mail'
import type { Caller } from '@landfall/kit/identity/viewer'
import { makeEnvelope } from '@landfall/proto-events'
import { NoticeRequested } from '@landfall/proto-events/applications/notice-requested.v1'
import { NoticeRequested as RequestedByCatalog } from '@landfall/proto-events/catalog/notice-requested.v1'
import type { noticeRequestedSchema } from '@landfall/proto-events/notice-requested'
import type { z } from 'zod'
import { startIdentity, type Identity } from './_app.ts'

export type NoticeWish = Partial<z.input<typeof noticeRequestedSchema>> & { userId: string }

/** An event that asks for a notice, as its publisher would send it. */
export function noticeEvent(wish: NoticeWish, publisher = NoticeRequested) {
  const data = {
    noticeId: randomUUID(),
    type: 'deadline-reminder' as const,
    title: '7 days left: Coastal Engineering Award',
    body: 'The deadline is 1 Dec 2026.\n\nYou saved it in May.',
    link: '/scholarships/coastal-engineering-award',
    linkLabel: 'Open the scholarship',
    occurredAt: new Date().toISOString(),
    isUrgent: false,
    ...wish,
  }
  const event = { aggregateId: data.noticeId, version: 1, data }
  return makeEnvelope(publisher, { ...event, id: randomUUID(), time: new Date() })
}

/** Gives identity an event as NATS would. */
export function deliverNotice(identity: Identity, event: ReturnType<typeof noticeEvent>) {
  const consumer = identity.consumers.find(({ event: { type } }) => type === event.type)
  if (!consumer) throw new Error(`Nobody consumes ${event.type}`)
  return deliver(consumer, event, identity.unitOfWork)
}

/** Requests a notice and answers its id. */
export async function notify(identity: Identity, wish: NoticeWish): Promise<string> {
  const event = noticeEvent(wish)
  await deliverNotice(identity, event)
  return event.data.noticeId
}

export const byCatalog = (wish: NoticeWish) => noticeEvent(wish, RequestedByCatalog)

/** Identity with a mailer that tests look into, and people whose only mails are of notices. */
export async function startNoticing() {
  const sent: Mail[] = []
  const mailServer: { failure: Error | null } = { failure: null }
  const mailer: Mailer = {
    send: async (mail) => {
      if (mailServer.failure) throw mailServer.failure
      sent.push(mail)
      return 'sent'
    },
    close: () => undefined,
  }
  const identity = await startIdentity({ mailer })
  return {
    identity,
    sent,
    mailServer,

    /** A person with an address that is proved or not, and nothing sent so far. */
    async someone(wish: Record<string, unknown> = {}, isEmailVerified = true) {
      const person = await identity.person(wish, false)
      const now = identity.clock.now()
      await identity.stores.accounts.update(person.id, { isEmailVerified }, now)
      await identity.runJobs()
      sent.length = 0
      return { ...person, caller: await identity.callerOf(person.token) }
    },

    list: (caller: Caller, args = '') =>
      identity.execute(
        caller,
        `{ notices${args} { totalCount pageInfo { hasNextPage endCursor } edges { cursor node {
             id type title body link linkLabel occurredAt readAt } } }
           noticeCounts { unread version } }`,
      ),

    choose: (caller: Caller, input: object) =>
      identity.mutate(caller, 'updatePreferences', input, ''),

    /** What was published of a notice's fate. */
    async deliveriesOf(noticeId: string) {
      const events = await identity.events('notice.delivered')
      return events.filter(({ subject }) => subject === noticeId).map(({ data }) => data)
    },

    async rowOf(table: 'notices' | 'mails', id: string) {
      const { rows } = await identity.postgres.pool.query(
        `select * from ${table} where id = $1`,
        [id],
      )
      return rows[0]
    },

    /** Loses jobs as Redis may when it is killed. */
    loseJobs: () => identity.postgres.pool.query(`delete from outbox where kind = 'job'`),

    /** When the jobs of a mail that wait in the outbox are to run; null: at once. */
    async runTimesOf(mailId: string): Promise<(string | null)[]> {
      const { rows } = await identity.postgres.pool.query(
        `select body from outbox where kind = 'job' and body->>'key' = $1`,
        [mailId],
      )
      return rows.map(({ body }) => body.runAt)
    },
  }
}
