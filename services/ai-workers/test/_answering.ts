import { randomUUID } from 'node:crypto'
import type { Clock } from '@landfall/kit/core/clock'
import { createSealer } from '@landfall/kit/core/sealed'
import type { Caller } from '@landfall/kit/identity/viewer'
import { createLog } from '@landfall/kit/observability/log'
import { loadWordVectors } from '@landfall/matching/goals/load-word-vectors'
import { makeOpenSealed } from '@landfall/matching/requirements/open-sealed'
import { documentModels } from '../src/db/documents.ts'
import { openDocuments } from '@landfall/kit/database/open-documents'
import { makeAnswerQuestion } from '../src/modules/conversation/answer-question.ts'
import { createExchangeStore } from '../src/modules/conversation/exchange.store.ts'
import { STOPS_CHANNEL } from '../src/modules/conversation/mentor-reply.store.ts'
import type { ReplyPiece } from '../src/modules/conversation/reply-piece.ts'
import { createReplyStops } from '../src/modules/conversation/reply-stops.ts'
import { makeWriteAnswer } from '../src/modules/conversation/write-answer.ts'
import { createFindGuides } from '../src/modules/guide/find-guides.ts'
import { createProvider } from '../src/modules/provider/create-provider.ts'
import type { Provider } from '../src/modules/provider/provider.ts'
import { makeReadRecords } from '../src/modules/record/read-records.ts'
import { makeReadRules } from '../src/modules/rule/read-rules.ts'
import type { RunningAiWorkers } from './_app.ts'
import { startFakeModel } from './_fake-model.ts'
import { mentorsOf } from './_mentors.ts'
import { testSettings } from './_provider.ts'

export const ANSWER = 'Begin with your profile, then ask one teacher.'
export const clock = { now: () => new Date() }
export const log = createLog({ service: 'test', level: 'silent' })

/** The answering half without a worker: tests run the jobs as often and in the order that they want. */
export async function startAnswering(app: RunningAiWorkers, at: Clock = clock) {
  const { stores, unitOfWork } = app
  const mentors = mentorsOf(app)
  const documents = openDocuments(app.config.mongodbUrl, documentModels)
  const model = await startFakeModel(() => ({ answer: ANSWER }))
  const listen = (onStop: (id: string) => void) =>
    app.postgres.listen(STOPS_CHANNEL, onStop)
  const stops = createReplyStops({ mentorReplies: stores.mentorReplies, listen })
  const sealer = createSealer(app.config.studentAnswersKey)
  const exchanges = createExchangeStore(
    async () => (await documents.model()).exchanges,
    sealer,
  )
  const parts = { stores, sealer, clock, newId: randomUUID }
  const withModel = createProvider(testSettings(model.baseUrl), parts)
  const withoutModel = createProvider(null, parts)
  const findGuides = createFindGuides(loadWordVectors())
  const readRecords = makeReadRecords({
    ...stores,
    sealer,
    clock: at,
    results: { find: async () => null },
    openSealed: makeOpenSealed(sealer, log),
  })
  const readRules = makeReadRules(stores)
  const pieces: ReplyPiece[] = []
  const writing = (provider: Provider) =>
    makeWriteAnswer({ readRecords, readRules, findGuides, provider })

  const answering = {
    mentors,
    model,
    exchanges,
    withModel,
    withoutModel,
    /** Every piece, in order; a test empties the list before the part that it checks. */
    pieces,
    writing,
    /** Runs the job of a question. */
    answer: makeJob(withoutModel),
    answerWithModel: makeJob(withModel),
    /** Asks, and runs the job. */
    async ask(
      student: Caller,
      message: string,
      provider = withoutModel,
      more: object = {},
    ) {
      pieces.length = 0
      const { reply } = await mentors.send(student, message, more)
      await makeJob(provider)(reply.id)
      return mentors.reply(student, reply.id)
    },
    async stop() {
      await stops.stop()
      await model.stop()
      await documents.close()
    },
  }
  return answering

  function makeJob(provider: Provider) {
    return makeAnswerQuestion({
      ...stores,
      sealer,
      clock,
      exchanges,
      unitOfWork,
      writeAnswer: writing(provider),
      stops,
      publishPiece: async (piece) => pieces.push(piece) > 0,
    })
  }
}
export type Answering = Awaited<ReturnType<typeof startAnswering>>

/** The text of a reader who keeps everything before `from` and appends each piece. */
export function read(pieces: readonly ReplyPiece[]): string {
  return pieces.reduce((text, { from, piece }) => {
    if (from > text.length) throw new Error('A piece is missing')
    return text.slice(0, from) + piece
  }, '')
}

export const idOf = ({ viewer }: Caller) => (viewer.kind === 'user' ? viewer.userId : '')
