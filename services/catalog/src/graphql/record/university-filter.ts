import { z } from 'zod'
import { parseOrThrow } from '@landfall/kit/graphql/parse-input'
import type { UniversitySearch } from '../../record/university/university-search.ts'
import { plainText, wordsOf } from '../../record/text/plain-text.ts'
import { amount, flag } from '../../search/filter/filter-values.ts'

const QUERY_MAX_LENGTH = 300
/** As many as the longest page has. */
const MAX_IDS = 500
const MAX_STATES = 100

const schema = z.object({
  query: z.string().nullish(),
  ids: z.array(z.string()).max(MAX_IDS, `Give at most ${MAX_IDS} ids`).nullish(),
  type: z.enum(['PUBLIC', 'PRIVATE']).nullish(),
  state: z.string().nullish(),
  states: z
    .array(z.string())
    .max(MAX_STATES, `Give at most ${MAX_STATES} states`)
    .nullish(),
  maxTuition: amount.input,
  hasScholarships: flag.input,
  englishTestNotRequired: flag.input,
})

/** Reads the argument `filter` of a search of universities. Throws VALIDATION_FAILED for what cannot be read. */
export function universitySearchOf(input: unknown): UniversitySearch {
  const { filter } = parseOrThrow(z.object({ filter: schema }), { filter: input })
  const { query, ids, type, state, states, ...others } = filter
  return {
    ...others,
    isForgiving: false,
    words: wordsOf((query ?? '').slice(0, QUERY_MAX_LENGTH)),
    ids: ids?.map(plainText) ?? null,
    type: type ? (type === 'PUBLIC' ? 'public' : 'private') : null,
    states: statesOf([...(states ?? []), state ?? '']),
  }
}

/** An empty list means any. */
function statesOf(given: readonly string[]): string[] | null {
  const states = given.map((state) => plainText(state).toLowerCase()).filter(Boolean)
  return states.length === 0 ? null : [...new Set(states)]
}
