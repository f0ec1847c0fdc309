import type { Clock } from '@landfall/kit/core/clock'
import { quarterOf } from '@landfall/matching/day-there'
import type { AskedStudent } from '@landfall/matching/requirements/student-answers'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'
import { BEHIND_RANKED, fitOrder, fitRank } from './fit-rank.ts'
import type { Position } from '../../record/paging/keyset.ts'
import { oncePerChange } from '../../record/scholarship/per-change.ts'
import type { ScholarshipSearch } from '../filter/scholarship-search.ts'
import type { SearchScope } from './search-conditions.sql.ts'
import type { PreparedSearch, SearchScholarships } from './search-scholarships.ts'
import type { FoundPage } from './search.store.ts'

/** How many are scored, each by itself; the rest follow by relevance. */
const MAX_RANKED = 2_000

/** The keys of `fitOrder`. */
type Ranked = { fit: number; rank: number; deadline: number; id: string }
/** `behind`: where the search by relevance continues after the ranked ones; null at its end. */
type Ranking = { ranked: Ranked[]; behind: Position | null }

type Deps = {
  searchScholarships: SearchScholarships
  stores: {
    search: { catalogVersion(): Promise<number> }
    scholarships: {
      findByIds(ids: readonly string[]): Promise<ReadonlyMap<string, StoredScholarship>>
    }
  }
  clock: Clock
}

/** A search that puts the best fits for one student first. */
export function makeSearchByFit({ searchScholarships, stores, clock }: Deps) {
  const onceAChange = oncePerChange(stores.search.catalogVersion)
  return async (
    requested: ScholarshipSearch,
    plan: SearchScope['plan'],
    student: AskedStudent,
    options: Parameters<SearchScholarships>[3] = {},
  ): Promise<PreparedSearch> => {
    const found = await searchScholarships(requested, 'relevance', plan, options)
    const now = clock.now()
    const key = JSON.stringify([requested, options, student, quarterOf(now.toISOString())])
    return {
      ...found,
      order: fitOrder,
      page: async (page) =>
        pageOf({
          ...page,
          ranking: await onceAChange(key, () => rankingOf(found, student, now)),
          found,
          findByIds: stores.scholarships.findByIds,
        }),
    }
  }
}

async function rankingOf(
  found: PreparedSearch,
  student: AskedStudent,
  now: Date,
): Promise<Ranking> {
  const { items, hasNextPage } = await found.page({ first: MAX_RANKED, after: null })
  const ranked = items.map(({ scholarship, position }) =>
    rankedOf(fitRank(scholarship, student, now), position),
  )
  const behind = hasNextPage ? (items.at(-1)?.position ?? null) : null
  return { ranked: ranked.toSorted(byFit), behind }
}

type PageDeps = {
  ranking: Ranking
  found: PreparedSearch
  findByIds: Deps['stores']['scholarships']['findByIds']
  first: number
  after: Position | null
}

async function pageOf(o: PageDeps): Promise<FoundPage> {
  const after = o.after && rankedOf(Number(o.after.keys[0]), o.after)
  const isBehind = after !== null && after.fit >= BEHIND_RANKED
  const { ranked, behind } = o.ranking
  const next = ranked.filter((one) => after === null || byFit(after, one) < 0)
  const shown = isBehind ? [] : next.slice(0, o.first)
  const records = await o.findByIds(shown.map(({ id }) => id))
  const items = shown.flatMap((one) => {
    const scholarship = records.get(one.id)
    return scholarship ? [{ scholarship, position: positionOf(one) }] : []
  })
  if (!isBehind && (next.length > o.first || behind === null))
    return { items, hasNextPage: next.length > o.first }
  const from = isBehind ? foundPosition(o.found, after) : behind
  const rest = await restOf(o.found, from, o.first - shown.length)
  return { items: [...items, ...rest.items], hasNextPage: rest.hasNextPage }
}

async function restOf(
  found: PreparedSearch,
  after: Position | null,
  count: number,
): Promise<FoundPage> {
  if (count === 0) return { items: [], hasNextPage: true }
  const { items, hasNextPage } = await found.page({ first: count, after })
  return {
    items: items.map(({ scholarship, position }) => ({
      scholarship,
      position: positionOf(rankedOf(BEHIND_RANKED, position)),
    })),
    hasNextPage,
  }
}

/** @param position in any order that ends with deadline and id */
function rankedOf(fit: number, { keys }: Position): Ranked {
  const [rank, deadline, id] = ['0', ...keys].slice(-3)
  return { fit, rank: Number(rank), deadline: Number(deadline), id: id ?? '' }
}

function positionOf(one: Ranked): Position {
  return {
    order: fitOrder.name,
    keys: [one.fit, one.rank, one.deadline, one.id].map(String),
  }
}

/** The same position in the search by relevance. */
function foundPosition({ order }: PreparedSearch, one: Ranked): Position {
  const keys = [one.rank, one.deadline, one.id].map(String)
  return { order: order.name, keys: keys.slice(-order.keys.length) }
}

function byFit(one: Ranked, other: Ranked): number {
  const further =
    one.fit - other.fit || one.rank - other.rank || one.deadline - other.deadline
  if (further !== 0) return further
  if (one.id === other.id) return 0
  return one.id < other.id ? -1 : 1
}
