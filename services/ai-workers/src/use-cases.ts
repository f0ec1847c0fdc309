import { createEssayUseCases } from './essay-use-cases.ts'
import { newToken } from '@landfall/kit/core/token'
import type { Clock } from '@landfall/kit/core/clock'
import type { Sealer } from '@landfall/kit/core/sealed'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { makeDeleteSession } from './modules/conversation/delete-session.ts'
import { makeRetryReply, makeStopReply } from './modules/conversation/end-reply.ts'
import type { ExchangeStore } from './modules/conversation/exchange.store.ts'
import { makeRateReply } from './modules/conversation/rate-reply.ts'
import { makeReadSessions } from './modules/conversation/read-sessions.ts'
import { makeSendMessage } from './modules/conversation/send-message.ts'
import type { EssayDocumentStore } from './modules/essay/essay-document.store.ts'
import { makeReadInsightWording } from './modules/insight-wording/read-insight-wording.ts'
import { makeCountOpenListings } from './modules/listing/count-open.ts'
import type { MatchResultStore } from './modules/match/match-result.store.ts'
import { makeOpenResult } from './modules/match/open-result.ts'
import { makeReadMatchRuns } from './modules/match/read-match-runs.ts'
import { makeShareMatchRun, makeUnshareMatchRun } from './modules/match/share-match-run.ts'
import { makeStartMatch } from './modules/match/start-match.ts'
import { makeConnectMentor } from './modules/mentor/connect-mentor.ts'
import { makeKeepMemory } from './modules/mentor/keep-memory.ts'
import { makeReadMentors } from './modules/mentor/read-mentors.ts'
import type { ProviderSettings } from './modules/provider/provider-settings.ts'
import type { Provider } from './modules/provider/provider.ts'
import { modelFor } from './modules/provider/provider-settings.ts'
import { makeReadProvider } from './modules/provider/read-provider.ts'
import { makeSwitchFeature } from './modules/provider/switch-feature.ts'
import { makeReadStudentCopy } from './modules/student/read-student-copy.ts'
import { makeReadTipWording } from './modules/match-tips/read-tip-wording.ts'
import type { RunWaiter } from './modules/match/wait-for-runs.ts'
import type { Stores } from './stores.ts'

export type UseCases = ReturnType<typeof createUseCases>

/** All use cases of the subgraph, with their dependencies in place. */
export function createUseCases(deps: {
  stores: Stores
  results: MatchResultStore
  essayDocuments: EssayDocumentStore
  exchanges: ExchangeStore
  unitOfWork: UnitOfWork<Stores>
  waiter: RunWaiter
  sealer: Sealer
  provider: Provider
  providerSettings: ProviderSettings | null
  clock: Clock
  newId: () => string
  matchesPerHour: number
  essaysPerHour: number
  essayRequestsPerMonth: number
  messagesPerHour: number
}) {
  const { stores, unitOfWork, clock, provider, sealer } = deps
  const wordingDeps = { ...deps, ...stores, isConfigured: provider.isConfigured }
  const tipWording = makeReadTipWording(wordingDeps)
  const { providerSettings: settings } = deps
  return {
    startMatch: makeStartMatch({ ...deps, answersTo: deps.waiter.address }),
    waitForRun: deps.waiter.wait,
    matchRuns: makeReadMatchRuns(stores),
    openResult: makeOpenResult({ ...deps, putIn: tipWording.putIn }),
    shareMatchRun: makeShareMatchRun({ unitOfWork, clock, newToken }),
    unshareMatchRun: makeUnshareMatchRun({ unitOfWork }),
    readProvider: makeReadProvider({ ...stores, settings: deps.providerSettings, clock }),
    readInsightWording: makeReadInsightWording(wordingDeps),
    switchFeature: makeSwitchFeature({ unitOfWork, clock }),
    readStudentCopy: makeReadStudentCopy(stores),
    countOpenListings: makeCountOpenListings(stores),
    ...createEssayUseCases({ ...deps, ...stores }),
    readMentors: makeReadMentors(stores),
    connectMentor: makeConnectMentor(deps),
    mentorMemory: makeKeepMemory({ ...stores, sealer, clock }),
    conversations: makeReadSessions({ ...deps, ...stores }),
    sendMessage: makeSendMessage({ ...deps, ...stores }),
    stopReply: makeStopReply({ ...deps, ...stores }),
    retryReply: makeRetryReply({ ...deps, ...stores }),
    rateReply: makeRateReply(deps),
    deleteSession: makeDeleteSession(deps),
    /** The model for mentors' answers; null: the built-in guide answers. */
    chatModel: settings && modelFor(settings, 'mentor-chat'),
  }
}
