import { withoutRunsOfMinus } from '../../record/text/plain-text.ts'
import { SYNONYM_GROUPS } from './synonyms.ts'

/** The most variants of one query that are searched for. */
const MAX_VARIANTS = 12
const MAX_PHRASE_WORDS = 3

const { alternatives, shorts } = readGroups()

/**
 * The query with its synonyms, as one web search text: `cs grants` is searched for as `cs grants or "computer
 * science" grants`. Queries with quotes, minus signs or "or" are taken literally; null: there are no synonyms.
 */
export function otherWaysToSay(text: string): string | null {
  if (/["]|(^|\s)-|(^|\s)or(\s|$)/i.test(text)) return null
  const choices = choicesOf(text.split(' '))
  let variants = ['']
  for (const choice of choices) {
    // All or none of a phrase's alternatives, so that no group is searched only in part.
    const chosen =
      variants.length * choice.length > MAX_VARIANTS ? choice.slice(0, 1) : choice
    variants = variants.flatMap((start) => chosen.map((end) => `${start} ${end}`.trim()))
  }
  return variants.length > 1 ? variants.join(' or ') : null
}

/** Whether the word stands for something else ("compsci"), so that it need not be in a dictionary. */
export function isShortForm(word: string): boolean {
  return shorts.has(word)
}

/** What a short form stands for; empty for any other text. */
export function phrasesFor(text: string): readonly string[] {
  return shorts.has(text) ? (alternatives.get(text) ?? []) : []
}

/** For each part of the text, from left to right, its variants; the person's own first. */
function choicesOf(words: readonly string[]): string[][] {
  const choices: string[][] = []
  for (let at = 0; at < words.length;) {
    const length = longestPhraseAt(words, at)
    const own = words.slice(at, at + Math.max(1, length)).join(' ')
    const others = alternatives.get(keyOf(own)) ?? []
    choices.push([own, ...others.map(quoted)])
    at += Math.max(1, length)
  }
  return choices
}

function longestPhraseAt(words: readonly string[], at: number): number {
  for (let length = Math.min(MAX_PHRASE_WORDS, words.length - at); length > 0; length--) {
    if (alternatives.has(keyOf(words.slice(at, at + length).join(' ')))) return length
  }
  return 0
}

function keyOf(phrase: string): string {
  return phrase
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[.,;:!?]+$/, '')
}

function quoted(phrase: string): string {
  return phrase.includes(' ') ? `"${phrase}"` : phrase
}

function readGroups() {
  const found = new Map<string, string[]>()
  const shortForms = new Set<string>()
  for (const { alike = [], short = [], parts = [] } of SYNONYM_GROUPS) {
    for (const phrase of alike) {
      const others = alike.filter((other) => other !== phrase)
      if (others.length > 0) found.set(phrase, others)
    }
    for (const form of short) {
      found.set(form, [...alike, ...parts])
      shortForms.add(form)
    }
  }
  return { alternatives: found, shorts: shortForms }
}

/** A person's text as it is searched for: with synonyms, and limited in length. */
export function saidAs(text: string): string {
  const plain = withoutRunsOfMinus(text)
  return otherWaysToSay(plain) ?? plain
}
