import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  GRAMMAR_RULE,
  matchAt,
  startFakeLanguageTool,
} from '../src/modules/second-checker/testing/fake-languagetool.ts'
import { aStudent, startAiWorkers, type RunningAiWorkers } from './_app.ts'
import { CONTENT, essaysOf } from './_essays.ts'
import { personalDataIn, PLANTED } from './_personal-data.ts'

let server: Awaited<ReturnType<typeof startFakeLanguageTool>>
let app: RunningAiWorkers
/** What the built-in checker alone says, while LanguageTool is down. */
let alone: Awaited<ReturnType<typeof reviewed>>

// Five misspelled words for the built-in checker, and a mistake that it does not know.
const content = `${CONTENT}\n\nI recieve the kees untill now, becouse the libary is mine, and we opens it.`
const opens = (text: string) =>
  matchAt(text, 'opens', {
    message: 'Use “open” with ‘we’.',
    replacements: [{ value: 'open' }],
    rule: GRAMMAR_RULE,
  })
const mine = (text: string) => matchAt(text, 'mine', { message: 'Say whose.' })

beforeAll(async () => {
  server = await startFakeLanguageTool()
  app = await startAiWorkers({ languageTool: { url: server.url, language: 'en-US' } })
  await app.startWorker()
  await essaysOf(app).warmUp(aStudent())
  server.behaves({ status: 503 })
  alone = await reviewed()
})
beforeEach(() => {
  server.behaves({ finds: (text) => [opens(text), mine(text)] })
  server.asked.length = 0
})
afterAll(async () => {
  await app.stop()
  await server.stop()
})

type Point = { key: string; text: string; criterion: string; quotes: { quote: string }[] }
type Criterion = { code: string; score: number | null; reason: string }

async function reviewed() {
  const student = aStudent()
  const essays = essaysOf(app)
  const { review } = await essays.submit(student, { content })
  const done = await essays.reviewed(student, review.id)
  expect(done.status).toBe('COMPLETED')
  const { result, overallScore } = done
  const scores = result.criteria.map(({ code, score }: Criterion) => [code, score])
  const grammar = result.points.filter(({ criterion }: Point) => criterion === 'grammar')
  const { madeBy } = result as { madeBy: string }
  const reason: string = result.criteria.at(-1).reason
  return { student, essays, review, overallScore, scores, grammar, madeBy, reason }
}

describe('an essay where LanguageTool is set up', () => {
  it('has its notes too, at their places, and is told who made them; the figures are those of everywhere', async () => {
    const one = await reviewed()
    expect([one.overallScore, one.scores]).toEqual([alone.overallScore, alone.scores])
    const added = one.grammar.filter(({ key }: Point) => key.startsWith('grammar.also:'))
    expect(added).toContainEqual(
      expect.objectContaining({ key: 'grammar.also:note:mine', text: 'Say whose.' }),
    )
    expect(one.grammar.map(({ quotes }: Point) => quotes[0]?.quote)).toContain('opens')
    expect(one.grammar.length).toBe(alone.grammar.length + added.length)
    expect(one.reason).toContain(`LanguageTool 6.6 adds ${added.length} note`)
    expect(one.madeBy).toContain('LanguageTool 6.6, a grammar checker')
    expect(one.madeBy).not.toContain('has read it')
    expect(alone.madeBy).toContain('No language model has read it.')
    expect(alone.madeBy + alone.reason).not.toContain('LanguageTool')
  })

  it('is sent without personal data and without its title, prompt or wish', async () => {
    const student = aStudent()
    const essays = essaysOf(app)
    const { review } = await essays.submit(student, {
      content: `${content}\n${PLANTED.join(' ')}`,
      title: 'Chairs of Zebedia',
      prompt: 'Tell us of Zebedia',
      specificFeedback: 'Is Zebedia my opening?',
    })
    await essays.reviewed(student, review.id)
    expect(server.asked).toHaveLength(1)
    expect(personalDataIn(JSON.stringify(server.asked))).toEqual([])
    expect(server.asked[0]?.form['text']).toContain('I recieve the kees')
    const { essayReview } = await essays.open(student, review.id)
    expect(essayReview.content).toContain(PLANTED[0])
  })

  it.each([
    ['an error', { status: 500 }],
    ['a cut answer', { breaks: true as const }],
    ['no JSON', { body: 'Not now' }],
    ['10 MB', { bytes: 10 * 1024 * 1024, hasLength: false }],
    [
      'places of another text',
      { finds: (text: string) => [{ ...mine(text), offset: 9_999 }] },
    ],
  ])(
    'is reviewed by the built-in checker alone where the server answers with %s',
    async (_name, behavior) => {
      server.behaves(behavior)
      const one = await reviewed()
      expect(server.asked).toHaveLength(1)
      expect([one.overallScore, one.scores]).toEqual([alone.overallScore, alone.scores])
      expect(one.grammar).toEqual(alone.grammar)
      // A success between two failures, so that the server does not count as down.
      server.behaves({ finds: () => [] })
      await reviewed()
    },
  )

  it('does not call a note met that nobody has looked for again', async () => {
    const { student, essays, review } = await reviewed()
    server.behaves({ status: 503 })
    const next = await essays.revise(student, review.id, { content: `${content} Truly.` })
    const { earlierPoints, result } = await essays.reviewed(student, next.review.id)
    expect(result.madeBy).not.toContain('LanguageTool')
    expect(earlierPoints.length).toBeGreaterThan(0)
    expect(
      earlierPoints.filter(({ key }: Point) => key.startsWith('grammar.also:')),
    ).toEqual([])
  })
})
