import type { Clock } from '@landfall/kit/core/clock'
import type { Sealer } from '@landfall/kit/core/sealed'
import type { Bus } from '@landfall/kit/messaging/bus'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { WordVectors } from '@landfall/matching/goals/word-vectors'
import type { OpenSealed } from '@landfall/matching/requirements/open-sealed'
import type { ExchangeModel } from './db/documents.ts'
import { makeAnswerQuestion } from './modules/conversation/answer-question.ts'
import { createExchangeStore } from './modules/conversation/exchange.store.ts'
import { makeFailLostReplies, makeFailReply } from './modules/conversation/fail-reply.ts'
import type { ReplyPiece } from './modules/conversation/reply-piece.ts'
import { createReplyStops } from './modules/conversation/reply-stops.ts'
import { makeWriteAnswer } from './modules/conversation/write-answer.ts'
import { createFindGuides } from './modules/guide/find-guides.ts'
import type { MatchResultStore } from './modules/match/match-result.store.ts'
import type { Provider } from './modules/provider/provider.ts'
import { makeReadRecords } from './modules/record/read-records.ts'
import { makeReadRules } from './modules/rule/read-rules.ts'
import { makePublishSteps } from './publish-steps.ts'
import type { Stores } from './stores.ts'

/** The background half of AI mentors: the work of their jobs, and the listener for students who stop an answer. */
export function createMentorAnswering(o: {
  stores: Stores
  unitOfWork: UnitOfWork<Stores>
  model: () => Promise<ExchangeModel>
  results: MatchResultStore
  listen: (onStop: (replyId: string) => void) => { stop(): Promise<void> }
  openSealed: OpenSealed
  provider: Provider
  vectors: WordVectors
  sealer: Sealer
  bus: Bus
  clock: Clock
}) {
  const { stores, unitOfWork, sealer, clock } = o
  const stops = createReplyStops({ ...stores, listen: o.listen })
  const publishPiece = makePublishSteps(
    o.bus,
    'mentor-replies',
    ({ replyId }: ReplyPiece) => replyId,
  )
  const writeAnswer = makeWriteAnswer({
    readRecords: makeReadRecords({ ...o, ...stores }),
    readRules: makeReadRules(stores),
    findGuides: createFindGuides(o.vectors),
    provider: o.provider,
  })
  const answerQuestion = makeAnswerQuestion({
    ...stores,
    exchanges: createExchangeStore(o.model, sealer),
    unitOfWork,
    writeAnswer,
    stops,
    publishPiece,
    sealer,
    clock,
  })
  const failReply = makeFailReply({ ...stores, clock, publishPiece })
  return {
    answerQuestion,
    failReply,
    failLostReplies: makeFailLostReplies({ ...stores, clock, publishPiece }, failReply),
    stop: () => stops.stop(),
  }
}
export type MentorAnswering = ReturnType<typeof createMentorAnswering>
