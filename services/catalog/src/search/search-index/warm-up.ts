import { setImmediate } from 'node:timers/promises'
import { ANY_SCHOLARSHIP, type ScholarshipSearch } from '../filter/scholarship-search.ts'
import { nearest } from '../search/spelling.ts'
import { SYNONYM_GROUPS } from '../search/synonyms.ts'
import type { IndexOrder } from './sort-key.ts'
import type { LoadedIndex } from './loaded-index.ts'
import { FACET_KINDS } from '../filter/filters.ts'

const ROUNDS = 4
const PAGE_SIZE = 20
const COUNTRIES = ['IN', 'NG', 'BR', 'VN']
const ORDERS: readonly IndexOrder[] = ['deadline', 'amount', 'newest', 'effort', 'rank']

type Asked = Pick<LoadedIndex, 'index' | 'words' | 'readText' | 'readWord'>

/**
 * Runs typical searches, so that the first real ones find compiled code, and cached rows of the phrases that synonyms
 * expand to. Yields to other work in between.
 */
export async function warmUp(
  loaded: Asked,
  { now, isOver }: { now: Date; isOver: () => boolean },
): Promise<void> {
  const texts = SYNONYM_GROUPS.flatMap(({ alike = [], short = [] }) => [...alike, ...short])
  const questions = Array.from({ length: ROUNDS }, () => texts).flat()
  for (const [turn, text] of questions.entries()) {
    if (isOver()) return
    ask(loaded, { text, turn, now })
    await setImmediate()
  }
}

function ask(
  { index, words, readText, readWord }: Asked,
  { text, turn, now }: { text: string; turn: number; now: Date },
): void {
  const country = COUNTRIES[turn % COUNTRIES.length] ?? ''
  const search: ScholarshipSearch = {
    ...ANY_SCHOLARSHIP,
    countries: [country],
    degreeLevel: turn % 2 === 0 ? ['phd'] : [],
    fieldOfStudy: turn % 3 === 0 ? ['engineering'] : [],
    minAmount: turn % 5 === 0 ? '5000' : null,
  }
  const scope = { now, plan: null }
  const order = ORDERS[turn % ORDERS.length] ?? 'rank'
  index.page({ search, scope, text: null }, { order, first: PAGE_SIZE, after: null })
  const misspelled = text.slice(1)
  nearest(misspelled, words.similar(misspelled))
  const unknown = readWord(misspelled)
  if (unknown !== null) index.findsText(unknown)
  const query = readText(text)
  if (query === null || !index.findsText(query)) return
  index.page(
    { search, scope, text: query },
    { order: 'rank', first: PAGE_SIZE, after: null },
  )
  if (turn % 5 === 0) index.tokenCounts({ search, scope, text: query }, FACET_KINDS)
}
