import type { FacetKind } from '../search/facet-counts.sql.ts'
import { eachRow } from './bit-board.ts'
import { type Desk, narrow, withScratch } from './desk.ts'
import type { Conditions } from './put-conditions.ts'
import { ALIVE, eachToken } from './segment.ts'
import { countInSet } from './set-directory.ts'

/** Writes the rows of all conditions but one to a bitset. */
export function saveAll(
  desk: Desk,
  target: number,
  conditions: Conditions,
  without?: keyof Conditions,
): void {
  desk.segment.board.copy(target, ALIVE)
  for (const [kind, put] of Object.entries(conditions)) {
    if (kind !== without) narrow(desk, target, put)
  }
}

/** Fewer rows than one of so many are gone through; else every set is counted. */
const ROWS_FOR_EACH_COUNTED = 50

/** Adds how often each token of the kinds occurs, by number of the token. */
export function addTokenCounts(
  desk: Desk,
  conditions: Conditions,
  kinds: readonly FacetKind[],
  sums: Map<number, number>,
): void {
  withScratch(desk, (all) => {
    saveAll(desk, all, conditions)
    const plain = kinds.filter((kind) => conditions[kind] === undefined)
    if (plain.length > 0) addCounts(desk, all, plain, sums)
    for (const kind of kinds) {
      if (conditions[kind] === undefined) continue
      withScratch(desk, (others) => {
        saveAll(desk, others, conditions, kind)
        addCounts(desk, others, [kind], sums)
      })
    }
  })
}

function addCounts(
  desk: Desk,
  rows: number,
  kinds: readonly FacetKind[],
  sums: Map<number, number>,
): void {
  const { segment, names } = desk
  const { board, columns, tokens } = segment
  const wanted = kinds.flatMap((kind) => names.tokens.all(kind))
  const add = (token: number, count: number) => {
    if (count > 0) sums.set(token, (sums.get(token) ?? 0) + count)
  }
  if (board.count(rows) * ROWS_FOR_EACH_COUNTED > columns.size) {
    for (const { number } of wanted) add(number, countInSet(board, rows, tokens, number))
    return
  }
  const counts = new Int32Array(names.tokens.size)
  const count = (token: number) => {
    counts[token] = (counts[token] ?? 0) + 1
  }
  eachRow(board, rows, 0, (row) => {
    eachToken(columns, row, count)
    return true
  })
  for (const { number } of wanted) add(number, counts[number] ?? 0)
}
