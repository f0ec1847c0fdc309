import { CODE_AT } from './columns.ts'
import { TENTHS_SHIFT } from './match-minima.ts'
import { STRETCH_BYTES, STRETCH_ROWS } from './layout.ts'
import { CODES_AT, ROOM_AT, ROWS_AT, SCORES, slotAt } from './room.ts'
import {
  type Code,
  get,
  I32,
  i32,
  I64,
  i64,
  INDEX,
  repeat,
  ROOM,
  set,
  tee,
  v128,
  type WasmFunction,
  when,
} from './wasm-code.ts'

const WORD_BYTES = 4
/** So many rows of 64 are written down without asking whether there are as many. */
const ROWS_UNASKED = 2

/**
 * gather(slotAt, bytes): writes the rows of a slot down to `ROWS_AT`, counted from the block's first;
 * answers where they end. Where a row stands is hard for the processor to foresee: the list costs one look at each 64, and what is
 * done with the rows then runs without waiting.
 */
export function gatherKernel(): WasmFunction {
  const [slotAt, bytes] = [0, 1]
  const [position, end, base] = [2, 3, 4]
  const [left, count] = [5, 6]
  const writeLowest = (place: number): Code => [
    i32.store(
      ROOM,
      get(end),
      i32.add(get(base), i64.toI32(i64.trailingZeros(get(left)))),
      place * WORD_BYTES,
    ),
    set(left, i64.and(get(left), i64.subtract(get(left), i64.of(1)))),
  ]
  const others: Code = [
    set(end, i32.add(get(end), i32.of(ROWS_UNASKED * WORD_BYTES))),
    repeat(
      [writeLowest(0), set(end, i32.add(get(end), i32.of(WORD_BYTES)))],
      i32.isZero(i64.isZero(get(left))),
    ),
  ]
  const half = (offset: number): Code => [
    set(left, i64.load(ROOM, i32.add(get(slotAt), get(position)), offset)),
    // Eight rows a byte.
    set(base, i32.shiftLeft(i32.add(get(position), i32.of(offset)), i32.of(3))),
    set(count, i64.toI32(i64.ones(get(left)))),
    Array.from({ length: ROWS_UNASKED }, (_, place) => writeLowest(place)),
    when(
      i64.isZero(get(left)),
      set(end, i32.add(get(end), i32.shiftLeft(get(count), i32.of(2)))),
      others,
    ),
  ]
  return {
    name: 'gather',
    params: 2,
    hasResult: true,
    locals: [
      { type: I32, count: 3 },
      { type: I64, count: 1 },
      { type: I32, count: 1 },
    ],
    body: [
      set(end, i32.of(ROWS_AT)),
      repeat(
        when(v128.isAny(v128.load(ROOM, i32.add(get(slotAt), get(position)))), [
          half(0),
          half(STRETCH_BYTES / 2),
        ]),
        i32.isBelow(
          tee(position, i32.add(get(position), i32.of(STRETCH_BYTES))),
          get(bytes),
        ),
      ),
      get(end),
    ],
  }
}

/** For each row that `gather` has written down, up to `end`; there is at least one. */
export function eachRow(at: number, end: number, body: Code): Code {
  return [
    set(at, i32.of(ROWS_AT)),
    repeat(body, i32.isBelow(tee(at, i32.add(get(at), i32.of(WORD_BYTES))), get(end))),
  ]
}

/** The row of the index that a gathered one is: its stretch is in the list at its place in the block. */
export function rowOf(at: number, stretchesAt: number): Code {
  const gathered = i32.load(ROOM, get(at))
  const place = i32.shiftRight(gathered, i32.of(Math.log2(STRETCH_ROWS)))
  const stretch = i32.load(ROOM, i32.add(get(stretchesAt), i32.shiftLeft(place, i32.of(2))))
  const first = i32.shiftLeft(stretch, i32.of(Math.log2(STRETCH_ROWS / STRETCH_BYTES)))
  return i32.add(first, i32.and(gathered, i32.of(STRETCH_ROWS - 1)))
}

/**
 * scan(end, stretchesAt, codesAt, minimaAt, awardAt, dueAt, placeAt, base, floor, candidates, countsAt):
 * scores the gathered rows of a block, writes those that reach the floor down from `candidates` on, and
 * counts them by score; answers where they end. `slots` are those of the bonuses of sets.
 */
