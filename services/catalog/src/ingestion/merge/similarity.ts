import { plainText } from '../../record/text/plain-text.ts'
import type { StoredDeadline } from '../../record/scholarship/scholarship.ts'

/** The facts by which two listings are compared. */
export type Comparable = { title: string; provider: string; deadline: StoredDeadline }

export type Likeness = {
  /** 0 to 1. */
  score: number
  /** `same` needs no person, `alike` does. */
  verdict: 'same' | 'alike' | 'different'
  reasons: readonly string[]
}

/** Determined on pairs of the shipped listings, none of which are duplicates: see the test. */
const SAME_TITLE = 0.92
const SAME_PROVIDER = 0.85
const ALIKE = 0.75
const ALIKE_PROVIDER = 0.5

/** Words in half of all titles: they neither find a duplicate nor make one. */
const GENERIC: ReadonlySet<string> = new Set(
  'scholarship scholarships award awards fellowship fellowships grant grants program programme programs fund funds prize the of for and in at to a an by with on international foundation university college students student'.split(
    ' ',
  ),
)
const FILLER: ReadonlySet<string> = new Set(
  'the of for and in at to a an by with on'.split(' '),
)
/** If two titles differ in one of these words, they are different awards, however similar the rest. */
const DISTINCTIVE =
  /^(\d+|[ivx]+|undergraduate|graduate|bachelors?|masters?|phd|doctoral|postdoctoral|freshman|transfer|merit|need|full|partial|half|women|men|spring|fall|summer|winter|north|south|east|west|africa|african|asia|asian|latin|america|european|europe|arts?|science|sciences|engineering|business|law|medicine|music|nursing)$/

const NOTHING_SHARED: Likeness = { score: 0, verdict: 'different', reasons: [] }

/** Compares title, provider and deadline of two listings. */
export function likenessOf(a: Comparable, b: Comparable): Likeness {
  const [left, right] = [wordsOf(a.title), wordsOf(b.title)]
  if (!left.some((word) => !GENERIC.has(word) && right.includes(word)))
    return NOTHING_SHARED
  const { share: title, isOneSided } = compareWords(left, right)
  const { share: provider } = compareWords(wordsOf(a.provider), wordsOf(b.provider))
  const deadline = deadlineLikeness(a.deadline, b.deadline)
  const score = round(0.6 * title + 0.25 * provider + 0.15 * (deadline ?? 0.5))
  const hasSameKind = distinctiveWords(left) === distinctiveWords(right)
  const isSame =
    hasSameKind &&
    isOneSided &&
    title >= SAME_TITLE &&
    provider >= SAME_PROVIDER &&
    deadline !== 0
  const isAlike = score >= ALIKE && provider >= ALIKE_PROVIDER && hasSameKind
  return {
    score,
    verdict: isSame ? 'same' : isAlike ? 'alike' : 'different',
    reasons: [
      `titles ${percent(title)} alike`,
      `providers ${percent(provider)} alike`,
      deadlineInWords(deadline),
    ],
  }
}

/** The words to look for duplicates by: the rarest-looking ones of a title; none if it has no distinctive word. */
export function searchWordsOf(title: string): string[] {
  const own = wordsOf(title).filter((word) => !GENERIC.has(word) && word.length > 2)
  return [...new Set(own)]
    .toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .slice(0, 3)
}

/** Drops years: a year in a title is the round, not the award. */
function wordsOf(text: string): string[] {
  return plainText(text)
    .toLowerCase()
    .replaceAll(/['’.]/g, '')
    .replaceAll(/\b(19|20)\d{2}([-/]\d{2,4})?\b/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

function distinctiveWords(words: readonly string[]): string {
  return [...new Set(words.filter((word) => DISTINCTIVE.test(word)))].toSorted().join(' ')
}

/**
 * Compares the weighted words that two titles share, near misses included; generic words weigh a fifth. One-sided:
 * one title has no word beyond the other's, such as "Harbour Fellowship" and "Harbour Fellowship Award".
 */
function compareWords(a: readonly string[], b: readonly string[]) {
  const open = new Set(b)
  const rest: string[] = []
  let shared = 0
  for (const word of new Set(a)) {
    const match = open.has(word) ? word : [...open].find((other) => isNearMiss(word, other))
    if (match === undefined) {
      rest.push(word)
      continue
    }
    open.delete(match)
    shared += (weightOf(word) + weightOf(match)) * (match === word ? 1 : 0.9)
  }
  const all = sum([...new Set(a)]) + sum([...new Set(b)])
  const isOneSided = [rest, [...open]].some((words) =>
    words.every((word) => FILLER.has(word)),
  )
  return { share: all === 0 ? 0 : Math.min(1, shared / all), isOneSided }
}

function sum(words: readonly string[]): number {
  return words.reduce((total, word) => total + weightOf(word), 0)
}

function weightOf(word: string): number {
  return GENERIC.has(word) ? 0.2 : 1
}

/** One slip in a word of five letters, two in one of nine; never in a number. */
function isNearMiss(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length)
  if (length < 5 || /\d/.test(a + b) || DISTINCTIVE.test(a) || DISTINCTIVE.test(b))
    return false
  const allowed = length >= 9 ? 2 : 1
  return Math.abs(a.length - b.length) <= allowed && editDistance(a, b) <= allowed
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, n) => n)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      next.push(
        Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same),
      )
    }
    row = next
  }
  return row[b.length] ?? 0
}

/** 1 for the same day, 0 for another, null if one states none. */
function deadlineLikeness(a: StoredDeadline, b: StoredDeadline): number | null {
  if (a.text === null || b.text === null) return null
  if (a.kind === b.kind) return a.text === b.text ? 1 : yearApart(a, b)
  const [long, short] = a.text.length > b.text.length ? [a.text, b.text] : [b.text, a.text]
  return long.startsWith(short) || long.slice(5).startsWith(short) ? 1 : 0
}

/** The same day of another year may be the next round of the same award. */
function yearApart(a: StoredDeadline, b: StoredDeadline): number {
  return a.kind === 'day' && a.text?.slice(5) === b.text?.slice(5) ? 0.5 : 0
}

function deadlineInWords(deadline: number | null): string {
  if (deadline === null) return 'a deadline is not stated'
  if (deadline === 1) return 'same deadline'
  return deadline === 0 ? 'different deadlines' : 'same day of another year'
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
