import { describe, expect, it } from 'vitest'
import { heldAgainst } from '../open-points.ts'
import { scoreEssay } from '../score-essay.ts'
import type { GrammarNote } from './grammar-note.ts'

const TEXT = 'I has many informations, and I recieved an books from Msambweni. She go home.'

function note(words: string, rest: Partial<GrammarNote> = {}): GrammarNote {
  const from = TEXT.indexOf(words)
  const said = { kind: 'GRAMMAR', message: `About ${words}.`, replacements: [] }
  return { from, to: from + words.length, ...said, ...rest }
}

const OWN = [
  note('has'),
  note('informations', { kind: 'WordChoice', replacements: ['deformations'] }),
  note('recieved', { kind: 'Spelling', replacements: ['received'] }),
]

function scored(notes: GrammarNote[], own = OWN) {
  const second = { by: 'LanguageTool 6.6', notes }
  return scoreEssay({ content: TEXT, prompt: null, wordLimit: null }, own, second)
}

function pointsOf(notes: GrammarNote[], own = OWN) {
  return scored(notes, own)
    .points.filter(({ criterion }) => criterion === 'grammar')
    .map(({ key, text, quotes }) => [key, quotes[0]?.quote, text])
}

describe('notes of a second checker', () => {
  it('stand between those of the first one, in the order of the text, with names of their own', () => {
    const go = note('go', { message: 'Use “goes” here.', replacements: ['goes'] })
    expect(pointsOf([go, note('an books')]).map(([key, quote]) => [key, quote])).toEqual([
      ['grammar.note:has', 'has'],
      ['grammar.note:informations', 'informations'],
      ['grammar.note:recieved', 'recieved'],
      ['grammar.also:note:an books', 'an books'],
      ['grammar.also:note:go', 'go'],
    ])
  })

  it('repeat nothing: not at a place of the first one, and not over one another', () => {
    const places = [note('has many'), note('many informations'), note('recieved an')]
    const twice = [note('an books from'), note('books from Msambweni')]
    expect(pointsOf([...places, ...twice]).map(([, quote]) => quote)).toEqual([
      'has',
      'informations',
      'recieved',
      'an books from',
    ])
  })

  it('say nothing of a gap that the first one marks', () => {
    const gap = note('books')
    const marked = pointsOf([note('books')], [{ ...gap, to: gap.from }])
    expect(marked).toHaveLength(1)
  })

  it('word what both mark, unless it is a misspelled word', () => {
    const better = note('informations', {
      message: 'It has no plural: “information”.',
      replacements: ['information'],
    })
    const speller = note('recieved', { kind: 'TYPOS', message: 'A mistake.' })
    expect(pointsOf([better, speller]).map(([, , text]) => text)).toEqual([
      'About has.',
      'It has no plural: “information”.',
      'Did you mean “received”?',
    ])
  })

  it('leave names alone, and are no more than fit beside the first one’s', () => {
    const name = note('Msambweni', { kind: 'Spelling' })
    expect(pointsOf([name])).toHaveLength(OWN.length)
    const own = Array.from({ length: 39 }, () => note('has'))
    expect(pointsOf([note('go'), note('home')], own)).toHaveLength(40)
  })

  it('are told of beside the figure, which they leave as it is', () => {
    const alone = scoreEssay({ content: TEXT, prompt: null, wordLimit: null }, OWN)
    const grammarOf = ({ criteria }: typeof alone) => criteria.at(-1)
    const [none, one, two] = [[], [note('go')], [note('go'), note('home')]].map((notes) =>
      grammarOf(scored(notes)),
    )
    expect(grammarOf(alone)?.reason).not.toContain('LanguageTool')
    expect(none?.reason).toMatch(/LanguageTool 6\.6 adds no note\.$/)
    expect(one?.reason).toMatch(/LanguageTool 6\.6 adds 1 note; it costs no points\.$/)
    expect(two?.reason).toMatch(/LanguageTool 6\.6 adds 2 notes; they cost no points\.$/)
    expect([none, one, two].map((criterion) => criterion?.score)).toEqual(
      Array.from({ length: 3 }, () => grammarOf(alone)?.score),
    )
  })
})

describe('what a second checker added to the version before', () => {
  it('is met where it has read this version too and no longer reports it', () => {
    const before = scored([note('go'), note('home')])
    expect(metOf(heldAgainst(before, scored([note('home')])))).toEqual([true, false])
  })

  it('is neither met nor open where none has read this version', () => {
    const alone = scoreEssay({ content: TEXT, prompt: null, wordLimit: null }, OWN)
    const held = heldAgainst(scored([note('go')]), alone)
    expect(metOf(held)).toEqual([])
    expect(held.length).toBeGreaterThan(0)
  })
})

function metOf(held: ReturnType<typeof heldAgainst>) {
  return held.filter(({ key }) => key.startsWith('grammar.also:')).map(({ isMet }) => isMet)
}
