import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { USAGE, type Behavior } from './_fake-model.ts'
import {
  aQuestion,
  MODEL,
  readAll,
  startProvider,
  type StartedProvider,
} from './_provider.ts'

let app: StartedProvider
beforeAll(async () => {
  app = await startProvider()
})
afterEach(() => app.model.forget())
afterAll(() => app.stop())

const failed = (kind: string) => ({ ok: false, error: { kind } })
const COST = USAGE.prompt_tokens * 1 + USAGE.completion_tokens * 10

describe('an answer', () => {
  it('says what made it and what it cost, and is recorded without a text', async () => {
    const question = aQuestion()
    const answer = await app.provider().complete(question)
    expect(answer).toEqual({
      ok: true,
      value: {
        value: 'Hello there',
        provider: 'openai',
        model: MODEL,
        tokensIn: 100,
        tokensOut: 20,
        isEstimated: false,
        costMicroUsd: COST,
        isCached: false,
      },
    })
    expect(await app.callsOf(question.userId)).toEqual([
      { outcome: 'answered', tries: 1, in: 100, out: 20, estimated: false, cost: COST },
    ])
    expect(await app.spentBy(question.userId)).toBe(COST)
  })

  it('comes in pieces, and its end says that it is whole', async () => {
    const question = aQuestion()
    const { pieces, text, result } = await readAll(app.provider().stream(question))
    expect(pieces).toEqual(['Hel', 'lo ', 'the', 're'])
    expect(result).toMatchObject({ ok: true, value: { value: text, costMicroUsd: COST } })
    expect(await app.callsOf(question.userId)).toMatchObject([{ outcome: 'answered' }])
  })

  it('is estimated where the provider does not count', async () => {
    app.model.next({ answer: 'Hello there', usage: null })
    const answer = await app.provider().complete(aQuestion())
    expect(answer).toMatchObject({ ok: true, value: { isEstimated: true, tokensOut: 3 } })
  })

  it('is not requested again for the same question, and is sealed where it is kept', async () => {
    const question = aQuestion()
    const before = app.model.asked.length
    await app.provider().complete(question)
    const again = await app.provider().complete({ ...question, userId: aQuestion().userId })
    expect(again).toMatchObject({
      value: { value: 'Hello there', isCached: true, costMicroUsd: 0 },
    })
    expect(app.model.asked.length).toBe(before + 1)
    const { rows } = await app.postgres.pool.query('select * from provider_answers')
    expect(JSON.stringify(rows)).not.toContain('Hello')
  })

  it('is requested anew once the kept one is too old, and from another model', async () => {
    const question = aQuestion()
    await app.provider({ answerTtlMs: 0 }).complete(question)
    expect(await app.provider().complete(question)).toMatchObject({
      value: { isCached: false },
    })
    const prices = { other: { in: 0, out: 0 } }
    const other = await app.provider({ model: 'other', prices }).complete(question)
    expect(other).toMatchObject({ value: { isCached: false, model: 'other' } })
  })
})

describe('a failure', () => {
  const cases: [string, Behavior, string][] = [
    ['an answer that is no JSON', { garbageAfter: ['Hel'] }, 'malformed'],
    ['an answer of 10 MB', { bytes: 10 * 1024 * 1024 }, 'too-long'],
    ['an answer over its tokens', { answer: 'Hel', finish: 'length' }, 'too-long'],
    ['a refusal', { answer: '', finish: 'content_filter' }, 'refused'],
    ['a wrong key', { status: 401 }, 'refused'],
    [
      'an account without credit',
      { status: 429, error: { code: 'insufficient_quota', message: 'no' } },
      'refused',
    ],
    [
      'a wait of a minute',
      { status: 429, headers: { 'retry-after': '60' } },
      'rate-limited',
    ],
  ]
  it.each(cases)(
    '%s is reported at once, without another try',
    async (_what, behavior, kind) => {
      const question = aQuestion()
      app.model.next(behavior)
      const before = app.model.asked.length
      expect(await app.provider().complete(question)).toMatchObject(failed(kind))
      expect(app.model.asked.length).toBe(before + 1)
      expect(await app.callsOf(question.userId)).toMatchObject([
        { outcome: kind, tries: 1 },
      ])
    },
  )

  it.each([
    ['a server that never answers', { hangs: true }],
    ['one that falls silent', { stallsAfter: ['Hel', 'lo'] }],
  ] satisfies [string, Behavior][])('%s is given up', async (_what, behavior) => {
    const question = aQuestion()
    app.model.next(behavior)
    const provider = app.provider({ tokenTimeoutMs: 300 })
    expect(await provider.complete(question)).toMatchObject(failed('timed-out'))
    expect(await app.callsOf(question.userId)).toMatchObject([{ tries: 1 }])
  })

  it.each([
    ['503', { status: 503 }],
    ['a short wait', { status: 429, headers: { 'retry-after': '0' } }],
    ['a broken line', { breaksAfter: ['Hel'] }],
    ['an end without a reason', { endsAfter: ['Hel'] }],
  ] satisfies [string, Behavior][])('%s is tried again', async (_what, behavior) => {
    const question = aQuestion()
    app.model.next(behavior)
    const answer = await app.provider().complete(question)
    expect(answer).toMatchObject({ ok: true, value: { value: 'Hello there' } })
    expect(await app.callsOf(question.userId)).toMatchObject([{ tries: 2 }])
  })

  it('that persists is reported after three tries, and costs nothing', async () => {
    const question = aQuestion()
    app.model.next({ status: 500 }, { status: 500 }, { status: 500 })
    expect(await app.provider().complete(question)).toMatchObject(failed('unavailable'))
    expect(await app.callsOf(question.userId)).toMatchObject([{ tries: 3, cost: 0 }])
    expect(await app.spentBy(question.userId)).toBe(0)
  })

  it('of a server that does not exist is reported too', async () => {
    const provider = app.provider({ baseUrl: 'http://127.0.0.1:1/v1' })
    expect(await provider.complete(aQuestion())).toMatchObject(failed('unavailable'))
  })

  it('waits as long as the provider says', async () => {
    app.model.next({ status: 429, headers: { 'retry-after': '1' } })
    const startedAt = performance.now()
    expect(await app.provider().complete(aQuestion())).toMatchObject({ ok: true })
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(995)
  })

  it('by the time limit of a whole answer ends what arrives piece by piece', async () => {
    const provider = app.provider({ answerTimeoutMs: 300 })
    app.model.next({ stallsAfter: ['Hel'] })
    expect(await provider.complete(aQuestion())).toMatchObject(failed('timed-out'))
  })

  it('spares a provider that is away', async () => {
    const provider = app.provider()
    for (const _ of [1, 2]) {
      app.model.next({ status: 500 }, { status: 500 }, { status: 500 })
      await provider.complete(aQuestion())
    }
    const before = app.model.asked.length
    expect(await provider.complete(aQuestion())).toMatchObject(failed('unavailable'))
    expect(app.model.asked.length).toBe(before)
  })
})

