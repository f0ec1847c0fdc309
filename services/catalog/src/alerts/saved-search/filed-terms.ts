import {
  NOT_STATED,
  OPEN_TO_ALL,
  exceptedCodes,
} from '../../record/scholarship/search-tokens.ts'
import { type Bits, copyOf, growable, orInto, setBit } from './search-bits.ts'

/** For one filter: which searches each term of a listing satisfies. */
export function createFiledTerms() {
  /** Searches that do not use the filter. */
  const any = growable()
  const byTerm = new Map<string, Bits>()
  /** Unions that the listings of one page share. */
  const unions = new Map<string, Uint32Array>()

  /** "All countries except these" satisfies a search for any country that it does not exclude. */
  function satisfiedBy(term: string): Bits[] {
    const excepted = exceptedCodes(term)
    if (excepted === null) return [byTerm.get(term) ?? []].flat()
    return [...byTerm]
      .filter(
        ([code]) => code !== OPEN_TO_ALL && code !== NOT_STATED && !excepted.includes(code),
      )
      .map(([, bits]) => bits)
  }

  return {
    /** @param terms the terms that let a listing pass; null: any listing passes */
    file(slot: number, terms: readonly string[] | null): void {
      unions.clear()
      if (terms === null) return setBit(any, slot)
      for (const term of terms) {
        const bits = byTerm.get(term) ?? growable()
        byTerm.set(term, bits)
        setBit(bits, slot)
      }
    },

    /** The searches of the first `slots` that a listing with these terms satisfies. */
    satisfied(terms: readonly string[], slots: number): Uint32Array {
      const key = terms.join(' ')
      const known = unions.get(key)
      if (known !== undefined) return known
      const found = copyOf(any, slots)
      for (const term of terms) for (const bits of satisfiedBy(term)) orInto(found, bits)
      unions.set(key, found)
      return found
    },
  }
}
