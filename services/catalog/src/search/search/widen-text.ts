import { withoutRunsOfMinus } from '../../record/text/plain-text.ts'
import { SYNONYM_GROUPS } from './synonyms.ts'

/** More ways to say one query than these are not searched for. */
const MAX_VARIANTS = 12
const MAX_PHRASE_WORDS = 3

const { alternatives, shorts } = readGroups()

/**
 * The query with other ways to say it, as one web search text: `cs grants` is searched for as
 * `cs grants or "computer science" grants`. Somebody who writes quotes, minus signs or "or" means
 * just that; null: there is no other way.
 */
export function otherWaysToSay(text: string): string | null {
  if (/["]|(^|\s)-|(^|\s)or(\s|$)/i.test(text)) return null
  const choices = choicesOf(text.split(' '))
  let variants = ['']
  for (const choice of choices) {
    // All or none of a phrase's alternatives, so that no half of a group is searched.
    const chosen =
      variants.length * choice.length > MAX_VARIANTS ? choice.slice(0, 1) : choice
    variants = variants.flatMap((start) => chosen.map((end) => `${start} ${end}`.trim()))
  }
  return variants.length > 1 ? variants.join(' or ') : null
}

/** It stands for something else ("compsci"), so that no dictionary needs to know it. */
export function isShortForm(word: string): boolean {
  return shorts.has(word)
}

/** What a short form stands for; none for any other text. */
export function phrasesFor(text: string): readonly string[] {
  return shorts.has(text) ? (alternatives.get(text) ?? []) : []
}

/** For each part of the text, from left to right, the ways to say it; the person's own one first. */
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

/** A person's text as it is searched for: with other words for the same, and no more than is readable. */
export function saidAs(text: string): string {
  const plain = withoutRunsOfMinus(text)
  return otherWaysToSay(plain) ?? plain
}
