import type { Clock } from '@landfall/kit/core/clock'
import { err, ok } from '@landfall/kit/core/result'
import type { Sealer } from '@landfall/kit/core/sealed'
import { makeAskModel } from './ask-model.ts'
import { createChatClient } from './chat-client.ts'
import { makeGatherAnswer } from './gather-answer.ts'
import { makeRecordCall, prepareQuestion } from './prepare-question.ts'
import type { ProviderAnswerStore } from './provider-answer.store.ts'
import type { ProviderBudgetStore } from './provider-budget.store.ts'
import type { ProviderCallStore } from './provider-call.store.ts'
import { failure } from './provider-failure.ts'
import type { ProviderSettings } from './provider-settings.ts'
import type { ProviderSwitchStore } from './provider-switch.store.ts'
import { monthOf } from './provider-use.ts'
import type { AiRequest, Provider } from './provider.ts'
import { readJson } from './read-json.ts'
import { createRequestLanes } from './request-lanes.ts'
import { makeStreamAnswer } from './stream-answer.ts'

type Deps = {
  stores: {
    providerCalls: ProviderCallStore
    providerBudgets: ProviderBudgetStore
    providerSwitches: ProviderSwitchStore
    providerAnswers: ProviderAnswerStore
  }
  sealer: Sealer
  clock: Clock
  newId: () => string
}

/** @param settings null without a key: no provider is ever asked */
export function createProvider(settings: ProviderSettings | null, deps: Deps): Provider {
  return settings === null ? localProvider : openAiProvider(settings, deps)
}

const notConfigured = () => Promise.resolve(err(failure('not-configured')))
const localProvider: Provider = {
  name: 'local',
  isConfigured: false,
  complete: notConfigured,
  completeJson: notConfigured,
  async *stream() {
    yield { kind: 'end', result: await notConfigured() }
  },
}

function openAiProvider(settings: ProviderSettings, deps: Deps): Provider {
  const { stores, clock } = deps
  const askModel = makeAskModel({
    settings,
    chat: createChatClient(settings),
    lanes: createRequestLanes(settings.concurrency),
    budgets: stores.providerBudgets,
    month: () => monthOf(clock.now()),
  })
  const recordCall = makeRecordCall({ ...deps, ...stores })
  const { answerTtlMs } = settings
  const gather = makeGatherAnswer({
    ...deps,
    ...stores,
    askModel,
    recordCall,
    answerTtlMs,
  })
  const stream = makeStreamAnswer({ askModel, recordCall })
  const isOff = async ({ feature }: AiRequest) =>
    !(await stores.providerSwitches.isOn(feature))
  const switchedOff = err(failure('switched-off'))
  return {
    name: 'openai',
    isConfigured: true,
    complete: async (request) =>
      (await isOff(request)) ? switchedOff : gather(prepareQuestion(settings, request), ok),
    completeJson: async ({ schema, ...request }) =>
      (await isOff(request))
        ? switchedOff
        : gather(prepareQuestion(settings, request), (text) => readJson(schema, text)),
    async *stream(request) {
      if (await isOff(request)) yield { kind: 'end', result: switchedOff }
      else yield* stream(prepareQuestion(settings, request))
    },
  }
}
