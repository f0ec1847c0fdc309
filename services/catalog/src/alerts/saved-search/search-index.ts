import {
  NOT_STATED,
  OPEN_TO_ALL,
  exceptedCodes,
} from '../../record/scholarship/search-tokens.ts'
import type { ListingFit } from './listing-fit.ts'
import type { SavedFilters } from './saved-search.ts'
import {
  type Bits,
  addPlace,
  andInto,
  clearBit,
  copyOf,
  growable,
  orInto,
  places,
  setBit,
} from './search-bits.ts'
import {
  type WordQuery,
  type Words,
  findsWords,
  neededWords,
  parseWordQuery,
  parseWords,
} from './word-query.ts'

/** A saved search as the index holds it. `words`: its text as PostgreSQL's tsquery; null without one. */
export type IndexedSearch = Pick<SavedFilters, Exclude<keyof SavedFilters, 'query'>> & {
  id: string
  revision: number
  words: string | null
}

type Slot = {
  id: string
  revision: number
  min: number | null
  max: number | null
  includeUnknown: boolean
  /** Undefined without a text; null for one that finds nothing, of stop words alone. */
  words: WordQuery | null | undefined
}

/** The searches that let a value of one kind pass; `any` holds those that ask for nothing of it. */
type Kind = { any: Bits; byToken: Map<string, Bits> }

export type SearchIndex = ReturnType<typeof createSearchIndex>

/**
 * All saved searches, turned on their side: for each value of a filter the set of searches that it
 * satisfies, so that one listing is held against all of them by a few unions and intersections of
 * bits. Amounts and texts are looked at in what is left; a text only when the listing has a
 * word that it can't do without.
 */
export function createSearchIndex() {
  const slots: Slot[] = []
  const slotOf = new Map<string, number>()
  const alive = growable()
  const kinds = {
    countries: newKind(),
    degrees: newKind(),
    fields: newKind(),
    complexity: newKind(),
    essay: newKind(),
  }
  /** Searches without a text, or with one that needs no word. */
  const textless = growable()
  const byWord = new Map<string, number[]>()
  /** Unions that listings of one page share. */
  const unions = new Map<string, Uint32Array>()

  function put(search: IndexedSearch): void {
    remove(search.id)
    const slot = slots.length
    slots.push(slotFor(search))
    slotOf.set(search.id, slot)
    setBit(alive, slot)
    const unknown = search.includeUnknown
    const { countries, degreeLevel, fieldOfStudy, complexity } = search
    file(kinds.countries, slot, countries && [OPEN_TO_ALL, ...countries], unknown)
    file(kinds.degrees, slot, someOf(degreeLevel), unknown)
    file(kinds.fields, slot, someOf(fieldOfStudy, [OPEN_TO_ALL]), unknown)
    file(kinds.complexity, slot, someOf(complexity), unknown)
    file(kinds.essay, slot, search.noEssay ? ['false'] : null, unknown)
    fileText(slot)
    unions.clear()
  }

  function fileText(slot: number): void {
    const words = slots[slot]?.words
    const needed = words ? neededWords(words) : null
    if (needed === null) {
      if (words !== null) setBit(textless, slot)
      return
    }
    for (const word of new Set(needed)) {
      const filed = byWord.get(word)
      if (filed === undefined) byWord.set(word, [slot])
      else filed.push(slot)
    }
  }

  /** Its place stays taken until the index is made anew; nobody finds it there. */
  function remove(id: string): void {
    const slot = slotOf.get(id)
    if (slot === undefined) return
    clearBit(alive, slot)
    slotOf.delete(id)
  }

  /** The searches that the kind's tokens satisfy. */
  function union(name: keyof typeof kinds, tokens: readonly string[]): Uint32Array {
    const key = `${name} ${tokens.join(' ')}`
    const known = unions.get(key)
    if (known !== undefined) return known
    const kind = kinds[name]
    const found = copyOf(kind.any, slots.length)
    for (const token of tokens) {
      for (const bits of bitsOf(kind, token)) orInto(found, bits)
    }
    unions.set(key, found)
    return found
  }

  function withText(words: Words): Uint32Array {
    const found = copyOf(textless, slots.length)
    for (const word of words.keys()) {
      for (const slot of byWord.get(word) ?? []) addPlace(found, slot)
    }
    return found
  }

  /** The places of the searches that the listing fits, whatever its status and deadline are. */
  function fitting(listing: ListingFit): number[] {
    const words = parseWords(listing.words)
    const found = copyOf(alive, slots.length)
    andInto(found, union('countries', listing.countries))
    andInto(found, union('degrees', listing.degrees))
    andInto(found, union('fields', listing.fields))
    andInto(found, union('complexity', [listing.complexity ?? NOT_STATED]))
    andInto(found, union('essay', [String(listing.requiresEssay ?? NOT_STATED)]))
    andInto(found, withText(words))
    return places(found).filter((place) => {
      const slot = slots[place]
      return slot !== undefined && pays(slot, listing) && reads(slot, words)
    })
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
    /** Searches that can be found, and places that nobody finds any more. */
    counts: () => ({ searches: slotOf.size, abandoned: slots.length - slotOf.size }),
  }
}

function newKind(): Kind {
  return { any: growable(), byToken: new Map() }
}

function someOf(values: readonly string[], also: readonly string[] = []) {
  return values.length === 0 ? null : [...also, ...values]
}

/** Files a search under what lets a listing pass; null asks for nothing. */
function file(
  kind: Kind,
  slot: number,
  tokens: readonly string[] | null,
  unknown: boolean,
) {
  if (tokens === null) return setBit(kind.any, slot)
  for (const token of unknown ? [...tokens, NOT_STATED] : tokens) {
    const bits = kind.byToken.get(token) ?? growable()
    kind.byToken.set(token, bits)
    setBit(bits, slot)
  }
}

/** "All countries except these" satisfies whoever asks for one that it does not except. */
function bitsOf(kind: Kind, token: string): Bits[] {
  const excepted = exceptedCodes(token)
  if (excepted === null) {
    const bits = kind.byToken.get(token)
    return bits === undefined ? [] : [bits]
  }
  return [...kind.byToken]
    .filter(
      ([code]) => code !== OPEN_TO_ALL && code !== NOT_STATED && !excepted.includes(code),
    )
    .map(([, bits]) => bits)
}

function slotFor({ id, revision, words, includeUnknown, ...search }: IndexedSearch): Slot {
  return {
    id,
    revision,
    includeUnknown,
    min: search.minAmount === null ? null : Number(search.minAmount),
    max: search.maxAmount === null ? null : Number(search.maxAmount),
    words: words === null ? undefined : parseWordQuery(words),
  }
}

/** As `paysBetween` of search-conditions.sql.ts. */
function pays({ min, max, includeUnknown }: Slot, listing: ListingFit): boolean {
  const { least, most, isFullTuition } = listing
  const meetsMin =
    min === null || isFullTuition || (most === null ? includeUnknown : most >= min)
  const meetsMax = max === null || (least === null ? includeUnknown : least <= max)
  return meetsMin && meetsMax
}

function reads({ words }: Slot, listing: Words): boolean {
  return words === undefined || (words !== null && findsWords(words, listing))
}
