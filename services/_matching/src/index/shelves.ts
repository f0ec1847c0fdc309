import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import { CRITERIA } from '../criteria/criteria.ts'
import { planCriterion } from '../criteria/plan.ts'
import { holds, predicateRow } from '../criteria/predicate.ts'
import type { StudentFacts } from '../criteria/student-facts.ts'
import { ASKS_NOTHING, DEGREE_LEVELS, type DegreeLevel } from '../scholarship-criteria.ts'
import { createByFacts, type MatchFacts } from './by-facts.ts'
import { HEAD, PAGE_ROWS, type Regions, STRETCH_BYTES, STRETCH_ROWS } from './layout.ts'

/**
 * Listings that name the same degree levels are on one shelf, and each page of rows is of one shelf: a
 * match does not look at the pages of other levels at all. Its number has a bit for each level.
 */
const UNSTATED = 1 << DEGREE_LEVELS.length
export const SHELVES = UNSTATED + 1

export function shelfOf({ criteria: { degreeLevels } }: ListingCriteria): number {
  if (degreeLevels === null) return UNSTATED
  const bits = DEGREE_LEVELS.map((level, at) =>
    degreeLevels.includes(level) ? 1 << at : 0,
  )
  return bits.reduce<number>((shelf, bit) => shelf | bit, 0)
}

function levelsOf(shelf: number): DegreeLevel[] | null {
  if (shelf === UNSTATED) return null
  return DEGREE_LEVELS.filter((_, at) => (shelf >> at) & 1)
}

/** The writer's side: which rows are free. */
export type RowPlaces = {
  /** Where a row of the shelf may come to lie; -1 when there is no room. */
  take(regions: Regions, shelf: number): number
  give(regions: Regions, row: number): void
}

export function createRowPlaces(regions: Regions): RowPlaces {
  const free = Array.from({ length: SHELVES }, () => [] as number[])
  const give = ({ shelves }: Regions, row: number) => {
    free[shelves[Math.floor(row / PAGE_ROWS)] ?? 0]?.push(row)
  }
  const giveFree = (from: Regions, page: number) => {
    // The lowest is taken first.
    for (let row = (page + 1) * PAGE_ROWS - 1; row >= page * PAGE_ROWS; row -= 1) {
      if (from.versions[row] === 0) give(from, row)
    }
  }
  const pagesOf = new Int32Array(SHELVES)
  const enter = (from: Regions, page: number) => {
    giveFree(from, page)
    const shelf = from.shelves[page] ?? 0
    pagesOf[shelf] = (pagesOf[shelf] ?? 0) + 1
  }
  for (let page = (regions.header[HEAD.pageCount] ?? 0) - 1; page >= 0; page -= 1) {
    enter(regions, page)
  }
  return {
    take: (now, shelf) => {
      const found = free[shelf]?.pop()
      if (found !== undefined) return found
      const first = now.header[HEAD.pageCount] ?? 0
      const end = Math.min(now.shelves.length, first + runOf(pagesOf[shelf] ?? 0))
      now.shelves.fill(shelf, first, end)
      // Last, for then they are there for readers.
      Atomics.store(now.header, HEAD.pageCount, end)
      for (let page = end - 1; page >= first; page -= 1) enter(now, page)
      return free[shelf]?.pop() ?? -1
    },
    give,
  }
}

/** Pages that lie side by side are read faster; a shelf that has many takes some at once. */
export const LONGEST_RUN = 8

function runOf(pages: number): number {
  return Math.min(LONGEST_RUN, 1 + Math.floor(pages / 16))
}

/** Of one student and all who want the same level; a level is asked for again and again. */
const KEPT_LISTS = 32

const PAGE_STRETCHES = PAGE_ROWS / STRETCH_ROWS

/** The stretches that may hold something for a student, by where they begin in a bitset. */
export function createStretchLists({ header, shelves }: Regions) {
  const lists = createByFacts(KEPT_LISTS, ({ query }) => ({
    isOpen: openShelves(query.student),
    pages: 0,
    places: new Int32Array(0),
  }))
  return (facts: MatchFacts): Int32Array => {
    const list = lists(facts)
    const pages = Atomics.load(header, HEAD.pageCount)
    if (pages > list.pages) {
      const { isOpen } = list
      const places: number[] = []
      for (let at = 0; at < pages * PAGE_STRETCHES; at += 1) {
        const shelf = shelves[Math.floor(at / PAGE_STRETCHES)] ?? 0
        if (isOpen[shelf] === true) places.push(at * STRETCH_BYTES)
      }
      list.places = Int32Array.from(samplesFirst(places))
      list.pages = pages
    }
    return list.places
  }
}

/** So many stretches, c.f. `samplesFirst`. */
const SAMPLED = 63

/**
 * Some stretches from all over the list, then the others in order: what the first ones of a sweep promise
 * should be like all of them, and the earliest listings of each shelf are not.
 */
function samplesFirst(places: readonly number[]): Set<number> {
  const samples = Array.from({ length: SAMPLED }, (_, at) => {
    return places[Math.floor(evenly(at + 1) * places.length)] ?? 0
  })
  return new Set(places.length === 0 ? [] : [...samples, ...places])
}

/** 1/2, 1/4, 3/4, 1/8, 5/8 …: in every part about as many, however many there are. */
function evenly(number: number): number {
  let [value, share] = [0, 0.5]
  for (let left = number; left > 0; left >>= 1, share /= 2) value += (left & 1) * share
  return value
}

const LEVEL = CRITERIA.find(({ code }) => code === 'degree-level')

/** By shelf: whether its listings may be for the student, as the criterion says. */
function openShelves(student: StudentFacts): boolean[] {
  if (LEVEL?.isHard !== true) throw new Error('the level shuts nobody out')
  const { cases } = planCriterion(LEVEL, student)
  return Array.from({ length: SHELVES }, (_, shelf) => {
    const row = predicateRow({ ...ASKS_NOTHING, degreeLevels: levelsOf(shelf) })
    return cases.find(({ when }) => holds(when, row))?.result !== 'FAIL'
  })
}
