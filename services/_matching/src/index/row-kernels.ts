import { CODE_AT } from './columns.ts'
import { CODE_COLUMNS } from './layout.ts'
import { TENTHS_SHIFT } from './match-minima.ts'
import { CANDIDATES_AT, ROOM_AT, SLOT, SLOT_BYTES, slotAt } from './room.ts'
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
  when,
} from './wasm-code.ts'

/** The address of a block's word in a slot; `position` is in bytes. */
function slotWord(slot: number, position: Code): Code {
  return i32.add(i32.of(slotAt(slot)), position)
}

/**
 * tally(bytes, firstRow, rowMinimaAt, soloAt): counts the rows of a block that one group alone shuts out,
 * by their set of minima.
 */
export function tallyKernel(isWide: boolean): WasmFunction {
  const [bytes, firstRow, rowMinimaAt, soloAt] = [0, 1, 2, 3]
  const [position, left, address] = [4, 5, 6]
  const code = codeAt(isWide, rowMinimaAt, rowOf(firstRow, position, left), 1, 0)
  const row: Code = [
    set(address, i32.add(get(soloAt), i32.shiftLeft(code, i32.of(2)))),
    i32.store(ROOM, get(address), i32.add(i32.load(ROOM, get(address)), i32.of(1))),
  ]
  const solo = i32.load(ROOM, slotWord(SLOT.solo, get(position)))
  return {
    name: 'tally',
    params: 4,
    hasResult: false,
    locals: [{ type: I32, count: 3 }],
    body: [
      repeat(when(tee(left, solo), repeat(row, nextBit(left))), nextWord(position, bytes)),
    ],
  }
}

/**
 * scan(set, bytes, firstRow, rowMinimaAt, codesAt, minimaAt, awardAt, dueAt, placeAt, base, floor): scores the kept rows of a block; answers the end of the candidates that reach the floor. `sets` is the
 * number of bonuses that are exact.
 */
export function scanKernel(isWide: boolean, sets: number): WasmFunction {
  const [kept, bytes, firstRow, rowMinimaAt, codesAt] = [0, 1, 2, 3, 4]
  const [minimaAt, awardAt, dueAt, placeAt, base, floor] = [5, 6, 7, 8, 9, 10]
  const [position, left, row, score, bit, candidates] = [11, 12, 13, 14, 15, 16]
  const firstDelta = 17
  const numbers = Array.from({ length: sets }, (_, at) => at)
  const worth = (table: number, place: number) =>
    tableAt(table, codeAt(isWide, codesAt, get(row), CODE_COLUMNS, place))
  const minima = tableAt(minimaAt, codeAt(isWide, rowMinimaAt, get(row), 1, 0))
  const lookedUp = [
    i32.shiftRight(minima, i32.of(TENTHS_SHIFT)),
    worth(awardAt, CODE_AT.award),
    worth(dueAt, CODE_AT.due),
    worth(placeAt, CODE_AT.state),
  ].reduce((sum, part) => i32.add(sum, part), get(base))
  const bonusOf = (at: number) => {
    const word = i32.load(ROOM, get(position), slotAt(SLOT.bonuses + at))
    const isIn = i32.and(i32.shiftRight(word, get(bit)), i32.of(1))
    return i32.multiply(isIn, get(firstDelta + at))
  }
  // Each row is written down, and stays when it reaches the floor. Without a branch the processor goes on
  // to the next row while the values of this one are still on their way.
  const oneRow: Code = [
    set(bit, i32.trailingZeros(get(left))),
    set(row, rowOf(firstRow, position, left)),
    set(
      score,
      numbers.reduce<Code>((sum, at) => i32.add(sum, bonusOf(at)), lookedUp),
    ),
    i32.store(ROOM, get(candidates), get(row)),
    i32.store(ROOM, get(candidates), get(score), 4),
    set(
      candidates,
      i32.add(
        get(candidates),
        i32.shiftLeft(i32.isAtLeast(get(score), get(floor)), i32.of(3)),
      ),
    ),
  ]
  const keptWord = i32.load(
    ROOM,
    i32.add(get(position), i32.multiply(get(kept), i32.of(SLOT_BYTES))),
    slotAt(SLOT.kept),
  )
  return {
    name: 'scan',
    params: 11,
    hasResult: true,
    locals: [{ type: I32, count: 6 + sets }],
    body: [
      set(candidates, i32.of(CANDIDATES_AT)),
      numbers.map((at) =>
        set(firstDelta + at, i32.load(ROOM, i32.of(ROOM_AT.deltas + at * 4))),
      ),
      repeat(
        when(tee(left, keptWord), repeat(oneRow, nextBit(left))),
        nextWord(position, bytes),
      ),
      get(candidates),
    ],
  }
}

/** A row's code at one of `count` places. */
function codeAt(
  isWide: boolean,
  codesAt: number,
  row: Code,
  count: number,
  place: number,
): Code {
  const bytes = isWide ? 4 : 2
  const address = i32.add(get(codesAt), i32.multiply(row, i32.of(bytes * count)))
  return isWide
    ? i32.load(INDEX, address, place * bytes)
    : i32.load16(INDEX, address, place * bytes)
}

function tableAt(table: number, code: Code): Code {
  return i32.load(ROOM, i32.add(get(table), i32.shiftLeft(code, i32.of(2))))
}

/** The row of the lowest bit; `position` counts bytes, eight rows each. */
function rowOf(firstRow: number, position: number, left: number): Code {
  return i32.add(
    i32.add(get(firstRow), i32.shiftLeft(get(position), i32.of(3))),
    i32.trailingZeros(get(left)),
  )
}

/** Takes the lowest bit away; not zero as long as there are more. */
function nextBit(left: number): Code {
  return tee(left, i32.and(get(left), i32.subtract(get(left), i32.of(1))))
}

function nextWord(position: number, bytes: number): Code {
  return i32.isBelow(tee(position, i32.add(get(position), i32.of(4))), get(bytes))
}
