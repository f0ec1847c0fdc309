import type { MatchQuery } from '../match-query.ts'
import { MATCH_TERMS, NEUTRAL_GOALS_TENTHS, type TermCode } from '../score/terms.ts'
import { placeTerm } from '../score/wish-terms.ts'
import { MINIMA_BITS } from './match-minima.ts'
import { sampleListing } from './sample-listing.ts'
import type { SetTerm, SetTerms } from './set-terms.ts'

/** What a kernel adds up, and the most that rows of each combination of sets can reach. */
export type Scoring = {
  base: number
  /** Field, level, country, need: what each case adds to `base`. */
  deltas: Int32Array
  /** By case of the field, then minima stated or not, country high or low, need high or low. */
  bounds: Int32Array
  hasPlaces: boolean
}

export function scoringOf(
  query: MatchQuery,
  terms: SetTerms,
  minimaTable: Int32Array,
): Scoring {
  const { field, level, country, need } = terms
  const hasPlaces = query.preferredStates.length > 0
  const place = hasPlaces ? 0 : placeTerm(sampleListing({}), query, '').tenths
  const rests = field.rest + level.rest + country.rest + need.rest
  const base = NEUTRAL_GOALS_TENTHS + place + rests
  const deltas = [field, level, country, need].flatMap(({ cases, rest }) =>
    cases.map(({ tenths }) => tenths - rest),
  )
  // Of the terms that are looked up row by row, the most that is possible.
  const most = possible('amount') + possible('time') + (hasPlaces ? possible('place') : 0)
  const common = NEUTRAL_GOALS_TENTHS + place + Math.max(...worthsOf(level)) + most
  const bounds = worthsOf(field).flatMap((fieldWorth) =>
    minimaWorths(minimaTable).flatMap((minimaWorth) =>
      highAndLow(country).flatMap((countryWorth) =>
        highAndLow(need).map(
          (needWorth) => common + fieldWorth + minimaWorth + countryWorth + needWorth,
        ),
      ),
    ),
  )
  return {
    base,
    deltas: Int32Array.from(deltas),
    bounds: Int32Array.from(bounds),
    hasPlaces,
  }
}

function worthsOf({ cases, rest }: SetTerm): number[] {
  return [...cases.map(({ tenths }) => tenths), rest]
}

/** The first highest worth, and the highest of the others. */
function highAndLow(term: SetTerm): [number, number] {
  const worths = worthsOf(term)
  const high = Math.max(...worths)
  const others = worths.toSpliced(worths.indexOf(high), 1)
  return [high, others.length === 0 ? high : Math.max(...others)]
}

/** The most that stated minima are worth, and what none are. */
function minimaWorths(table: Int32Array): [number, number] {
  let most = 0
  for (const entry of table) most = Math.max(most, entry >> MINIMA_BITS.TENTHS_SHIFT)
  return [most, (table[0] ?? 0) >> MINIMA_BITS.TENTHS_SHIFT]
}

function possible(code: TermCode): number {
  return (MATCH_TERMS.find((term) => term.code === code)?.possible ?? 0) * 10
}
