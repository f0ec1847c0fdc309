import { STRETCH_BYTES } from './layout.ts'
import { LASTING_SLOTS, ROOM_AT, slotAt } from './room.ts'
import type { Source } from './steps.ts'
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
  V128,
  v128,
  type WasmFunction,
} from './wasm-code.ts'

/**
 * Puts a kernel(stretchesAt, bytes, operandsAt) together that goes over a block, a stretch of 128 rows at a time.
 * Bitsets of the index begin where the operands say, and the stretches as far behind as their list says. Rows that are computed once
 * stay in the processor; slots are read when first asked for, and those that last are written at the end.
 * What it hands out are numbers of locals.
 */
export type Fusion = {
  /** A slot's rows. */
  rowsOf(slot: number): number
  /** A source's rows, without regard to its negation. The next operand says where a bitset is. */
  load(source: Source): number
  /** The rows of the slot that the next operand names. */
  loadSlot(): number
  /** Computes a value once. */
  keep(value: Code): number
  write(slot: number, value: Code): void
  /** The next operand, four times over. */
  nextOperand(): number
  /** A word of the room, four times over. */
  splat(at: number): number
  /** Adds the number of rows to a counter. */
  count(rows: Code, counter: number): void
  kernel(): WasmFunction
}

/** Of a number of the list, as a shift from those of a stretch. */
const LIST_SHIFT = Math.log2(STRETCH_BYTES / 4)
/** Four partial sums. */
const COUNT_BYTES = 16
const [STRETCHES, BYTES, OPERANDS, POSITION, STRETCH, FIRST_ADDRESS] = [0, 1, 2, 3, 4, 5]

/** `places`: how many sources are bitsets of the index, or slots that operands name. */
export function createFusion(places: number): Fusion {
  let [vectors, operands, addresses] = [0, 0, 0]
  const [before, code, after]: [Code[], Code[], Code[]] = [[], [], []]
  const slots = new Map<number, number>()
  const written = new Set<number>()
  const vector = () => FIRST_ADDRESS + places + vectors++
  const operand = () => i32.load(ROOM, get(OPERANDS), operands++ * 4)
  const into = (place: Code[], value: Code): number => {
    const local = vector()
    place.push(set(local, value))
    return local
  }
  const keep = (value: Code) => into(code, value)
  const rowsOf = (slot: number): number => {
    const known = slots.get(slot)
    if (known !== undefined) return known
    const local = keep(v128.load(ROOM, get(POSITION), slotAt(slot)))
    slots.set(slot, local)
    return local
  }
  const address = (): Code => {
    const local = FIRST_ADDRESS + addresses++
    before.push(set(local, operand()))
    return get(local)
  }
  return {
    rowsOf,
    load: ({ isSlot, at }) =>
      isSlot ? rowsOf(at) : keep(v128.load(INDEX, i32.add(address(), get(STRETCH)))),
    loadSlot: () => keep(v128.load(ROOM, i32.add(address(), get(POSITION)))),
    keep,
    write: (slot, value) => {
      slots.set(slot, keep(value))
      if (slot < LASTING_SLOTS) written.add(slot)
    },
    nextOperand: () => into(before, v128.splat(operand())),
    splat: (at) => into(before, v128.splat(i32.load(ROOM, i32.of(at)))),
    count: (rows, counter) => {
      const at = i32.of(ROOM_AT.counts + counter * COUNT_BYTES)
      const sum = into(before, v128.load(ROOM, at))
      code.push(set(sum, v128.addOnes(get(sum), rows)))
      after.push(v128.store(ROOM, at, get(sum)))
    },
    kernel: () => {
      const stores = [...written].map((slot) =>
        v128.store(ROOM, get(POSITION), get(rowsOf(slot)), slotAt(slot)),
      )
      const place = i32.shiftRight(get(POSITION), i32.of(LIST_SHIFT))
      const stretch = set(STRETCH, i32.load(ROOM, i32.add(get(STRETCHES), place)))
      const next = tee(POSITION, i32.add(get(POSITION), i32.of(STRETCH_BYTES)))
      return {
        name: 'kernel',
        params: 3,
        hasResult: false,
        locals: [
          { type: I32, count: 2 + places },
          { type: V128, count: vectors },
        ],
        body: [
          before,
          repeat([stretch, code, stores], i32.isBelow(next, get(BYTES))),
          after,
        ],
      }
    },
  }
}
