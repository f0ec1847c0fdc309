import { err, ok } from '@landfall/kit/core/result'
import { type AskModel, nothingTaken } from './ask-model.ts'
import { type Question, type RecordCall, usageIn } from './prepare-question.ts'
import { failure } from './provider-failure.ts'
import type { AnswerPart } from './provider.ts'
import { createPiecewise } from './redact.ts'

type Deps = { askModel: AskModel; recordCall: RecordCall }

/** Yields an answer as it is written. Leaving the loop also ends the request at the provider. */
export function makeStreamAnswer({ askModel, recordCall }: Deps) {
  return async function* streamAnswer(
    question: Question,
  ): AsyncGenerator<AnswerPart, void, void> {
    const { model, putBack } = question
    const left = new AbortController()
    const signal = AbortSignal.any([left.signal, question.signal])
    const taken = nothingTaken()
    const startedAt = performance.now()
    const answer = askModel({ ...question, signal, isGathered: false }, taken)
    const shown = createPiecewise(putBack)
    let whole = ''
    let isRecorded = false
    const record = async () => {
      if (isRecorded) return
      isRecorded = true
      await recordCall(question, taken, startedAt)
    }
    try {
      for (;;) {
        const next = await answer.next()
        const text = next.done ? shown.rest() : shown.push(next.value)
        whole += text
        if (text !== '') yield { kind: 'piece', text }
        if (!next.done) continue
        await record()
        const made = { value: whole, provider: 'openai', model, isCached: false } as const
        const result = next.value.ok ? ok({ ...made, ...usageIn(taken) }) : next.value
        yield { kind: 'end', result }
        return
      }
    } finally {
      left.abort()
      await answer.return(err(failure('cancelled')))
      await record()
    }
  }
}
