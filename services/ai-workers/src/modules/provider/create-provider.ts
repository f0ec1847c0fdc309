import { createHash } from 'node:crypto'
import type { Clock } from '@landfall/kit/core/clock'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { Sealer } from '@landfall/kit/core/sealed'
import { AI_FEATURES } from './ai-features.ts'
import { makeAskModel, nothingTaken, type Taken } from './ask-model.ts'
import { createChatClient } from './chat-client.ts'
import type { ProviderAnswerStore } from './provider-answer.store.ts'
import type { ProviderBudgetStore } from './provider-budget.store.ts'
import type { ProviderCallStore } from './provider-call.store.ts'
import { failure, type ProviderFailure } from './provider-failure.ts'
import { modelFor, type ProviderSettings } from './provider-settings.ts'
import type { ProviderSwitchStore } from './provider-switch.store.ts'
import { type CallOutcome, monthOf } from './provider-use.ts'
import type {
  AiRequest,
  AnswerPart,
  ChatMessage,
  Completion,
  Provider,
  Usage,
} from './provider.ts'
import { readJson } from './read-json.ts'
import { createPiecewise, redact, type RedactedMessages } from './redact.ts'
import { createRequestLanes } from './request-lanes.ts'

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

/** @param settings null without a key: nothing is asked of anybody */
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

/** A question that may be asked: of a feature that is on, without personal data. */
type Prepared = AiRequest & {
  messages: RedactedMessages
  model: string
  signal: AbortSignal
}

function openAiProvider(settings: ProviderSettings, deps: Deps): Provider {
  const { stores, sealer, clock } = deps
  const { providerAnswers, providerSwitches } = stores
  const askModel = makeAskModel({
    settings,
    chat: createChatClient(settings),
    lanes: createRequestLanes(settings.concurrency),
    budgets: stores.providerBudgets,
    month: () => monthOf(clock.now()),
  })

  const prepare = (request: AiRequest, messages: RedactedMessages): Prepared => ({
    ...request,
    messages,
    model: modelFor(settings, request.feature),
    signal: AbortSignal.any([
      AbortSignal.timeout(settings.answerTimeoutMs),
      ...(request.signal ? [request.signal] : []),
    ]),
  })

  async function record(
    { feature, userId, model }: Prepared,
    taken: Omit<Taken, 'outcome'> & { outcome: CallOutcome },
    startedAt: number,
  ): Promise<void> {
    const durationMs = Math.round(performance.now() - startedAt)
    const now = { id: deps.newId(), createdAt: clock.now(), durationMs }
    await stores.providerCalls.insert({ ...taken, ...now, feature, userId, model })
  }

  /** The answer in one, with placeholders. */
  async function ask(
    question: Prepared,
    messages: RedactedMessages,
  ): Promise<Result<{ text: string; usage: Usage }, ProviderFailure>> {
    const taken = nothingTaken()
    const startedAt = performance.now()
    try {
      const answer = askModel({ ...question, messages, isGathered: true }, taken)
      let text = ''
      for (;;) {
        const next = await answer.next()
        if (!next.done) text += next.value
        else return next.value.ok ? ok({ text, usage: usageIn(taken) }) : next.value
      }
    } finally {
      await record(question, taken, startedAt)
    }
  }

  async function completeAs<T>(
    request: AiRequest,
    read: (text: string) => Result<T, string>,
  ): Promise<Result<Completion<T>, ProviderFailure>> {
    if (!(await providerSwitches.isOn(request.feature))) return err(failure('switched-off'))
    const { messages, goOn, putBack } = redact(request.prompt, request.knownNames)
    const question = prepare(request, messages)
    const key = keyOf(question)
    const done = (value: T, usage: Usage, isCached = false) =>
      ok({ ...usage, value, isCached, provider: 'openai' as const, model: question.model })
    const kept = await providerAnswers.find(key, clock.now(), sealer)
    const keptValue = kept === null ? null : read(putBack(kept))
    if (keptValue?.ok) {
      await record(question, { ...nothingTaken(), outcome: 'cached' }, performance.now())
      return done(keptValue.value, usageIn(nothingTaken()), true)
    }
    const keep = (text: string) => {
      const expiresAt = new Date(clock.now().getTime() + settings.answersKeptMs)
      return providerAnswers.keep({ key, text, expiresAt }, sealer)
    }
    const first = await ask(question, messages)
    if (!first.ok) return first
    const value = read(putBack(first.value.text))
    if (value.ok) {
      await keep(first.value.text)
      return done(value.value, first.value.usage)
    }
    const second = await ask(question, goOn(mending(first.value.text, value.error)))
    if (!second.ok) return second
    const mended = read(putBack(second.value.text))
    if (!mended.ok) return err(failure('malformed'))
    await keep(second.value.text)
    return done(mended.value, sumOf(first.value.usage, second.value.usage))
  }

  return {
    name: 'openai',
    isConfigured: true,
    complete: (request) => completeAs(request, ok),
    completeJson: ({ schema, ...request }) =>
      completeAs(request, (text) => readJson(schema, text)),

    async *stream(request): AsyncGenerator<AnswerPart, void, void> {
      if (!(await providerSwitches.isOn(request.feature))) {
        yield { kind: 'end', result: err(failure('switched-off')) }
        return
      }
      const { messages, putBack } = redact(request.prompt, request.knownNames)
      // Whoever leaves the loop ends the request, without a signal of their own.
      const left = new AbortController()
      const signal = AbortSignal.any([
        left.signal,
        ...(request.signal ? [request.signal] : []),
      ])
      const question = prepare({ ...request, signal }, messages)
      const taken = nothingTaken()
      const startedAt = performance.now()
      const answer = askModel({ ...question, isGathered: false }, taken)
      const shown = createPiecewise(putBack)
      let whole = ''
      try {
        for (;;) {
          const next = await answer.next()
          const text = next.done ? shown.rest() : shown.push(next.value)
          whole += text
          if (text !== '') yield { kind: 'piece', text }
          if (!next.done) continue
          const { model } = question
          const completion = {
            value: whole,
            model,
            provider: 'openai',
            isCached: false,
          } as const
          const result = next.value.ok
            ? ok({ ...usageIn(taken), ...completion })
            : next.value
          yield { kind: 'end', result }
          return
        }
      } finally {
        left.abort()
        await answer.return(err(failure('cancelled')))
        await record(question, taken, startedAt)
      }
    },
  }
}

/** All that decides about an answer. */
function keyOf({ feature, model, messages }: Prepared): string {
  const { version, maxOutputTokens } = AI_FEATURES[feature]
  const asked = JSON.stringify({ feature, version, maxOutputTokens, model, messages })
  return createHash('sha256').update(asked).digest('hex')
}

/** What is said of an answer that does not fit. */
function mending(answer: string, fault: string): ChatMessage[] {
  const content = `That answer can’t be used: ${fault}\nAnswer again with the JSON alone, in the form that was asked for.`
  return [
    { role: 'assistant', content: answer },
    { role: 'user', content },
  ]
}

function usageIn({ tokensIn, tokensOut, isEstimated, costMicroUsd }: Usage): Usage {
  return { tokensIn, tokensOut, isEstimated, costMicroUsd }
}

function sumOf(a: Usage, b: Usage): Usage {
  return {
    tokensIn: a.tokensIn + b.tokensIn,
    tokensOut: a.tokensOut + b.tokensOut,
    isEstimated: a.isEstimated || b.isEstimated,
    costMicroUsd: a.costMicroUsd + b.costMicroUsd,
  }
}
