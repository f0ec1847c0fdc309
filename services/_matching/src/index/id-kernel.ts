import { TEXT_AT } from './room.ts'
import { eachRow } from './row-kernels.ts'
import {
  type Code,
  get,
  I32,
  i32,
  INDEX,
  ROOM,
  set,
  V128,
  v128,
  type WasmFunction,
} from './wasm-code.ts'

/** "01234567-89ab-cdef-0123-456789abcdef" */
export const ID_LENGTH = 36

const HEX_DIGITS = [...Buffer.from('0123456789abcdef')]
const DASH = Array.from({ length: 16 }, () => 0x2d)
const LOW_DIGITS = Array.from({ length: 16 }, () => 15)
/** A row's id is four words, whose lowest byte lies first in memory and comes last in the text. */
const BYTES = Array.from({ length: 16 }, (_, byte) => (byte & ~3) + 3 - (byte & 3))

/** In a shuffle, a byte of the second operand. */
const DASHED = 16

/**
 * ids(end, idsAt): writes the ids of the rows from `ROWS_AT` to `end` to `TEXT_AT`, one behind the other;
 * there is at least one.
 */
export function idKernel(): WasmFunction {
  const [end, idsAt] = [0, 1]
  const [at, to, digits, high, low, first, second] = [2, 3, 4, 5, 6, 7, 8]
  const id = i32.add(get(idsAt), i32.shiftLeft(i32.load(ROOM, get(at)), i32.of(4)))
  const interleaved = (from: number) =>
    v128.shuffle(
      get(high),
      get(low),
      range(16).map((place) => from + (place >> 1) + (place & 1) * 16),
    )
  /** With dashes at their places. */
  const dashed = (text: Code, dashes: readonly number[]) =>
    v128.shuffle(
      text,
      v128.of(DASH),
      range(16).map((place) => (dashes.includes(place) ? DASHED : place)),
    )
  const middle = [14, 15, 0, ...range(4, 16), 0, ...range(8, 20)]
  return {
    name: 'ids',
    params: 2,
    hasResult: false,
    locals: [
      { type: I32, count: 2 },
      { type: V128, count: 5 },
    ],
    body: [
      set(to, i32.of(TEXT_AT)),
      eachRow(at, end, [
        set(digits, v128.load(INDEX, id)),
        set(digits, v128.shuffle(get(digits), get(digits), BYTES)),
        set(high, hex(v128.shiftBytesRight(get(digits), i32.of(4)))),
        set(low, hex(v128.and(get(digits), v128.of(LOW_DIGITS)))),
        set(first, interleaved(0)),
        set(second, interleaved(8)),
        v128.store(
          ROOM,
          get(to),
          dashed(
            v128.shuffle(get(first), get(first), [
              ...range(8),
              0,
              ...range(4, 8),
              0,
              ...range(2, 12),
            ]),
            [8, 13],
          ),
        ),
        v128.store(
          ROOM,
          get(to),
          dashed(v128.shuffle(get(first), get(second), middle), [2, 7]),
          16,
        ),
        // What comes behind it is written over, or is nobody's.
        v128.store(
          ROOM,
          get(to),
          v128.shuffle(get(second), get(second), [...range(4, 12), ...range(12)]),
          32,
        ),
        set(to, i32.add(get(to), i32.of(ID_LENGTH))),
      ]),
    ],
  }
}

function hex(places: Code): Code {
  return v128.swizzle(v128.of(HEX_DIGITS), places)
}

function range(count: number, from = 0): number[] {
  return Array.from({ length: count }, (_, at) => from + at)
}
