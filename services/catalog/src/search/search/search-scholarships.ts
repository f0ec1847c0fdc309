import type { Clock } from '@landfall/kit/core/clock'
import { type Facet, facetsOf } from './facets.ts'
import { type Highlight, highlightsIn } from './highlights.ts'
import type { Order, Position } from '../../record/paging/keyset.ts'
import { wordsOf } from '../../record/text/plain-text.ts'
import type { FacetKind } from '../filter/filters.ts'
import {
  type ScholarshipSearch,
  type ScholarshipSortName,
  clausesOf,
} from '../filter/scholarship-search.ts'
import type { SearchScope } from './search-conditions.sql.ts'
import { orderOf } from './search-order.ts'
import { oncePerChange } from '../../record/scholarship/per-change.ts'
import type { DeadlineCounts, FoundPage, SearchStore } from './search.store.ts'
import {
  type NameLookup,
  type ReadQuery,
  type UnderstoodWords,
  makeReadQuery,
} from '../understanding/read-query.ts'
import { corrected } from './spelling.ts'
import { isShortForm } from './widen-text.ts'

/** A search that is ready to answer; what nobody asks for is not computed. */
export type PreparedSearch = PreparedList & { deadlineCounts(): Promise<DeadlineCounts> }

/** The same of a list that may be no search. */
export type PreparedList = {
  readonly order: Order
  /** What is searched for: with the filters that were read out of the query, and what is left of it. */
  readonly search: ScholarshipSearch
  readonly understood: readonly UnderstoodWords[]
  /** The spelling that is searched for instead of the given one. */
  readonly correctedQuery: string | null
  page(page: { first: number; after: Position | null }): Promise<FoundPage>
  totalCount(): Promise<number>
  /** @param kinds all of them unless told */
  facets(kinds?: readonly FacetKind[]): Promise<Facet[]>
  deadlineCounts?(): Promise<DeadlineCounts>
  /** How many more would fit if what they do not state were forgiven. */
  unknownCount(): Promise<number>
  /** Where the words of the query stand in these, by id. */
  highlights(ids: readonly string[]): Promise<ReadonlyMap<string, Highlight[]>>
}

type Deps = { search: SearchStore; suggestions: NameLookup; clock: Clock }

export type SearchScholarships = ReturnType<typeof makeSearchScholarships>

/** The function takes the plan of the viewer's eligibility; null without a profile. */
export function makeSearchScholarships({ search: store, suggestions, clock }: Deps) {
  const onceAChange = oncePerChange(store.catalogueVersion)
  const read = withCorrection(store, makeReadQuery(suggestions))
  return async (
    requested: ScholarshipSearch,
    sort: ScholarshipSortName,
    plan: SearchScope['plan'],
  ): Promise<PreparedSearch> => {
    const { search, understood, rankText, correctedQuery } = await read(requested)
    const scope: SearchScope = { now: clock.now(), plan }
    const lasting = <T>(figure: string, compute: () => Promise<T>) =>
      lastsUntilChange(search)
        ? onceAChange(`${figure} ${JSON.stringify(search)}`, compute)
        : compute()
    const order = orderOf(sort, { hasText: rankText !== null })
    return {
      order,
      search,
      understood,
      correctedQuery,
      page: (page) => store.page(search, scope, { ...page, order, rankBy: rankText }),
      deadlineCounts: () => lasting('deadlines', () => store.deadlineCounts(search, scope)),
      totalCount: () => lasting('count', () => store.count(search, scope)),
      facets: (kinds) =>
        lasting(`facets ${kinds?.join() ?? ''}`, async () =>
          facetsOf(await store.tokenCounts(search, scope, kinds), kinds),
        ),
      unknownCount: () => lasting('unknown', () => countUnknown(store, search, scope)),
      highlights: async (ids) =>
        rankText === null ? new Map() : highlightsIn(await store.marked(ids, rankText)),
    }
  }
}

type Read = (search: ScholarshipSearch) => Promise<ReadQuery>

/** What is left of a query may be misspelled; its correction is read again. */
function withCorrection(store: SearchStore, read: Read) {
  return async (
    requested: ScholarshipSearch,
  ): Promise<ReadQuery & Pick<PreparedSearch, 'correctedQuery'>> => {
    const first = await read(requested)
    const correctedQuery = await correctionOf(store, first.search.query)
    if (correctedQuery === null) return { ...first, correctedQuery }
    const { search, understood, rankText } = await read({
      ...first.search,
      query: correctedQuery,
    })
    return {
      search,
      understood: [...first.understood, ...understood],
      rankText,
      correctedQuery,
    }
  }
}

async function countUnknown(
  store: SearchStore,
  search: ScholarshipSearch,
  scope: SearchScope,
): Promise<number> {
  const mayForgive = clausesOf(search).some(({ filter }) => filter.forgives)
  if (search.includeUnknown || !mayForgive) return 0
  const [found, forgiven] = await Promise.all([
    store.count(search, scope),
    store.count({ ...search, includeUnknown: true }, scope),
  ])
  return forgiven - found
}

function lastsUntilChange(search: ScholarshipSearch): boolean {
  return clausesOf(search).every(({ filter }) => filter.dependsOn === undefined)
}

/** Only a query whose own words find nothing is taken for misspelled. */
async function correctionOf(
  store: SearchStore,
  text: string | null,
): Promise<string | null> {
  if (text === null || (await store.findsText(text))) return null
  const words = wordsOf(text).filter((word) => !isShortForm(word))
  const lookAlikes = await store.lookAlikes([...new Set(words)])
  const better = corrected(text, lookAlikes)
  return better !== null && (await store.findsText(better)) ? better : null
}
