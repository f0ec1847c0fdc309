import type { StudentFacts } from '../criteria/student-facts.ts'
import {
  type CountedFigure,
  type MinimumColumn,
  type MissingFacts,
  missingFactsFrom,
  type WhatIf,
  whatIfOfFigures,
} from '../match-listings.ts'
import { GROUP_NAMES, type GroupName } from './columns.ts'
import type { GateProgram } from './gate-program.ts'
import { isFirstFailing, type MinimaParts } from './match-minima.ts'
import type { Samples } from './samples.ts'

/** By set of minima: its entry, and how many rows have one group as their only obstacle. */
type MinimaEntries = { table: Int32Array; solo: Int32Array }

/** What the counts of rows by their sets of minima say; keeps what follows from the dictionary. */
export type MatchTallies = {
  whatIf(minima: MinimaParts, entries: MinimaEntries, student: StudentFacts): WhatIf
}

export function createMatchTallies(samples: Samples): MatchTallies {
  const tallies = { gpa: createTally(), english: createTally() }
  const columns = new Map<MinimumColumn, ColumnFigures>()
  const figuresOf = (column: MinimumColumn) => {
    const kept = columns.get(column) ?? { figures: [], places: [], counts: createTally() }
    columns.set(column, kept)
    extendFigures(kept, samples, column)
    return kept
  }
  return {
    whatIf: (minima, entries, student) => {
      for (const group of GROUP_NAMES) tallies[group].clear(samples.all(group).length)
      tallyGroups(tallies, minima, entries)
      return whatIfOfFigures(
        (column) => countedFigures(figuresOf(column), tallies[groupOf(column)]),
        student,
      )
    },
  }
}

/** Counts by number, in memory that is used again. */
type Tally = { counts: Int32Array; size: number; clear(size: number): void }

function createTally(): Tally {
  return {
    counts: new Int32Array(64),
    size: 0,
    clear(size) {
      if (size > this.counts.length) this.counts = new Int32Array(size * 2)
      this.counts.fill(0, 0, size)
      this.size = size
    },
  }
}

function groupOf(column: MinimumColumn): GroupName {
  return column === 'gpaRequirement' ? 'gpa' : 'english'
}

/** The rows that one group alone shuts out, by number of the group's values. */
function tallyGroups(
  { gpa, english }: Record<GroupName, Tally>,
  { parts, count }: MinimaParts,
  { table, solo }: MinimaEntries,
): void {
  const [ones, others] = [gpa.counts, english.counts]
  for (let number = 0; number < count; number += 1) {
    const rows = solo[number] ?? 0
    if (rows === 0) continue
    const isFirst = isFirstFailing(table[number] ?? 0)
    const value = parts[number * 2 + (isFirst ? 0 : 1)] ?? 0
    const counts = isFirst ? ones : others
    counts[value] = (counts[value] ?? 0) + rows
  }
}

/** The minima that listings name in one column; `places`: where each value of the group has its own. */
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
  { counts: rows, size }: Tally,
): CountedFigure[] {
  tally.clear(figures.length)
  const { counts } = tally
  for (let number = 0; number < size; number += 1) {
    const place = places[number] ?? NONE
    if (place !== NONE) counts[place] = (counts[place] ?? 0) + (rows[number] ?? 0)
  }
  const counted: CountedFigure[] = []
  for (const [place, minimum] of figures.entries()) {
    const count = counts[place] ?? 0
    if (count > 0) counted.push({ minimum, count })
  }
  return counted
}

/** `counted`: how many rows a counter has counted. */
export function missingFrom(
  missing: GateProgram['missing'],
  counted: (counter: number) => number,
): MissingFacts {
  return missingFactsFrom((code) => {
    const found = missing.find((one) => one.code === code)
    return found === undefined ? 0 : counted(found.counter)
  })
}
