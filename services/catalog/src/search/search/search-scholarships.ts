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

/** A prepared search; nothing is computed unless it is requested. */
export type PreparedSearch = PreparedList & { deadlineCounts(): Promise<DeadlineCounts> }

/** The same for a list that may not be a search. */
export type PreparedList = {
  readonly order: Order
  /** The search that is run: with the filters that were read out of the query, and the rest of the query. */
  readonly search: ScholarshipSearch
  readonly understood: readonly UnderstoodWords[]
  /** The spelling that is searched for instead of the given one. */
  readonly correctedQuery: string | null
  /** Words that are not searched for, as nothing matches them together with the rest of the query. */
  readonly leftOut: readonly string[]
  page(page: { first: number; after: Position | null }): Promise<FoundPage>
  totalCount(): Promise<number>
  /** @param kinds all by default */
  facets(kinds?: readonly FacetKind[]): Promise<Facet[]>
  deadlineCounts?(): Promise<DeadlineCounts>
  /** How many more would match if listings that do not state the facts passed. */
  unknownCount(): Promise<number>
  /** Where the words of the query occur in these, by id. */
  highlights(ids: readonly string[]): Promise<ReadonlyMap<string, Highlight[]>>
}

type Deps = { search: SearchStore; suggestions: NameLookup; clock: Clock }

export type SearchScholarships = ReturnType<typeof makeSearchScholarships>

/**
 * Takes the viewer's eligibility plan, null without a profile, and whether words may be left out if all of them
 * together find nothing.
 */
export function makeSearchScholarships({ search: searches, suggestions, clock }: Deps) {
  const onceAChange = oncePerChange(searches.catalogVersion)
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

/** Figures of one search; those that depend neither on time nor on the viewer are cached until the catalog changes. */
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
      ? onceAChange(`${figure} ${JSON.stringify(search)}`, compute, store.catalogVersion)
      : compute()
  const count = (search: ScholarshipSearch, scope: SearchScope) =>
    lasting('count', search, () => store.count(search, scope))
  return { lasting, count }
}

type Read = (search: ScholarshipSearch) => Promise<ReadQuery>

/** The rest of a query may be misspelled; its correction is understood again. */
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
 * With filters read out of the query, its other words may ask for too much. They are checked against what the query
 * alone finds, so that filters chosen by hand do not remove words.
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
  // If no word is known, the whole query is probably misspelled.
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

/** Only a query that finds nothing by its own words counts as misspelled. */
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
