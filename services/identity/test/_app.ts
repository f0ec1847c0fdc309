import { randomBytes, randomUUID } from 'node:crypto'
import { type Clock, systemClock } from '@landfall/kit/core/clock'
import { createLog, type Log } from '@landfall/kit/observability/log'
import { createMailer, type Mailer } from '@landfall/kit/mail/mail'
import { createSealer } from '@landfall/kit/core/sealed'
import { createPostgres } from '@landfall/kit/database/postgres'
import { createTestSchema } from '@landfall/kit/testing/schema'
import { executeOn, testServiceConfig } from '@landfall/kit/testing/service'
import { testKeys, testVisitor } from '@landfall/kit/testing/callers'
import { makeUnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { viewerSchema, type Caller } from '@landfall/kit/identity/viewer'
import { createApp } from '../src/app.ts'
import { migrations, type IdentityConfig } from '../src/config.ts'
import { createJobs } from '../src/jobs.ts'
import { defaultLimits, type ThrottleLimits } from '../src/modules/throttle/throttle.ts'
import { makeFollowMentorStatus } from '../src/modules/account/follow-mentor-status.ts'
import { createConsumers } from '../src/events/consumers.ts'
import { makeSendLetter } from '../src/modules/mail/send-letter.ts'
import { makeReceiveNotices } from '../src/modules/notice/receive-notices.ts'
import { bindStores } from '../src/stores.ts'

export const PASSWORD = 'scholar-Lagos-77'
const PUBLIC_URL = 'https://landfall.example'

type Wishes = {
  limits?: Partial<ThrottleLimits>
  redisUrl?: string
  natsUrl?: string
  passwordMinLength?: number
  contactEmail?: string
  firstAdmin?: { email: string; password: string } | null
  log?: Log
  mailer?: Mailer
  /** Hashes with production's cost; otherwise with the least that Argon2 allows. */
  isHashedInFull?: boolean
}

/** A clock that tests move. */
function movableClock(): Clock & { forward(ms: number): void } {
  let aheadMs = 0
  return {
    now: () => new Date(systemClock.now().getTime() + aheadMs),
    forward: (ms) => void (aheadMs += ms),
  }
}

/** The real service on a database of its own, with counters of its own. */
export async function startIdentity(wishes: Wishes = {}) {
  const database = await createTestSchema('identity', migrations)
  const log = wishes.log ?? createLog({ service: 'identity', level: 'silent' })
  const clock = movableClock()
  const config: IdentityConfig = {
    ...testServiceConfig('identity', {
      databaseUrl: database.url,
      gatewayPublicKey: testKeys().publicKey,
    }),
    databasePoolSize: 10,
    ...(wishes.redisUrl === undefined ? {} : { redisUrl: wishes.redisUrl }),
    ...(wishes.natsUrl === undefined ? {} : { natsUrl: wishes.natsUrl }),
    publicUrl: PUBLIC_URL,
    mail: { smtpUrl: null, from: 'Landfall <no-reply@landfall.example>' },
    contactEmail: wishes.contactEmail ?? null,
    passwordMinLength: wishes.passwordMinLength ?? 6,
    // High limits unless a test is about them, as all tests come from one address.
    limits: {
      ...defaultLimits,
      registrationsPerHour: 1_000,
      mailRequestsPerHour: 1_000,
      ...wishes.limits,
    },
    firstAdmin: wishes.firstAdmin ?? null,
    studentAnswersKey: randomBytes(32).toString('base64url'),
  }
  const overrides = {
    clock,
    log,
    counterPrefix: `test:${randomUUID()}`,
    queuePrefix: `test-${randomUUID()}`,
    ...(!wishes.isHashedInFull && {
      hashParameters: { memoryKib: 8, passes: 1, lanes: 1 },
    }),
  }
  const app = await createApp(config, overrides)
  const postgres = createPostgres({
    url: database.url,
    schema: 'identity',
    applicationName: 'test',
    log,
  })
  const stores = bindStores(postgres.db)
  const unitOfWork = makeUnitOfWork(postgres, bindStores)
  const sealer = createSealer(config.studentAnswersKey)
  const { implementations: jobs } = createJobs({
    stores,
    unitOfWork,
    clock,
    mailer: wishes.mailer ?? createMailer({ smtpUrl: null }),
    mailFrom: config.mail.from,
    publicUrl: config.publicUrl,
    sealer,
  })

  const mailing = { clock, from: config.mail.from, publicUrl: config.publicUrl }
  const consumers = createConsumers(
    makeReceiveNotices({ ...mailing, readSecret: stores.signingKeys.unsubscribe }),
    makeSendLetter({ ...mailing, sealer }),
    makeFollowMentorStatus({ clock }),
  )

  const execute = executeOn(app.subgraph)

  const internal = async (name: string, body: unknown) => {
    const route = app.internalRoutes[name]
    if (!route) throw new Error(`There is no internal route ${name}`)
    return JSON.parse(JSON.stringify(await route({ caller: testVisitor(), body, log })))
  }

  const resolveAll = async (asked: readonly object[]) =>
    (await internal('resolve-sessions', { asked })).sessions
  /** One session, as the gateway asks for it. */
  const resolve = async (asked: { token: string; deviceId?: string; purpose?: string }) =>
    (await resolveAll([asked]))[0]

  async function runJob(name: string, payload: unknown, { attempt } = { attempt: 1 }) {
    const job = jobs.find(({ definition }) => definition.name === name)
    if (!job) throw new Error(`${name} has no handler`)
    await job.run(payload, { jobId: randomUUID(), attempt, log, progress: ignore })
  }

  /** Runs one mutation with its input; returns the union's member and the effects. */
  async function mutate(caller: Caller, field: string, input: object, selection: string) {
    const type = `${field[0]?.toUpperCase()}${field.slice(1)}Input`
    const query = `mutation ($input: ${inputTypes[field] ?? type}!) {
      ${field}(input: $input) { __typename ${selection}
        ... on Problem { code message } ${field === 'revokeSession' ? '' : '... on ValidationFailed { errors { path message } }'} } }`
    const { data, effects } = await execute(caller, query, { input })
    return { ...data[field], effects }
  }

  return {
    config,
    overrides,
    app,
    clock,
    postgres,
    stores,
    unitOfWork,
    sealer,
    jobs,
    consumers,
    execute,
    mutate,
    internal,
    resolve,
    resolveAll,
    runJob,

    /** Runs the jobs in the outbox, as the worker would, until none is left. */
    async runJobs() {
      for (;;) {
        const { rows } = await postgres.pool.query<{
          body: { name: string; payload: unknown }
        }>(`delete from outbox where kind = 'job' returning body`)
        if (rows.length === 0) return
        for (const { body } of rows) await runJob(body.name, body.payload)
      }
    },

    /** Mails to an address, newest first, after the jobs have run. */
    async mailsTo(
      address: string,
    ): Promise<{ subject: string; text: string; html: string }[]> {
      await this.runJobs()
      const mails: { to: string; subject: string; text: string; html: string }[] =
        await internal('list-mail', {})
      return mails.filter(({ to }) => to === address)
    },

    /** The token of the newest link mailed to an address; `page` chooses between two of the same instant. */
    async mailedToken(address: string, page = ''): Promise<string> {
      const link = new RegExp(`${page}[?&]token=([\\w-]+)`)
      const mails = await this.mailsTo(address)
      const token = mails.map(({ text }) => link.exec(text)?.[1]).find((one) => one)
      if (!token) throw new Error('No mail with a link')
      return token
    },

    /** What was published of one type, oldest first. */
    async events(
      type: string,
    ): Promise<
      { subject: string; aggregateversion: number; data: Record<string, unknown> }[]
    > {
      const { rows } = await postgres.pool.query(
        `select body from outbox where kind = 'event' and name = $1 order by position`,
        [`landfall.identity.${type}.v1`],
      )
      return rows.map(({ body }) => body)
    },

    async register(wish: Record<string, unknown> = {}) {
      const name = `u${randomUUID().slice(0, 12)}`
      const input = {
        userType: 'student',
        firstName: 'Ada',
        lastName: 'Okonkwo',
        username: name,
        email: `${name}@example.org`,
        password: PASSWORD,
        ...wish,
      }
      const selection =
        '... on RegisterSuccess { message user { id username email accountType isEmailVerified roles } }'
      const answer = await mutate(testVisitor(), 'register', input, selection)
      return { ...answer, input }
    },

    login: (username: string, password = PASSWORD, caller: Caller = testVisitor()) =>
      mutate(
        caller,
        'login',
        { username, password },
        '... on LoginSuccess { message user { id email } } ... on TooManyRequests { retryAfterSeconds }',
      ),

    /** A caller as the gateway would make one from a session cookie. */
    async callerOf(token: string, client: Partial<Caller['client']> = {}): Promise<Caller> {
      const { viewer } = await resolve({ token })
      return { ...testVisitor({ client }), viewer: viewerSchema.parse(viewer) }
    },

    /** Registers, verifies when wished, and signs in. */
    async person(wish: Record<string, unknown> = {}, isVerified = true) {
      const { input, user } = await this.register(wish)
      if (isVerified) {
        const token = await this.mailedToken(input.email)
        await mutate(testVisitor(), 'verifyEmail', { token }, '')
      }
      const { effects } = await this.login(input.username)
      if (effects.session?.kind !== 'set') throw new Error('Not signed in')
      const { token } = effects.session
      return { id: user.id as string, input, token, caller: await this.callerOf(token) }
    },

    /** As `person`, with the admin role written directly into the database. */
    async admin() {
      const person = await this.person()
      await stores.accounts.update(person.id, { roles: ['admin'] }, clock.now())
      return { ...person, caller: await this.callerOf(person.token) }
    },

    async stop() {
      await app.stop()
      await postgres.close()
      await database.drop()
    },
  }
}

const ignore = async () => undefined

/** Mutations whose input type is not named after them. */
const inputTypes: Record<string, string> = {
  resendVerification: 'EmailInput',
  forgotPassword: 'EmailInput',
}

export type Identity = Awaited<ReturnType<typeof startIdentity>>
