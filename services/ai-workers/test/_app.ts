import { randomBytes, randomUUID } from 'node:crypto'
import type { Clock } from '@landfall/kit/core/clock'
import { deliver } from '@landfall/kit/messaging/consumers'
import { createLog } from '@landfall/kit/observability/log'
import { createPostgres } from '@landfall/kit/database/postgres'
import { createTestSchema } from '@landfall/kit/testing/schema'
import { testBacking } from '@landfall/kit/testing/backing'
import { testCaller, testKeys } from '@landfall/kit/testing/callers'
import { makeUnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Caller } from '@landfall/kit/identity/viewer'
import type { EventEnvelope } from '@landfall/proto-events'
import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'

import { createApp } from '../src/app.ts'
import { consumers } from '../src/events/consumers.ts'
import { migrations, type AiWorkersConfig } from '../src/config.ts'
import { bindStores } from '../src/stores.ts'
import { createWorker } from '../src/worker.ts'

type Wishes = Partial<
  Pick<
    AiWorkersConfig,
    | 'matchesPerHour'
    | 'essaysPerHour'
    | 'essayRequestsPerMonth'
    | 'messagesPerHour'
    | 'snapshotFolder'
    | 'natsUrl'
    | 'mongodbUrl'
    | 'provider'
    | 'languageTool'
  >
>

/** The real service on a database of its own, with queues apart from those of other tests. */
export async function startAiWorkers(wishes: Wishes = {}, o: { clock?: Clock } = {}) {
  const database = await createTestSchema('ai-workers', migrations)
  const log = createLog({ service: 'ai-workers', level: 'silent' })
  const backing = testBacking()
  const queuePrefix = `test-${randomUUID()}`
  const config: AiWorkersConfig = {
    service: 'ai-workers',
    environment: 'test',
    logLevel: 'silent',
    http: { host: '127.0.0.1', port: 0 },
    databaseUrl: database.url,
    databasePoolSize: 5,
    redisUrl: backing.redisUrl,
    // No NATS server: tests deliver events by hand, so that other tests' events stay away.
    natsUrl: 'nats://127.0.0.1:1',
    natsReplicas: null,
    allowsLossyStores: true,
    mongodbUrl: backing.mongodbUrl,
    gatewayPublicKey: testKeys().publicKey,
    studentAnswersKey: randomBytes(32).toString('base64url'),
    otlpEndpoint: null,
    release: null,
    matchesPerHour: 60,
    essaysPerHour: 30,
    essayRequestsPerMonth: 3,
    messagesPerHour: 60,
    snapshotFolder: null,
    matchThreads: 0,
    matchConcurrency: 16,
    provider: null,
    languageTool: null,
    ...wishes,
  }
  const app = await createApp(config, { log, ...o })
  const postgres = createPostgres({
    url: database.url,
    schema: 'ai_workers',
    applicationName: 'test',
    log,
  })
  const stores = bindStores(postgres.db)
  const unitOfWork = makeUnitOfWork(postgres, bindStores)
  const workers = new Set<{ stop(): Promise<void> }>()

  const running = {
    config,
    stores,
    unitOfWork,
    postgres,
    queuePrefix,
    /** Runs one operation as a person; returns the data, or throws the first error. */
    async ask(caller: Caller, query: string, variables: Record<string, unknown> = {}) {
      const { result } = await app.subgraph.execute({ query, variables, caller })
      const [error] = result.errors ?? []
      if (error) throw Object.assign(new Error(error.message), error.extensions)
      // Resolved values have no prototype; plain objects compare as tests expect.
      return JSON.parse(JSON.stringify(result.data))
    },
    async startWorker(
      changes: Partial<AiWorkersConfig> = {},
      { lockMs }: { lockMs?: number } = {},
    ) {
      const overrides = { log, queuePrefix, lockMs }
      const worker = await createWorker({ ...config, ...changes }, overrides)
      await worker.start()
      const started = {
        worker,
        async stop() {
          workers.delete(started)
          await worker.stop()
        },
      }
      workers.add(started)
      return started
    },
    /** One event, as NATS would bring it. */
    async receive(envelope: EventEnvelope<unknown>) {
      const consumer = consumers.find(({ event }) => event.type === envelope.type)
      if (!consumer) throw new Error(`nobody consumes ${envelope.type}`)
      return deliver(consumer, envelope, unitOfWork)
    },
    /** Starts a match and waits for its end. */
    async match(
      caller: Caller,
      profile: Record<string, unknown> = {},
      o: { first?: number; waitSeconds?: number } = {},
    ) {
      const { first = 10, waitSeconds = 8 } = o
      const input = { profile: { ...PROFILE, ...profile }, waitSeconds }
      const { startMatch } = await running.ask(caller, startMutation, { input, first })
      return startMatch
    },
    /** Stores listings as the catalog's events would. */
    async storeListings(...listings: ListingCriteria[]) {
      await unitOfWork((tx) => tx.listings.keepNewest(listings, new Date()))
    },
    async outboxEvents(type: string): Promise<{ data: Record<string, unknown> }[]> {
      const { rows } = await postgres.pool.query(
        `select body from outbox where kind = 'event' and name = $1 order by position`,
        [type],
      )
      return rows.map((row: { body: { data: Record<string, unknown> } }) => row.body)
    },
    async stop() {
      for (const worker of workers) await worker.stop()
      await app.stop()
      await postgres.close()
      await database.drop()
    },
  }
  return running
}

export type RunningAiWorkers = Awaited<ReturnType<typeof startAiWorkers>>

export const aStudent = () => testCaller({ accountType: 'student' })

/** The form of a student whom most listings below fit. */
const PROFILE = {
  academicField: 'Computer Science',
  degreeLevel: 'graduate',
  gpa: '3.6',
  country: 'india',
  englishProficiency: 'ielts_7',
  financialNeed: 'high',
  careerGoals: 'Build software that helps farmers plan irrigation',
}

export const startMutation = /* GraphQL */ `
  mutation ($input: StartMatchInput!, $first: Int = 10) {
    startMatch(input: $input) {
      __typename
      ... on MatchRunSuccess {
        run {
          id
          status
          failure
          shareToken
          profile {
            academicField
            gpa
            country
            countryName
            preferredStates
            minAmount
          }
          result {
            overallScore
            matchCount
            toAnswerCount
            toCheckCount
            datesAhead
            nextQuestions {
              key
              fact
              question
              yes {
                opens
                closes
              }
              no {
                opens
                closes
              }
            }
            notEligibleCount
            totalScholarships
            catalogueAsOf
            computeMilliseconds
            madeBy
            competitiveness {
              percent
              met
              stated
            }
            strengths {
              text
            }
            improvementAreas {
              text
              count
            }
            recommendations {
              code
              text
            }
            matches(first: $first) {
              verdict
              label
              score
              scoreBase
              title
              provider
              scholarship {
                id
              }
              steps {
                text
                yours
              }
              reasons
              applicationTips
              improvementAreas
              terms {
                code
                earned
                possible
                isStated
                explanation
              }
              criteria {
                code
                result
                asked
                yours
              }
            }
            toAnswer(first: $first) {
              verdict
              label
              scholarship {
                id
              }
              questions {
                key
                question
                isDeclined
                profileField
              }
              steps {
                text
                yours
              }
            }
            toCheck(first: $first) {
              verdict
              scholarship {
                id
              }
              withProvider
            }
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
      ... on TooManyRequests {
        retryAfterSeconds
      }
    }
  }
`
