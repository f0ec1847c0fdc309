import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import { CRITERIA } from '../criteria/criteria.ts'
import { planCriterion } from '../criteria/plan.ts'
import { holds, predicateRow } from '../criteria/predicate.ts'
import type { StudentFacts } from '../criteria/student-facts.ts'
import { ASKS_NOTHING, DEGREE_LEVELS, type DegreeLevel } from '../scholarship-criteria.ts'
import { createByFacts, type MatchFacts } from './by-facts.ts'
import { HEAD, PAGE_BYTES, PAGE_ROWS, type Regions } from './layout.ts'

/**
 * Listings that name the same degree levels form one partition, and each page of rows belongs to one partition, so
 * a match skips the pages of other levels entirely. A partition's number has one bit per level.
 */
const UNSTATED = 1 << DEGREE_LEVELS.length
export const PARTITIONS = UNSTATED + 1

export function partitionOf({ criteria: { degreeLevels } }: ListingCriteria): number {
  if (degreeLevels === null) return UNSTATED
  const bits = DEGREE_LEVELS.map((level, at) =>
    degreeLevels.includes(level) ? 1 << at : 0,
  )
  return bits.reduce<number>((partition, bit) => partition | bit, 0)
}

function levelsOf(partition: number): DegreeLevel[] | null {
  if (partition === UNSTATED) return null
  return DEGREE_LEVELS.filter((_, at) => (partition >> at) & 1)
}

/** The writer's side: which rows are free. */
export type RowPlaces = {
  /** Takes a free row of the partition; -1 when there is no room. */
  take(regions: Regions, partition: number): number
  give(regions: Regions, row: number): void
}

export function createRowPlaces(regions: Regions): RowPlaces {
  const free = Array.from({ length: PARTITIONS }, () => [] as number[])
  const give = ({ partitions }: Regions, row: number) => {
    free[partitions[Math.floor(row / PAGE_ROWS)] ?? 0]?.push(row)
  }
  const giveFree = (from: Regions, page: number) => {
    // Pushed from the end, so that the lowest row is taken first.
    for (let row = (page + 1) * PAGE_ROWS - 1; row >= page * PAGE_ROWS; row -= 1) {
      if (from.versions[row] === 0) give(from, row)
    }
  }
  const pagesOf = new Int32Array(PARTITIONS)
  const enter = (from: Regions, page: number) => {
    giveFree(from, page)
    const partition = from.partitions[page] ?? 0
    pagesOf[partition] = (pagesOf[partition] ?? 0) + 1
  }
  for (let page = (regions.header[HEAD.pageCount] ?? 0) - 1; page >= 0; page -= 1) {
    enter(regions, page)
  }
  return {
    take: (now, partition) => {
      const found = free[partition]?.pop()
      if (found !== undefined) return found
      const first = now.header[HEAD.pageCount] ?? 0
      const end = Math.min(now.partitions.length, first + runOf(pagesOf[partition] ?? 0))
      now.partitions.fill(partition, first, end)
      // Stored after the partitions: from here on readers see the pages.
      Atomics.store(now.header, HEAD.pageCount, end)
      for (let page = end - 1; page >= first; page -= 1) enter(now, page)
      return free[partition]?.pop() ?? -1
    },
    give,
  }
}

/** Adjacent pages are read faster, so a partition that has many pages takes several at once. */
export const MAX_RUN_LENGTH = 8

function runOf(pages: number): number {
  return Math.min(MAX_RUN_LENGTH, 1 + Math.floor(pages / 16))
}

/** One list serves all students who want the same level, and the same level is asked for again and again. */
const MAX_CACHED_LISTS = 32

/** The pages that may hold something for a student, as offsets into a bitset, in bytes. */
export function createPageLists({ header, partitions }: Regions) {
  const lists = createByFacts(MAX_CACHED_LISTS, ({ query }) => ({
    isOpen: openPartitions(query.student),
    pageCount: 0,
    places: new Int32Array(0),
  }))
  return (facts: MatchFacts): Int32Array => {
    const list = lists(facts)
    const pageCount = Atomics.load(header, HEAD.pageCount)
    if (pageCount > list.pageCount) {
      const { isOpen } = list
      const places: number[] = []
      for (let page = 0; page < pageCount; page += 1) {
        if (isOpen[partitions[page] ?? 0] === true) places.push(page * PAGE_BYTES)
      }
      list.places = Int32Array.from(samplesFirst(places))
      list.pageCount = pageCount
    }
    return list.places
  }
}

/** The number of sample pages, see `samplesFirst`. */
const SAMPLED = 31

/**
 * Puts some pages from all over the list first, then the others in order. The first pages of a scan should be
 * typical of all pages, and the earliest listings of each partition are not.
 */
function samplesFirst(places: readonly number[]): Set<number> {
  const samples = Array.from({ length: SAMPLED }, (_, at) => {
    return places[Math.floor(evenly(at + 1) * places.length)] ?? 0
  })
  return new Set(places.length === 0 ? [] : [...samples, ...places])
}

/** 1/2, 1/4, 3/4, 1/8, 5/8 …: spreads any number of values evenly between 0 and 1. */
function evenly(number: number): number {
  let [value, share] = [0, 0.5]
  for (let left = number; left > 0; left >>= 1, share /= 2) value += (left & 1) * share
  return value
}

const LEVEL = CRITERIA.find(({ code }) => code === 'degree-level')

/** For each partition, whether the criterion lets its listings be for the student. */
function openPartitions(student: StudentFacts): boolean[] {
  if (LEVEL?.isHard !== true) throw new Error('the level shuts nobody out')
  const { cases } = planCriterion(LEVEL, student)
  return Array.from({ length: PARTITIONS }, (_, partition) => {
    const row = predicateRow({ ...ASKS_NOTHING, degreeLevels: levelsOf(partition) })
    return cases.find(({ when }) => holds(when, row))?.result !== 'FAIL'
  })
}
