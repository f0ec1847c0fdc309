import { IS_ASKED, IS_FIRST_FAILING, IS_MET, TENTHS_SHIFT } from './match-minima.ts'
import { ROOM_AT } from './room.ts'
import { eachRow, rowOf } from './row-kernels.ts'
import {
  type Code,
  get,
  I32,
  i32,
  INDEX,
  repeat,
  ROOM,
  set,
  tee,
  type WasmFunction,
} from './wasm-code.ts'

/** The two groups' numbers of a set of minima: a word each. */
const PARTS_SHIFT = 3

/**
 * minima(count, partsAt, gpaAt, englishAt, intoAt, talliesAt): fills the table of the sets of minima in
 * from those of the groups; `met` of the room is how many open rows meet all that is asked, the word
 * behind it how many are asked something.
 */
export function minimaKernel(): WasmFunction {
  const [count, partsAt, gpaAt, englishAt, intoAt, talliesAt] = [0, 1, 2, 3, 4, 5]
  const [number, one, other, entry, rows, met, stated] = [6, 7, 8, 9, 10, 11, 12]
  const parts = i32.add(get(partsAt), i32.shiftLeft(get(number), i32.of(PARTS_SHIFT)))
  const both = i32.and(get(one), get(other))
  /** All ones where the entry has the bit. */
  const mask = (bit: number) =>
    i32.subtract(
      i32.of(0),
      i32.and(i32.shiftRight(get(entry), i32.of(Math.log2(bit))), i32.of(1)),
    )
  return {
    name: 'minima',
    params: 6,
    hasResult: false,
    locals: [{ type: I32, count: 7 }],
    body: [
      repeat(
        [
          set(one, i32.load(ROOM, wordAt(gpaAt, i32.load(ROOM, parts)))),
          set(other, i32.load(ROOM, wordAt(englishAt, i32.load(ROOM, parts, 4)))),
          // Met is only what no group denies.
          set(
            entry,
            i32.or(
              i32.add(tenths(one), tenths(other)),
              i32.or(
                i32.and(i32.or(get(one), get(other)), i32.of(IS_MET - 1)),
                i32.and(both, i32.of(IS_MET)),
              ),
            ),
          ),
          i32.store(ROOM, wordAt(intoAt, get(number)), get(entry)),
          set(
            rows,
            i32.and(i32.load(INDEX, wordAt(talliesAt, get(number))), mask(IS_ASKED)),
          ),
          set(stated, i32.add(get(stated), get(rows))),
          set(met, i32.add(get(met), i32.and(get(rows), mask(IS_MET)))),
        ],
        i32.isBelow(tee(number, i32.add(get(number), i32.of(1))), get(count)),
      ),
      i32.store(ROOM, i32.of(ROOM_AT.met), get(met)),
      i32.store(ROOM, i32.of(ROOM_AT.met), get(stated), 4),
    ],
  }
}

function wordAt(table: number, place: Code): Code {
  return i32.add(get(table), i32.shiftLeft(place, i32.of(2)))
}

function tenths(entry: number): Code {
  return i32.and(get(entry), i32.of(-1 << TENTHS_SHIFT))
}

/**
 * tally(end, stretchesAt, rowMinimaAt, minimaAt, partsAt, soloGpaAt, soloEnglishAt): counts the gathered
 * rows by the values of the group that shuts them out.
 */
export function tallyKernel(isWide: boolean): WasmFunction {
  const [end, stretchesAt, rowMinimaAt, minimaAt] = [0, 1, 2, 3]
  const [partsAt, soloGpaAt, soloEnglishAt] = [4, 5, 6]
  const [at, number, isFirst, address] = [7, 8, 9, 10]
  const row = rowOf(at, stretchesAt)
  const minima = isWide
    ? i32.load(INDEX, i32.add(get(rowMinimaAt), i32.shiftLeft(row, i32.of(2))))
    : i32.load16(INDEX, i32.add(get(rowMinimaAt), i32.shiftLeft(row, i32.of(1))))
  const entry = i32.load(
    ROOM,
    i32.add(get(minimaAt), i32.shiftLeft(get(number), i32.of(2))),
  )
  const parts = i32.add(get(partsAt), i32.shiftLeft(get(number), i32.of(PARTS_SHIFT)))
  // No branch: which group it is, is hard for the processor to foresee.
  const part = i32.shiftLeft(i32.subtract(i32.of(1), get(isFirst)), i32.of(2))
  const table = i32.add(
    get(soloEnglishAt),
    i32.multiply(get(isFirst), i32.subtract(get(soloGpaAt), get(soloEnglishAt))),
  )
  const value = i32.load(ROOM, i32.add(parts, part))
  return {
    name: 'tally',
    params: 7,
    hasResult: false,
    locals: [{ type: I32, count: 4 }],
    body: eachRow(at, end, [
      set(number, minima),
      set(isFirst, i32.and(entry, i32.of(IS_FIRST_FAILING))),
      set(address, i32.add(table, i32.shiftLeft(value, i32.of(2)))),
      i32.store(ROOM, get(address), i32.add(i32.load(ROOM, get(address)), i32.of(1))),
    ]),
  }
}
