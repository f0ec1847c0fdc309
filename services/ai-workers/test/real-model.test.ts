import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { aQuestion, readAll, startProvider, type StartedProvider } from './_provider.ts'

/**
 * A real model that speaks the OpenAI protocol, for example at `http://127.0.0.1:8089/v1`; nothing here judges its
 * words.
 */
const realModelUrl = process.env['TEST_OPENAI_URL'] ?? ''

describe.runIf(realModelUrl !== '')('a real model', () => {
  let app: StartedProvider
  beforeAll(async () => {
    app = await startProvider()
  })
  afterAll(() => app.stop())
  const real = () =>
    app.provider({ baseUrl: realModelUrl, answerTimeoutMs: 60_000, tokenTimeoutMs: 30_000 })

  it('streams, counts what it took, and is paid for', async () => {
    const question = aQuestion()
    const { pieces, text, result } = await readAll(real().stream(question))
    expect(pieces.length).toBeGreaterThan(1)
    expect(result).toMatchObject({ ok: true, value: { value: text, isEstimated: false } })
    const [call] = await app.callsOf(question.userId)
    expect(call).toMatchObject({ outcome: 'answered', tries: 1 })
    expect(await app.spentBy(question.userId)).toBe(call?.['cost'])
  })

  it('ends when it is stopped, so that the next one is served', async () => {
    const prompt = [
      { role: 'user' as const, content: 'Tell a very long story of the sea.' },
    ]
    const stop = new AbortController()
    const story = real().stream({ ...aQuestion(), prompt, signal: stop.signal })
    expect(await story.next()).toMatchObject({ value: { kind: 'piece' } })
    stop.abort()
    const { result } = await readAll(story)
    expect(result).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
    expect(await real().complete(aQuestion())).toMatchObject({ ok: true })
  })

  it('gives JSON that fits, or is said not to', async () => {
    const schema = z.object({ tips: z.array(z.string()).min(1) })
    const question = aQuestion()
    const prompt = [
      { role: 'user' as const, content: 'Answer with {"tips": ["Write early."]}' },
    ]
    const answer = await real().completeJson({ ...question, prompt, schema })
    const [call] = await app.callsOf(question.userId)
    expect(call).toMatchObject({ outcome: 'answered' })
    expect(['fits', 'malformed']).toContain(answer.ok ? 'fits' : answer.error.kind)
  })
})
