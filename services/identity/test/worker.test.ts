import { randomUUID } from 'node:crypto'
import { createMailer, type Mail } from '@landfall/kit/mail/mail'
import { eventually } from '@landfall/kit/testing/eventually'
import { testVisitor } from '@landfall/kit/testing/callers'
import { afterEach, describe, expect, it } from 'vitest'
import { sendMailJob } from '../src/jobs/send-mail.job.ts'
import { createWorker } from '../src/worker.ts'
import { startIdentity, type Identity } from './_app.ts'

let identity: Identity
const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
  await identity.stop()
})

describe('the worker', () => {
  it('has its key before the first event, as the API before its first request', async () => {
    identity = await startIdentity()
    const takeKeys = () => identity.postgres.pool.query('delete from signing_keys')
    expect(await takeKeys()).toMatchObject({ rowCount: 1 })
    const worker = await createWorker(identity.config, {
      log: identity.overrides.log,
      queuePrefix: `test-${randomUUID()}`,
    })
    stops.push(() => worker.stop())
    expect(await takeKeys()).toMatchObject({ rowCount: 1 })
  })

  it('keeps the mails of a registration and publishes what happened', async () => {
    identity = await startIdentity()
    const { log, clock } = identity.overrides
    const worker = await createWorker(identity.config, {
      log,
      clock,
      mailer: createMailer({ smtpUrl: null }),
      queuePrefix: `test-${randomUUID()}`,
    })
    stops.push(() => worker.stop())
    await worker.start()
    const { input } = await identity.register()
    await identity.mutate(testVisitor(), 'forgotPassword', { email: input.email }, '')
    await eventually(async () => (await identity.stores.mails.listKept(10)).length === 2)
    const kept = await identity.stores.mails.listKept(10)
    expect(kept.map(({ subject }) => subject).toSorted()).toEqual([
      'Please verify your email address',
      'Set a new password',
    ])
    // JetStream has acknowledged every event and Redis every job.
    await eventually(async () => {
      const { rows } = await identity.postgres.pool.query(
        'select count(*)::int as waiting from outbox where published_at is null',
      )
      return rows[0].waiting === 0
    })
  })
})

const queued = async () => {
  const { rows } = await identity.postgres.pool.query('select * from mails')
  return rows
}

describe('sending a mail', () => {
  it('hands it over once, with a stable Message-ID, and wipes its body', async () => {
    const sent: Mail[] = []
    const mailer = {
      send: async (mail: Mail) => {
        sent.push(mail)
        return 'sent' as const
      },
      close: () => undefined,
    }
    identity = await startIdentity({ mailer })
    const { input } = await identity.register()
    const [before] = await queued()
    expect(before.status).toBe('queued')
    expect(before.message_id).toBe(`<${before.id}@landfall.example>`)
    await identity.runJobs()
    expect(sent).toMatchObject([
      { id: before.id, to: input.email, from: 'Landfall <no-reply@landfall.example>' },
    ])
    const [after] = await queued()
    expect(after).toMatchObject({
      status: 'sent',
      text: '',
      html: '',
      recipient: input.email,
    })
    // The same job again, as after a crash of the queue, sends nothing more.
    const job = identity.jobs.find(({ definition }) => definition.name === 'send-mail')
    const { log } = identity.overrides
    await job?.run(
      { mailId: before.id },
      { jobId: 'x', attempt: 2, log, progress: async () => undefined },
    )
    expect(sent).toHaveLength(1)
  })

  it('tries again after a failure and is marked after the last', async () => {
    const mailer = {
      send: async () => {
        throw new Error('connection refused')
      },
      close: () => undefined,
    }
    identity = await startIdentity({ mailer })
    await identity.register()
    const [mail] = await queued()
    const job = identity.jobs.find(({ definition }) => definition.name === 'send-mail')
    const { log } = identity.overrides
    const attempt = (n: number) =>
      job?.run(
        { mailId: mail.id },
        { jobId: 'x', attempt: n, log, progress: async () => undefined },
      )
    await expect(attempt(1)).rejects.toThrow('connection refused')
    expect((await queued())[0].status).toBe('queued')
    await expect(attempt(sendMailJob.attempts ?? 0)).rejects.toThrow('connection refused')
    expect((await queued())[0].status).toBe('failed')
  })
})

it('the upkeep job removes what has expired and nothing else', async () => {
  identity = await startIdentity()
  const { id } = await identity.person()
  const total = async (table: string) => {
    const { rows } = await identity.postgres.pool.query(
      `select count(*)::int as total from ${table}`,
    )
    return rows[0].total
  }
  await identity.stores.upkeep.removeExpired(identity.clock.now())
  expect(await total('sessions')).toBe(1)
  expect(await total('mails')).toBe(1)
  expect(await total('email_verifications')).toBe(1)
  identity.clock.forward(31 * 86_400_000)
  await identity.stores.upkeep.removeExpired(identity.clock.now())
  expect(await total('sessions')).toBe(0)
  expect(await total('email_verifications')).toBe(0)
  expect(await total('mails')).toBe(0)
  expect(await identity.stores.accounts.find(id)).not.toBeNull()
})