export function scanKernel(isWide: boolean, slots: readonly number[]): WasmFunction {
  const [end, stretchesAt, codesAt] = [0, 1, 2]
  const [minimaAt, awardAt, dueAt, placeAt, base, floor, candidates, countsAt] = [
    3, 4, 5, 6, 7, 8, 9, 10,
  ]
  const [at, row, codes, position, score, reaches] = [11, 12, 13, 14, 15, 16]
  const firstDelta = 17
  const codeBytes = isWide ? 4 : 2
  const entry = (table: number, place: number) =>
    tableAt(table, codeAt(isWide, get(codes), place * codeBytes))
  const lookedUp = [
    i32.shiftRight(entry(minimaAt, CODE_AT.minima), i32.of(TENTHS_SHIFT)),
    entry(awardAt, CODE_AT.award),
    entry(dueAt, CODE_AT.due),
    entry(placeAt, CODE_AT.state),
  ].reduce((sum, part) => i32.add(sum, part), get(base))
  // The shift takes the row's last five binary digits, the bit of its word.
  const bonusOf = (slot: number, bonus: number) => {
    const word = i32.load(ROOM, get(position), slotAt(slot))
    const isIn = i32.and(i32.shiftRight(word, get(row)), i32.of(1))
    return i32.multiply(isIn, get(firstDelta + bonus))
  }
  // Of a row that is half applied the score may be anything.
  const counted = i32.and(get(score), i32.of(SCORES - 1))
  const count = i32.add(get(countsAt), i32.shiftLeft(counted, i32.of(2)))
  // Each row is written down, and stays when it reaches the floor. Without a branch the processor goes on
  // to the next row while the values of this one are still on their way.
  const oneRow: Code = [
    set(row, i32.load(ROOM, get(at))),
    set(codes, codesOf(isWide, at)),
    set(position, i32.shiftLeft(i32.shiftRight(get(row), i32.of(5)), i32.of(2))),
    set(
      score,
      slots.reduce<Code>((sum, slot, at) => i32.add(sum, bonusOf(slot, at)), lookedUp),
    ),
    i32.store(ROOM, get(candidates), rowOf(at, stretchesAt)),
    i32.store(ROOM, get(candidates), get(score), 4),
    set(reaches, i32.isAtLeast(get(score), get(floor))),
    i32.store(ROOM, count, i32.add(i32.load(ROOM, count), get(reaches))),
    set(candidates, i32.add(get(candidates), i32.shiftLeft(get(reaches), i32.of(3)))),
  ]
  return {
    name: 'scan',
    params: 11,
    hasResult: true,
    locals: [{ type: I32, count: 6 + slots.length }],
    body: [
      slots.map((_, bonus) =>
        set(firstDelta + bonus, i32.load(ROOM, i32.of(ROOM_AT.deltas + bonus * 4))),
      ),
      eachRow(at, end, fetchCodes(isWide, { at, stretchesAt, codesAt })),
      eachRow(at, end, oneRow),
      get(candidates),
    ],
  }
}

/** A row's codes are side by side. */
const CODE_SHIFT = { narrow: 3, wide: 4 }

/**
 * Copies the codes of a gathered row to the room. They lie anywhere in memory: a loop that does nothing
 * else has many of them on their way at once.
 */
function fetchCodes(
  isWide: boolean,
  { at, stretchesAt, codesAt }: { at: number; stretchesAt: number; codesAt: number },
): Code {
  const row = rowOf(at, stretchesAt)
  const shift = i32.of(isWide ? CODE_SHIFT.wide : CODE_SHIFT.narrow)
  const from = i32.add(get(codesAt), i32.shiftLeft(row, shift))
  return isWide
    ? v128.store(ROOM, codesOf(isWide, at), v128.load(INDEX, from))
    : i64.store(ROOM, codesOf(isWide, at), i64.load(INDEX, from))
}

/** Where in the room the codes of a gathered row are. */
function codesOf(isWide: boolean, at: number): Code {
  const place = i32.subtract(get(at), i32.of(ROWS_AT))
  const shift = (isWide ? CODE_SHIFT.wide : CODE_SHIFT.narrow) - 2
  return i32.add(i32.of(CODES_AT), i32.shiftLeft(place, i32.of(shift)))
}

function codeAt(isWide: boolean, codes: Code, offset: number): Code {
  return isWide ? i32.load(ROOM, codes, offset) : i32.load16(ROOM, codes, offset)
}

function tableAt(table: number, code: Code): Code {
  return i32.load(ROOM, i32.add(get(table), i32.shiftLeft(code, i32.of(2))))
}
