import type { MatchQuery } from '../match-query.ts'
import { MATCH_TERMS, NEUTRAL_GOALS_TENTHS, type TermCode } from '../score/terms.ts'
import { placeTerm } from '../score/wish-terms.ts'
import { sampleListing } from './sample-listing.ts'
import type { SetTerm, SetTerms } from './set-terms.ts'

/** What a kernel adds up, and the most that rows of each combination of sets can reach. */
export type Scoring = {
  base: number
  /** Field, level, country, need: what each case adds to `base`. */
  deltas: number[]
  /** The most that the cases of one row add. */
  mostOfCases: number
  /** By case of the field, then minima stated or not, country high or low, need high or low. */
  bounds: number[]
}

/** `minima`: the most that stated ones are worth, and what none are. */
export function scoringOf(
  query: MatchQuery,
  terms: SetTerms,
  minima: readonly [number, number],
): Scoring {
  const { field, level, country, need } = terms
  const all = [field, level, country, need]
  const hasPlaces = query.preferredStates.length > 0
  const place = hasPlaces ? 0 : placeTerm(sampleListing({}), query, '').tenths
  const rests = all.reduce((sum, { rest }) => sum + rest, 0)
  // Of the terms that are looked up row by row, the most that is possible.
  const most = possible('amount') + possible('time') + (hasPlaces ? possible('place') : 0)
  const common = NEUTRAL_GOALS_TENTHS + place + Math.max(...worthsOf(level)) + most
  const bounds = worthsOf(field).flatMap((fieldWorth) =>
    minima.flatMap((minimaWorth) =>
      highAndLow(country).flatMap((countryWorth) =>
        highAndLow(need).map(
          (needWorth) => common + fieldWorth + minimaWorth + countryWorth + needWorth,
        ),
      ),
    ),
  )
  return {
    base: NEUTRAL_GOALS_TENTHS + place + rests,
    deltas: all.flatMap(({ cases, rest }) => cases.map(({ tenths }) => tenths - rest)),
    mostOfCases: all.reduce(
      (sum, term) => sum + Math.max(...worthsOf(term)) - term.rest,
      0,
    ),
    bounds,
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

function possible(code: TermCode): number {
  return (MATCH_TERMS.find((term) => term.code === code)?.possible ?? 0) * 10
}
