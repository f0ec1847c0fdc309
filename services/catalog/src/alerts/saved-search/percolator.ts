import type { AmountClause } from '../../search/filter/clause.ts'
import {
  FACET_KINDS,
  FILTERS,
  type FacetKind,
  type SavedName,
  isSavedName,
} from '../../search/filter/filters.ts'
import { type NamedClause, clausesOf } from '../../search/filter/scholarship-search.ts'
import { createFiledTerms } from './filed-terms.ts'
import { createFiledTexts } from './filed-texts.ts'
import type { ListingFit } from './listing-fit.ts'
import { type SavedFilters, searchOf } from './saved-search.ts'
import { andInto, clearBit, copyOf, growable, places, setBit } from './search-bits.ts'
import { parseWords } from './word-query.ts'

/** A saved search as the index holds it. `words`: its text as PostgreSQL's tsquery; null without one. */
export type IndexedSearch = Omit<SavedFilters, 'query'> & {
  id: string
  revision: number
  words: string | null
}

type AmountTest = Pick<AmountClause, 'bound' | 'orUnknown'> & { limit: number }
type Slot = { id: string; revision: number; amounts: readonly AmountTest[] }

const TERM_KINDS = FACET_KINDS.filter(isSavedName)

export type Percolator = ReturnType<typeof createPercolator>

/**
 * An inverted index of all saved searches: for each term of a filter, the set of searches that it satisfies, so that
 * one listing is compared with all of them by a few unions and intersections of bitsets. Amounts and texts are
 * checked for the remaining searches, a text only if the listing has a word that it requires.
 */
export function createPercolator() {
  const slots: Slot[] = []
  const slotOf = new Map<string, number>()
  const live = growable()
  const filed = TERM_KINDS.map((kind) => ({ kind, terms: createFiledTerms() }))
  const texts = createFiledTexts()

  function put({ id, revision, words, ...filters }: IndexedSearch): void {
    remove(id)
    const slot = slots.length
    const { terms, amounts } = compileSaved({ ...filters, query: null })
    slots.push({ id, revision, amounts })
    slotOf.set(id, slot)
    setBit(live, slot)
    for (const one of filed) one.terms.file(slot, terms.get(one.kind) ?? null)
    texts.file(slot, words)
  }

  /** Removes a search; its slot stays taken until the index is rebuilt. */
  function remove(id: string): void {
    const slot = slotOf.get(id)
    if (slot === undefined) return
    clearBit(live, slot)
    slotOf.delete(id)
  }

  /** The slots of the searches that the listing fits, whatever its status and deadline. */
  function fitting(listing: ListingFit): number[] {
    const words = parseWords(listing.words)
    const found = copyOf(live, slots.length)
    for (const { kind, terms } of filed) {
      const stated = FILTERS[kind].field.termsOf(listing)
      andInto(found, terms.satisfied(stated, slots.length))
    }
    andInto(found, texts.candidates(words, slots.length))
    return places(found).filter(
      (place) => paysAll(slots[place]?.amounts ?? [], listing) && texts.finds(place, words),
    )
  }

  return {
    put,
    fitting,
    /** @param place one of `fitting` */
    at(place: number): Pick<Slot, 'id' | 'revision'> {
      const slot = slots[place]
      if (slot === undefined) throw new RangeError('there is no search at this place')
      return slot
    },
    /** Active searches, and abandoned slots. */
    counts: () => ({ searches: slotOf.size, abandoned: slots.length - slotOf.size }),
  }
}

/** What saved filters ask, apart from their text. */
function compileSaved(filters: SavedFilters) {
  const terms = new Map<FacetKind & SavedName, readonly string[]>()
  const amounts: AmountTest[] = []
  for (const { name, clause } of clausesOf(searchOf(filters))) {
    const compiled = compileClause(clause)
    if (compiled === null) continue
    if ('limit' in compiled) amounts.push(compiled)
    else terms.set(name as FacetKind & SavedName, compiled.terms)
  }
  return { terms, amounts }
}

/**
 * Compiles one filter; see `clause.ts` of the filters. Null for what is neither a term nor an amount: the text, and
 * the status, as only open listings are percolated. Throws RangeError for filters that cannot be saved.
 */
export function compileClause(
  clause: NamedClause['clause'],
): { terms: readonly string[] } | AmountTest | null {
  switch (clause.type) {
    case 'terms':
      return { terms: clause.terms }
    case 'amount':
      return {
        bound: clause.bound,
        limit: Number(clause.amount),
        orUnknown: clause.orUnknown,
      }
    case 'text':
    case 'status':
      return null
    case 'ids':
    case 'id':
    case 'deadline-soon':
    case 'eligible':
      throw new RangeError(`a saved search holds no ${clause.type}`)
  }
}

/** A plain loop, as a page of listings calls this for each of millions of slots. */
function paysAll(tests: readonly AmountTest[], listing: ListingFit): boolean {
  for (const test of tests) if (!pays(test, listing)) return false
  return true
}

function pays({ bound, limit, orUnknown }: AmountTest, listing: ListingFit): boolean {
  const { least, most, amountType } = listing
  if (bound === 'max') return least === null ? orUnknown : least <= limit
  return amountType === 'full-tuition' || (most === null ? orUnknown : most >= limit)
}
