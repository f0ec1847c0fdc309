import { describe, expect, it } from 'vitest'
import { correctText } from './correct-text.ts'
import type { GrammarNote } from './grammar-note.ts'

function note(
  text: string,
  word: string,
  replacements: string[],
  kind = 'Spelling',
): GrammarNote {
  const from = text.indexOf(word)
  return { from, to: from + word.length, kind, message: '', replacements }
}

describe('a corrected text', () => {
  it('takes the word that was most likely meant, not the commonest', () => {
    const text = 'I lern an importent leson.'
    const notes = [
      note(text, 'lern', ['lean', 'learn', 'lorn']),
      note(text, 'importent', ['important', 'impotent', 'imported']),
      note(text, 'leson', ['lemon', 'lesion', 'lesson']),
    ]
    expect(correctText(text, notes).text).toBe('I learn an important lesson.')
  })

  it('leaves names, and what the checker has no word for', () => {
    const text = 'In Msambweni I saw qqqq.'
    const notes = [note(text, 'Msambweni', ['Mamboed']), note(text, 'qqqq', [])]
    expect(correctText(text, notes).text).toBe(text)
  })

  it('leads back to what was written, from before, within and behind a slip', () => {
    const text = 'one tow three fuor five'
    const { text: corrected, originalOf } = correctText(text, [
      note(text, 'tow', ['twofold']),
      note(text, 'fuor', ['four']),
    ])
    expect(corrected).toBe('one twofold three four five')
    const back = (words: string) => {
      const from = corrected.indexOf(words)
      const { from: start, to } = originalOf({ from, to: from + words.length })
      return text.slice(start, to)
    }
    expect(['one', 'twofold', 'fold', 'three', 'four five', 'five'].map(back)).toEqual([
      'one',
      'tow',
      'tow',
      'three',
      'fuor five',
      'five',
    ])
  })
})
