import { someOf } from '@landfall/kit/testing/breadth'
import { describe, expect, it } from 'vitest'
import type { EssayScore } from './essay-score.ts'
import { checkGrammar } from './grammar/check-grammar.ts'
import type { GrammarNote } from './grammar/grammar-note.ts'
import { scoreEssay } from './score-essay.ts'
import { KINDS, PROMPTS, readFixture, TWINS } from './testing/essay-set.ts'
import { INSTRUCTIONS } from './testing/instructions.ts'

const CONTENT = ['prompt-fit', 'structure', 'specificity', 'voice']

async function scoreOf(content: string, prompt: string | null = null, wordLimit = null) {
  return scoreEssay({ content, prompt, wordLimit }, await checkGrammar(content))
}

type Fixture = { notes: readonly GrammarNote[]; score: EssayScore }
const known = new Map<string, Promise<Fixture>>()

/** Checks each essay only once, since several tests look at the same essays. */
function checkFixture(folder: string, name: string): Promise<Fixture> {
  const check = async (): Promise<Fixture> => {
    const content = readFixture(folder, name)
    const input = { content, prompt: readFixture(folder, 'prompt'), wordLimit: null }
    const notes = await checkGrammar(content)
    return { notes, score: scoreEssay(input, notes) }
  }
  const key = `${folder}/${name}`
  const fixture = known.get(key) ?? check()
  known.set(key, fixture)
  return fixture
}

const scoreFixture = async (folder: string, name: string) =>
  (await checkFixture(folder, name)).score

/** The score of the content criteria alone. */
function contentOf({ criteria }: EssayScore): number {
  const scored = criteria.filter(({ code }) => CONTENT.includes(code))
  const weight = scored.reduce((sum, one) => sum + one.weight, 0)
  return (
    scored.reduce((sum, { score, weight: part }) => sum + (score ?? 0) * part, 0) / weight
  )
}

describe('the set of essays', () => {
  it('is scored in its known order, each kind below every essay of the kind before', async () => {
    const ranges: { kind: string; least: number; most: number }[] = []
    for (const kind of KINDS) {
      const scores: number[] = []
      for (const folder of PROMPTS)
        scores.push((await scoreFixture(folder, kind)).overallScore)
      ranges.push({ kind, least: Math.min(...scores), most: Math.max(...scores) })
    }
    const overlaps = ranges.filter(
      ({ most }, place) => most >= (ranges[place - 1]?.least ?? 101),
    )
    expect(overlaps).toEqual([])
    expect(ranges).toHaveLength(KINDS.length)
  })

  it.each(PROMPTS.flatMap((folder) => TWINS.map((pair) => [folder, ...pair] as const)))(
    '%s, %s: a second-language writer loses no content',
    async (folder, clean, twin) => {
      const [one, other] = [
        await scoreFixture(folder, clean),
        await scoreFixture(folder, twin),
      ]
      expect(Math.abs(contentOf(one) - contentOf(other))).toBeLessThanOrEqual(2)
      expect(one.overallScore - other.overallScore).toBeLessThanOrEqual(7)
      expect(other.warning).toBeNull()
    },
  )

  it('is warned of where a text is not what it seems, and nowhere else', async () => {
    const expected = {
      strong: null,
      weak: null,
      'off-topic': 'off-topic',
      gibberish: 'gibberish',
      stuffing: 'repetition',
    }
    for (const folder of PROMPTS) {
      for (const kind of KINDS) {
        const { warning } = await scoreFixture(folder, kind)
        expect(warning?.code ?? null, `${folder}, ${kind}`).toBe(expected[kind])
      }
    }
  })
})

describe('a second checker that finds something at every word', () => {
  const KINDS_AND_TWINS = [...KINDS, ...TWINS.map(([, twin]) => twin)]

  it('changes no figure and no warning of any essay of the set, so that order and content hold', async () => {
    const added: number[] = []
    for (const folder of PROMPTS) {
      for (const kind of KINDS_AND_TWINS) {
        const content = readFixture(folder, kind)
        const input = { content, prompt: readFixture(folder, 'prompt'), wordLimit: null }
        const second = { by: 'Strict', notes: everyWord(content) }
        const { notes, score: alone } = await checkFixture(folder, kind)
        const both = scoreEssay(input, notes, second)
        expect(figuresOf(both), `${folder}, ${kind}`).toEqual(figuresOf(alone))
        added.push(both.points.length - alone.points.length)
      }
    }
    expect(added).toHaveLength(PROMPTS.length * KINDS_AND_TWINS.length)
    expect(Math.max(...added)).toBeGreaterThan(30)
  })
})

/** Marks every word as misspelled, each with another word as its replacement. */
function everyWord(content: string): GrammarNote[] {
  return [...content.matchAll(/\S+/gu)].map(({ 0: word, index: from }) => ({
    from,
    to: from + word.length,
    kind: 'Spelling',
    message: 'Possible spelling mistake found.',
    replacements: ['banana'],
  }))
}

function figuresOf({ overallScore, criteria, warning, wordCount }: EssayScore) {
  const scores = criteria.map(({ code, score, weight }) => ({ code, score, weight }))
  return { overallScore, scores, warning, wordCount }
}

