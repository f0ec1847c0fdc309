import { describe, expect, it } from 'vitest'
import { maskText } from '../provider/mask-text.ts'
import type { LanguageToolMatch } from './languagetool.client.ts'
import { opinionOf } from './languagetool-notes.ts'
import { matchAt } from './testing/fake-languagetool.ts'

const answerOf = (matches: LanguageToolMatch[], version = '6.6') => ({
  software: { version },
  matches,
})
const notesOf = (text: string, ...matches: LanguageToolMatch[]) =>
  opinionOf(answerOf(matches), maskText(text)).notes
const by = (version: string) => opinionOf(answerOf([], version), maskText('Any')).by
const values = (...words: string[]) => words.map((value) => ({ value }))
const ruleOf = (category: string) => ({
  id: 'ANY',
  issueType: 'misspelling',
  category: { id: category, name: category },
})

describe('what LanguageTool says', () => {
  it('has the form of the built-in checker’s notes', () => {
    const text = 'She go too the scool.'
    const unknown = {
      message: 'Possible spelling mistake found.',
      replacements: values('school', 'cool', 'stool'),
      type: { typeName: 'UnknownWord' },
      rule: ruleOf('TYPOS'),
    }
    const verb = { replacements: values('goes', 'went') }
    const slip = { replacements: values('to the'), rule: ruleOf('TYPOS') }
    const notes = notesOf(
      text,
      matchAt(text, 'go', verb),
      matchAt(text, 'too the', slip),
      matchAt(text, 'scool', unknown),
    )
    expect(notes).toEqual([
      { from: 4, to: 6, kind: 'GRAMMAR', message: 'About go.', replacements: ['goes'] },
      {
        from: 7,
        to: 14,
        kind: 'TYPOS',
        message: 'About too the.',
        replacements: ['to the'],
      },
      {
        from: 15,
        to: 20,
        kind: 'Spelling',
        message: 'Possible spelling mistake found.',
        replacements: ['school', 'cool', 'stool'],
      },
    ])
  })

  it('is told of by its version, where that is one', () => {
    expect(by('6.8-SNAPSHOT')).toBe('LanguageTool 6.8-SNAPSHOT')
    expect(by('6.6 <b>best</b>')).toBe('LanguageTool')
    expect(opinionOf({ matches: [] }, maskText('Any')).by).toBe('LanguageTool')
  })

  it('counts as the browser does: signs of two units are two', () => {
    // This is how LanguageTool 6.6 answers.
    const context = { text: '😀😀 I has a dog', offset: 7, length: 3 }
    const [note] = notesOf('😀😀 I has a dog', {
      ...matchAt('I has', 'has'),
      offset: 7,
      context,
    })
    expect(note).toMatchObject({ from: 7, to: 10 })
  })

  it('is left out where its place is not in the text, or not what it quotes', () => {
    const text = '😀😀 I has a dog, and she go home.'
    const has = matchAt(text, 'has')
    const byCharacters = { ...has, offset: 5 }
    const outside = { ...has, offset: text.length - 2 }
    const far = { ...has, offset: 9_000 }
    const nothing = { ...has, length: 0 }
    const half = matchAt(text, '😀', { length: 1 })
    const notes = notesOf(
      text,
      byCharacters,
      outside,
      far,
      nothing,
      half,
      matchAt(text, 'go'),
    )
    expect(notes.map(({ message }) => message)).toEqual(['About go.'])
  })

  it('may reach over the end of a line', () => {
    const text = 'I saw the\nthe sea.'
    expect(notesOf(text, matchAt(text, 'the\nthe'))).toHaveLength(1)
  })

  it('says nothing of how a text is set', () => {
    const text = 'This , and'
    expect(notesOf(text, matchAt(text, ' ,', { rule: ruleOf('TYPOGRAPHY') }))).toEqual([])
  })

  it('is left out at masked words and beside them, and nowhere else', () => {
    const text =
      'I was an asylum seeker. My name is Amara Okafor and she go home, an asylee.'
    const safe = maskText(text).text
    expect(safe).toBe(
      'I was an xxxxxx xxxxxx. My name is Xxxxx Xxxxxx and she go home, an xxxxxx.',
    )
    const at = (words: string) => matchAt(safe, words)
    const ofLast = {
      ...at('an'),
      offset: safe.lastIndexOf('an'),
      context: { text: 'an', offset: 0, length: 2 },
    }
    const found = ['an', 'xxxxxx xxxxxx', 'Xxxxx', 'Xxxxxx and', 'and', 'go', 'home'].map(
      at,
    )
    const notes = notesOf(text, ...found, ofLast)
    expect(notes.map(({ from, to }) => text.slice(from, to))).toEqual(['go', 'home'])
  })

  it('is cut where it is longer than anybody reads', () => {
    const text = 'She go home.'
    const long = {
      message: 'a'.repeat(9_000),
      replacements: values('b'.repeat(900), 'goes'),
    }
    const [note] = notesOf(text, matchAt(text, 'go', long))
    expect(note?.message).toHaveLength(500)
    expect(note?.replacements).toEqual(['goes'])
  })
})
