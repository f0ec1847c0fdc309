/**
 * The service ai-workers with its half that answers, in one process: `node answering.ts PUBLIC_KEY MODEL_URL CHATS`.
 * The bench tells it which students ask, and when to begin.
 */
import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { systemClock } from '@landfall/kit/core/clock'
import { newId } from '@landfall/kit/core/ids'
import { createSealer } from '@landfall/kit/core/sealed'
import { openDocuments } from '@landfall/kit/database/open-documents'
import { createPostgres } from '@landfall/kit/database/postgres'
import { createIdentityVerifier } from '@landfall/kit/identity/identity-token'
import { createBus } from '@landfall/kit/messaging/bus'
import { createLog } from '@landfall/kit/observability/log'
import { serveSubgraph } from '@landfall/kit/service/server'
import { testBacking } from '@landfall/kit/testing/backing'
import { testCaller } from '@landfall/kit/testing/callers'
import { createTestSchema } from '@landfall/kit/testing/schema'
import { askOn } from '@landfall/kit/testing/service'
import { makeUnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { loadWordVectors } from '@landfall/matching/goals/load-word-vectors'
import { makeOpenSealed } from '@landfall/matching/requirements/open-sealed'
import { createApp } from '../../../services/ai-workers/src/app.ts'
import { aiWorkersConfig, migrations } from '../../../services/ai-workers/src/config.ts'
import { documentModels } from '../../../services/ai-workers/src/db/documents.ts'
import { implementAnswerQuestion } from '../../../services/ai-workers/src/jobs/answer-question.ts'
import { createMentorAnswering } from '../../../services/ai-workers/src/mentor-answering.ts'
import { STOPS_CHANNEL } from '../../../services/ai-workers/src/modules/conversation/mentor-reply.store.ts'
import { createMatchResultStore } from '../../../services/ai-workers/src/modules/match/match-result.store.ts'
import { createProvider } from '../../../services/ai-workers/src/modules/provider/create-provider.ts'
import { bindStores } from '../../../services/ai-workers/src/stores.ts'

/** The bench's messages: a student asks, or all answers may begin. */
export type ToAnswering = { userId: string } | { begins: readonly string[] }
export type Question = { userId: string; replyId: string }
/** What the answers have cost this process. */
export type Cost = { cpuSeconds: number }

/** Students do not all press the key in the same moment, and a queue would not take their jobs up so either. */
const BEGUN_EVERY_MS = 100

const [publicKey = '', modelUrl = '', chats = ''] = process.argv.slice(2)
const { redisUrl, natsUrl, mongodbUrl } = testBacking()
const log = createLog({ service: 'bench', level: 'warn' })
const database = await createTestSchema('ai-workers', migrations)
const config = aiWorkersConfig({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  DATABASE_URL: database.url,
  REDIS_URL: redisUrl,
  NATS_URL: natsUrl,
  MONGODB_URL: mongodbUrl,
  GATEWAY_PUBLIC_KEY: publicKey,
  STUDENT_ANSWERS_KEY: randomBytes(32).toString('base64url'),
  OPENAI_API_KEY: 'none',
  OPENAI_BASE_URL: modelUrl,
  OPENAI_MODEL: 'timed',
  OPENAI_PRICES: 'timed=0/0',
})
const app = await createApp(config, { log })
const ask = askOn(app.subgraph)
const verifier = createIdentityVerifier({ publicKey, audience: app.name })
const http = { host: '127.0.0.1', port: 0 }
const served = await serveSubgraph({ ...app, http, verifier })

const postgres = createPostgres({
  url: database.url,
  schema: 'ai_workers',
  applicationName: 'bench',
  poolSize: 20,
  log,
})
const stores = bindStores(postgres.db)
const documents = openDocuments(mongodbUrl, documentModels)
const bus = createBus({ url: natsUrl, name: 'bench-answering', log })
const sealer = createSealer(config.studentAnswersKey)
// One process does the work of as many as the chats need.
const settings = config.provider && { ...config.provider, concurrency: Number(chats) }
const parts = { stores, sealer, clock: systemClock, newId }
const answering = createMentorAnswering({
  stores,
  unitOfWork: makeUnitOfWork(postgres, bindStores),
  model: async () => (await documents.model()).exchanges,
  results: createMatchResultStore(
    async () => (await documents.model()).matchResults,
    sealer,
  ),
  listen: (onStop) => postgres.listen(STOPS_CHANNEL, onStop),
  openSealed: makeOpenSealed(sealer, log),
  provider: createProvider(settings, parts),
  vectors: loadWordVectors(),
  sealer,
  bus,
  clock: systemClock,
})
const answerQuestion = implementAnswerQuestion(
  answering.answerQuestion,
  answering.failReply,
)

const SEND = `mutation ($input: SendMentorMessageInput!) {
  sendMentorMessage(input: $input) { ... on MentorReplySuccess { reply { id } } ... on Problem { message } }
}`

process.on('message', async (message: ToAnswering) => {
  if ('userId' in message) {
    const { userId } = message
    const input = { mentorId: 'maya', message: 'How do I begin?' }
    const sent = (await ask(testCaller({ userId }), SEND, { input })).sendMentorMessage
    report({ userId, replyId: sent.reply.id })
    return
  }
  const before = process.cpuUsage()
  const job = { jobId: 'bench', attempt: 1, log, progress: async () => undefined }
  const answers = message.begins.map(async (replyId, place) => {
    await wait(place * BEGUN_EVERY_MS)
    // A queue retries a failed job, too.
    const again = () => answerQuestion.run({ replyId }, job)
    await again().catch(again)
  })
  await Promise.all(answers)
  const { user, system } = process.cpuUsage(before)
  report({ cpuSeconds: (user + system) / 1e6 })
})
process.on('disconnect', async () => {
  await answering.stop()
  await app.stop()
  await Promise.all([bus.close(), documents.close(), postgres.close()])
  await database.drop()
  process.exit(0)
})
report({ url: served.url })

function report(what: { url: string } | Question | Cost): void {
  process.send?.(what)
}