describe('a stream', () => {
  it('is not begun again once a piece was handed on', async () => {
    const question = aQuestion()
    app.model.next({ breaksAfter: ['Hel', 'lo'] })
    const before = app.model.asked.length
    const { text, result } = await readAll(app.provider().stream(question))
    expect({ text, result }).toMatchObject({ text: 'Hello', result: failed('cut') })
    expect(app.model.asked.length).toBe(before + 1)
    expect(await app.callsOf(question.userId)).toMatchObject([
      { outcome: 'cut', tries: 1, estimated: true, out: 2 },
    ])
  })

  it('is begun again before the first piece', async () => {
    app.model.next({ status: 500 })
    const { text, result } = await readAll(app.provider().stream(aQuestion()))
    expect({ text, result }).toMatchObject({ text: 'Hello there', result: { ok: true } })
  })

  it('that is stopped ends at the provider, and what arrived is paid for', async () => {
    const question = aQuestion()
    app.model.next({ stallsAfter: ['Hello'] })
    const place = app.model.asked.length
    const stop = new AbortController()
    const parts = app.provider().stream({ ...question, signal: stop.signal })
    expect(await parts.next()).toMatchObject({ value: { kind: 'piece', text: 'Hello' } })
    stop.abort()
    expect(await parts.next()).toMatchObject({ value: { result: failed('cancelled') } })
    await parts.return()
    await app.model.closed(place)
    const [call] = await app.callsOf(question.userId)
    expect(call).toMatchObject({ outcome: 'cancelled', out: 2, estimated: true })
    expect(await app.spentBy(question.userId)).toBe(call?.['cost'])
  })

  it('whose reader leaves ends at the provider too', async () => {
    const question = aQuestion()
    app.model.next({ stallsAfter: ['Hello'] })
    const place = app.model.asked.length
    for await (const part of app.provider().stream(question)) {
      if (part.kind === 'piece') break
    }
    await app.model.closed(place)
    expect(await app.callsOf(question.userId)).toMatchObject([{ outcome: 'cancelled' }])
  })

  it('ends before its turn when it is stopped while it waits', async () => {
    const provider = app.provider({ concurrency: 1 })
    const first = new AbortController()
    app.model.next({ hangs: true })
    const arrived = app.model.nextRequest()
    const running = provider.complete(aQuestion({ signal: first.signal }))
    await arrived
    const second = new AbortController()
    const waiting = provider.complete(aQuestion({ signal: second.signal }))
    second.abort()
    expect(await waiting).toMatchObject(failed('cancelled'))
    first.abort()
    expect(await running).toMatchObject(failed('cancelled'))
    expect(await provider.complete(aQuestion())).toMatchObject({ ok: true })
  })
})

describe('an answer as JSON', () => {
  const schema = z.strictObject({ tips: z.array(z.string()).length(1) })
  const good = '```json\n{"tips": ["Write to the provider."]}\n```'

  it('is read from between the marks that models put around it', async () => {
    app.model.next({ answer: good })
    const answer = await app.provider().completeJson({ ...aQuestion(), schema })
    expect(answer).toMatchObject({ value: { value: { tips: ['Write to the provider.'] } } })
  })

  it('that does not fit gets one try to be mended, and both are paid for', async () => {
    const question = aQuestion()
    app.model.next({ answer: '{"tips": []}' }, { answer: good })
    const answer = await app.provider().completeJson({ ...question, schema })
    expect(answer).toMatchObject({ ok: true, value: { costMicroUsd: 2 * COST } })
    const messages = app.model.asked.at(-1)?.messages ?? []
    expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user'])
    expect(messages.at(-1)?.content).toContain('tips')
    expect(await app.spentBy(question.userId)).toBe(2 * COST)
  })

  it('that does not fit twice is none, and is not kept', async () => {
    const question = aQuestion()
    app.model.next({ answer: 'no' }, { answer: '{"tips": 1}' }, { answer: good })
    const asked = { ...question, schema }
    expect(await app.provider().completeJson(asked)).toMatchObject(failed('malformed'))
    expect(await app.provider().completeJson(asked)).toMatchObject({
      value: { isCached: false },
    })
  })
})
