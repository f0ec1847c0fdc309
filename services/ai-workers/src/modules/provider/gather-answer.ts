import type { Clock } from '@landfall/kit/core/clock'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { Sealer } from '@landfall/kit/core/sealed'
import { type AskModel, nothingTaken } from './ask-model.ts'
import { keyOf, type Question, type RecordCall, usageIn } from './prepare-question.ts'
import type { ProviderAnswerStore } from './provider-answer.store.ts'
import { failure, type ProviderFailure } from './provider-failure.ts'
import type { ChatMessage, Completion, Usage } from './provider.ts'

type Deps = {
  askModel: AskModel
  recordCall: RecordCall
  providerAnswers: ProviderAnswerStore
  sealer: Sealer
  clock: Clock
  answerTtlMs: number
}
/** Reads an answer as the requested value, or says what is wrong with it. */
type Read<T> = (text: string) => Result<T, string>
type Asked = Result<{ text: string; usage: Usage }, ProviderFailure>

/** Returns whole answers: a cached one, or else one from the model, with one try to mend it. */
export function makeGatherAnswer(deps: Deps) {
  const { providerAnswers, sealer, clock, answerTtlMs } = deps
  return async function gatherAnswer<T>(
    question: Question,
    read: Read<T>,
  ): Promise<Result<Completion<T>, ProviderFailure>> {
    const { userId, model, messages, putBack, goOn } = question
    const key = keyOf(question)
    const completion = (value: T, usage: Usage, isCached: boolean) =>
      ok({ ...usage, value, isCached, provider: 'openai' as const, model })
    const whole = async (value: T, text: string, usage: Usage) => {
      const expiresAt = new Date(clock.now().getTime() + answerTtlMs)
      await providerAnswers.keep({ key, userId, text, expiresAt }, sealer)
      return completion(value, usage, false)
    }

    const kept = await providerAnswers.find(key, clock.now(), sealer)
    const known = kept === null ? null : read(putBack(kept))
    if (known?.ok) {
      const nothing = nothingTaken()
      await deps.recordCall(question, { ...nothing, outcome: 'cached' }, performance.now())
      return completion(known.value, usageIn(nothing), true)
    }

    const first = await ask(question, messages, deps)
    if (!first.ok) return first
    const { text, usage } = first.value
    const value = read(putBack(text))
    if (value.ok) return whole(value.value, text, usage)

    const second = await ask(question, goOn(mending(text, value.error)), deps)
    if (!second.ok) return second
    const mended = read(putBack(second.value.text))
    if (!mended.ok) return err(failure('malformed'))
    return whole(mended.value, second.value.text, sumOf(usage, second.value.usage))
  }
}

/** The whole answer in one piece, still with placeholders. */
async function ask(
  question: Question,
  messages: Question['messages'],
  { askModel, recordCall }: Deps,
): Promise<Asked> {
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
    await recordCall(question, taken, startedAt)
  }
}

/** The messages that ask the model to mend an answer that does not fit. */
function mending(answer: string, fault: string): ChatMessage[] {
  const content = `That answer can’t be used: ${fault}\nAnswer again with the JSON alone, in the form that was asked for.`
  return [
    { role: 'assistant', content: answer },
    { role: 'user', content },
  ]
}

function sumOf(a: Usage, b: Usage): Usage {
  return {
    tokensIn: a.tokensIn + b.tokensIn,
    tokensOut: a.tokensOut + b.tokensOut,
    isEstimated: a.isEstimated || b.isEstimated,
    costMicroUsd: a.costMicroUsd + b.costMicroUsd,
  }
}
