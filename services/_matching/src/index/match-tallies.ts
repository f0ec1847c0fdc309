import type { StudentFacts } from '../criteria/student-facts.ts'
import {
  type CountedFigure,
  type MinimumColumn,
  type WhatIf,
  whatIfOfFigures,
} from '../match-listings.ts'
import type { GroupName } from './columns.ts'
import type { Samples } from './samples.ts'

/** How many rows have this group as their only obstacle, by number of the group's values. */
type MinimumCounts = Readonly<Record<GroupName, Int32Array>>

/** Turns the counts of rows by their minima into `WhatIf`; keeps what follows from the dictionary. */
export type MatchTallies = { whatIf(counts: MinimumCounts, student: StudentFacts): WhatIf }

export function createMatchTallies(samples: Samples): MatchTallies {
  const columns = new Map<MinimumColumn, ColumnFigures>()
  const figuresOf = (column: MinimumColumn) => {
    const kept = columns.get(column) ?? { figures: [], places: [], counts: createTally() }
    columns.set(column, kept)
    extendFigures(kept, samples, column)
    return kept
  }
  return {
    whatIf: (counts, student) =>
      whatIfOfFigures(
        (column) => countedFigures(figuresOf(column), counts[groupOf(column)]),
        student,
      ),
  }
}

/** Counts by number, in memory that is reused. */
type Tally = { counts: Int32Array; clear(size: number): void }

function createTally(): Tally {
  return {
    counts: new Int32Array(64),
    clear(size) {
      if (size > this.counts.length) this.counts = new Int32Array(size * 2)
      this.counts.fill(0, 0, size)
    },
  }
}

function groupOf(column: MinimumColumn): GroupName {
  return column === 'gpaRequirement' ? 'gpa' : 'english'
}

/**
 * The minima that listings name in one column; `places` maps each value of the group to the place of its minimum.
 */
type ColumnFigures = { figures: number[]; places: number[]; counts: Tally }
const NONE = -1

function extendFigures(
  { figures, places }: ColumnFigures,
  samples: Samples,
  column: MinimumColumn,
): void {
  const values = samples.all(groupOf(column))
  for (let number = places.length; number < values.length; number += 1) {
    const minimum = values[number]?.criteria[column] ?? null
    if (minimum === null) {
      places.push(NONE)
      continue
    }
    const known = figures.indexOf(Number(minimum))
    places.push(known < 0 ? figures.push(Number(minimum)) - 1 : known)
  }
}

function countedFigures(
  { figures, places, counts: tally }: ColumnFigures,
  rows: Int32Array,
): CountedFigure[] {
  tally.clear(figures.length)
  const { counts } = tally
  for (let number = 0; number < rows.length; number += 1) {
    const place = places[number] ?? NONE
    if (place !== NONE) counts[place] = (counts[place] ?? 0) + (rows[number] ?? 0)
  }
  const counted: CountedFigure[] = []
  for (let place = 0; place < figures.length; place += 1) {
    const count = counts[place] ?? 0
    if (count > 0) counted.push({ minimum: figures[place] ?? 0, count })
  }
  return counted
}