describe('quotes', () => {
  it('stand in the text where they say, as they were written', async () => {
    for (const folder of PROMPTS) {
      for (const kind of [...KINDS, 'second-language', 'weak-second-language']) {
        const content = readFixture(folder, kind)
        const { points } = await scoreFixture(folder, kind)
        const quotes = points.flatMap((point) => point.quotes)
        for (const { from, to, quote } of quotes) {
          expect(content.slice(from, to)).toBe(quote)
          expect(quote.trim()).not.toBe('')
        }
      }
    }
  })

  it('reach to both ends of a sentence whose first and last word are misspelled', async () => {
    const content =
      'Nothing heere yet. Becouse of 2019 floods, Rosa Mendez and 41 neighbors rebuilt the scool. Then I slept.'
    const { points } = await scoreOf(content)
    const details = points.find(({ key }) => key === 'specificity.details')
    expect(details?.quotes.map(({ quote }) => quote)).toContain(
      'Becouse of 2019 floods, Rosa Mendez and 41 neighbors rebuilt the scool.',
    )
  })

  it('count as the browser does, beyond signs of two units', async () => {
    const content = `${'😀'.repeat(3)} I has a dog. ${readFixture('need', 'weak')}`
    const { points } = await scoreOf(content)
    for (const { from, to, quote } of points.flatMap((point) => point.quotes)) {
      expect(content.slice(from, to)).toBe(quote)
    }
    expect(points.some(({ criterion }) => criterion === 'grammar')).toBe(true)
  })
})

describe('what is not told', () => {
  const content = readFixture('goals', 'strong')
  const lengthOf = (prompt: string, wordLimit: number | null) =>
    scoreEssay({ content, prompt, wordLimit }, []).criteria.find(
      ({ code }) => code === 'length',
    )

  it('is not scored, and costs nothing', async () => {
    const { criteria, overallScore } = await scoreOf(content)
    const unscored = criteria.filter(({ score }) => score === null)
    expect(unscored.map(({ code }) => code)).toEqual(['prompt-fit', 'length'])
    expect(unscored.map(({ reason }) => reason)).toEqual([
      'Not scored: no prompt was given.',
      'Not scored: 227 words, and no limit is known.',
    ])
    expect(overallScore).toBeGreaterThan(90)
  })

  it('is not scored either for a prompt that names no subject', async () => {
    const { criteria, warning } = await scoreOf(content, 'Tell us about yourself.')
    expect(criteria[0]).toMatchObject({ code: 'prompt-fit', score: null })
    expect(warning).toBeNull()
  })

  it('is taken from the prompt where that names a limit, and the form wins over it', () => {
    expect(lengthOf('Your goals, in 200 to 250 words', null)).toMatchObject({
      score: 100,
      reason: '227 words of at most 250.',
    })
    expect(lengthOf('Your goals, in 250 words', 150)).toMatchObject({
      score: 0,
      reason: '227 words of at most 150.',
    })
  })
})

describe('instructions in an essay', () => {
  // A hundred passages in a strong and in a weak essay.
  const texts = PROMPTS.slice(0, 2).flatMap((folder, place) =>
    INSTRUCTIONS.map((pair) => ({ folder, kind: KINDS[place] ?? 'strong', pair })),
  )

  it('change no score, in two hundred texts, of which a usual run takes a quarter: plain, quoted, fenced, as base64 and in other languages', () => {
    expect(
      new Set(texts.map(({ folder, pair: [instruction] }) => folder + instruction)).size,
    ).toBe(200)
    const moved = someOf(texts, 50).flatMap(({ folder, kind, pair }) => {
      const [instruction = 0, plain = 0] = pair.map((passage) => {
        const content = readFixture(folder, kind).replace('\n\n', ` ${passage}\n\n`)
        const prompt = readFixture(folder, 'prompt')
        return scoreEssay({ content, prompt, wordLimit: null }, []).overallScore
      })
      const apart = Math.abs(instruction - plain)
      return apart > 2 ? `${folder}, ${kind}, ${apart} apart: ${pair[0]}` : []
    })
    expect(moved).toEqual([])
  })
})

it('the score is the same for the same text, and exists for a text of one word', async () => {
  const content = readFixture('need', 'second-language')
  expect(await scoreOf(content)).toEqual(await scoreOf(content))
  expect((await scoreOf('a'.repeat(50))).overallScore).toBeLessThan(10)
})

it.each([
  [
    'Spanish',
    'Cuando tenía doce años, la bomba de nuestro pueblo se rompió por tercera vez. Mi padre caminó nueve kilómetros para buscar una pieza.',
  ],
  [
    'Chinese',
    '我十二岁的时候，我们村里的水泵第三次坏了。我父亲走了九公里去找一个没有人有的零件。我在学会读小说之前就学会了读说明书。',
  ],
  [
    'Arabic',
    'عندما كان عمري اثني عشر عاماً، تعطلت المضخة في قريتنا للمرة الثالثة. مشى والدي تسعة كيلومترات ليحضر قطعة لم تكن عند أحد.',
  ],
])('says of an essay in %s that only English can be scored', async (_language, content) => {
  const { warning } = await scoreOf(content)
  expect(warning?.code).toBe('gibberish')
  expect(warning?.text).toMatch(/Only essays in English can be scored\.$/)
})
