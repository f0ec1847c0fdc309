import { wordsOf } from '../text/read-text.ts'
import { FUNCTION_WORDS, PROMPT_WORDS } from './word-lists.ts'
import { PROMPT_THEMES } from './prompt-themes.ts'
import { stemmer } from 'stemmer'

/** One thing that a prompt asks about, with the stems of words that belong to it. */
export type PromptPart = { name: string; stems: ReadonlySet<string> }

const themes = PROMPT_THEMES.map(({ words, ...theme }) => ({
  ...theme,
  stems: stemsOf(words.split(/\s+/)),
}))

/**
 * What a prompt asks about: its themes or, if it has none that we know, the subjects that it names. Empty when it
 * names none either, such as "Tell us about yourself".
 */
export function promptParts(prompt: string): PromptPart[] {
  const asked = themes.filter((theme) => theme.asked.test(prompt))
  if (asked.length > 0) return asked.map(({ name, stems }) => ({ name, stems }))
  const stems = promptStems(prompt)
  return stems.size === 0 ? [] : [{ name: 'the subject of the prompt', stems }]
}

/** Stems of the words of a prompt that name a subject. */
export function promptStems(prompt: string): ReadonlySet<string> {
  return stemsOf(
    wordsOf(prompt)
      .map(({ word }) => word)
      .filter(isSubject),
  )
}

function isSubject(word: string): boolean {
  return (
    word.length > 2 &&
    !FUNCTION_WORDS.has(word) &&
    !PROMPT_WORDS.has(word) &&
    !/^\d/.test(word)
  )
}

function stemsOf(words: readonly string[]): Set<string> {
  return new Set(words.map((word) => stemmer(word)))
}
