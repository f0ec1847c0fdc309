import type { Clock } from '@landfall/kit/core/clock'
import { type Facet, facetsOf } from './facets.ts'
import { leaveOut } from './leave-out.ts'
import { type Highlight, highlightsIn } from './highlights.ts'
import type { Order, Position } from '../../record/paging/keyset.ts'
import { wordsOf } from '../../record/text/plain-text.ts'
import type { FacetKind } from '../filter/filters.ts'
import {
  ANY_SCHOLARSHIP,
  type ScholarshipSearch,
  type ScholarshipSortName,
  clausesOf,
} from '../filter/scholarship-search.ts'
import type { SearchScope } from './search-conditions.sql.ts'
import { orderOf } from './search-order.ts'
import { oncePerChange } from '../../record/scholarship/per-change.ts'
import type {
  DeadlineCounts,
  FoundPage,
  SearchQueries,
  SearchStore,
} from './search.store.ts'
import {
  type NameLookup,
  type ReadQuery,
  type UnderstoodWords,
  makeReadQuery,
  withValues,
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
  /** Words that are not searched for, as nothing has them together with the rest of the query. */
  readonly leftOut: readonly string[]
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

/**
 * The function takes the plan of the viewer's eligibility, null without a profile, and whether words may be left out
 * where all of them find nothing.
 */
export function makeSearchScholarships({ search: searches, suggestions, clock }: Deps) {
  const onceAChange = oncePerChange(searches.catalogueVersion)
  const readQuery = makeReadQuery(suggestions)
  return async (
    requested: ScholarshipSearch,
    sort: ScholarshipSortName,
    plan: SearchScope['plan'],
    { mayLeaveOut = false }: { mayLeaveOut?: boolean } = {},
  ): Promise<PreparedSearch> => {
    const store = searches.forOneSearch()
    const { lasting, count } = lastingFigures(store, onceAChange)
    const given = await withCorrection(store, readQuery)(requested)
    const scope: SearchScope = { now: clock.now(), plan }
    const { search, leftOut } = mayLeaveOut
      ? await withFoundWords(given, (alone) => count(alone, { ...scope, plan: null }))
      : { search: given.search, leftOut: [] }
    const { understood, rankText, correctedQuery } = given
    const order = orderOf(sort, { hasText: rankText !== null })
    return {
      order,
      search,
      understood,
      correctedQuery,
      leftOut,
      page: (page) => store.page(search, scope, { ...page, order, rankBy: rankText }),
      deadlineCounts: () =>
        lasting('deadlines', search, () => store.deadlineCounts(search, scope)),
      totalCount: () => count(search, scope),
      facets: (kinds) =>
        lasting(`facets ${kinds?.join() ?? ''}`, search, async () =>
          facetsOf(await store.tokenCounts(search, scope, kinds), kinds),
        ),
      unknownCount: () =>
        lasting('unknown', search, () => countUnknown(store, search, scope)),
      highlights: async (ids) =>
        rankText === null ? new Map() : highlightsIn(await store.marked(ids, rankText)),
    }
  }
}

/** Figures of one search; those that no clock and no viewer changes are kept until the catalog changes. */
function lastingFigures(
  store: SearchQueries,
  onceAChange: ReturnType<typeof oncePerChange>,
) {
  const lasting = <T>(
    figure: string,
    search: ScholarshipSearch,
    compute: () => Promise<T>,
  ) =>
    lastsUntilChange(search)
      ? onceAChange(`${figure} ${JSON.stringify(search)}`, compute, store.catalogueVersion)
      : compute()
  const count = (search: ScholarshipSearch, scope: SearchScope) =>
    lasting('count', search, () => store.count(search, scope))
  return { lasting, count }
}

type Read = (search: ScholarshipSearch) => Promise<ReadQuery>

/** What is left of a query may be misspelled; its correction is read again. */
function withCorrection(store: SearchQueries, read: Read) {
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

/**
 * Beside filters that were read out of the query, its other words may ask for too much. They are held against what
 * the query alone finds, so that what was chosen by hand takes no word away.
 */
async function withFoundWords(
  { search, understood }: ReadQuery,
  count: (search: ScholarshipSearch) => Promise<number>,
): Promise<Pick<PreparedSearch, 'search' | 'leftOut'>> {
  const { query, includePast, includeUnknown } = search
  if (query === null) return { search, leftOut: [] }
  const alone = withValues({ ...ANY_SCHOLARSHIP, includePast, includeUnknown }, understood)
  const { kept, leftOut } = await leaveOut(
    query,
    async (text) => (await count({ ...alone, query: text })) > 0,
  )
  // Without any word known, it is rather all misspelled.
  return kept === null && understood.length === 0
    ? { search, leftOut: [] }
    : { search: { ...search, query: kept }, leftOut }
}

async function countUnknown(
  store: SearchQueries,
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
  store: SearchQueries,
  text: string | null,
): Promise<string | null> {
  if (text === null || (await store.findsText(text))) return null
  const words = wordsOf(text).filter((word) => !isShortForm(word))
  const lookAlikes = await store.lookAlikes([...new Set(words)])
  const better = corrected(text, lookAlikes)
  return better !== null && (await store.findsText(better)) ? better : null
}
