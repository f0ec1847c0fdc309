import { SLOT, slotAt } from './room.ts'
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
  when,
} from './wasm-code.ts'

/** What one step does with the target slot and the source's words. */
export const OPERATIONS = [
  'copy',
  'copyNot',
  'or',
  'and',
  'andNot',
  /** Who is in `rest` and the source leaves `rest` and comes into the target. */
  'take',
  /** The same, but leaves the target as well. */
  'drop',
  /** As `take`, and is counted in `one`, or in `two` when it was there. */
  'open',
  /** Adds the number of rows in the target and the source to the sums of a counter. */
  'count',
  'clear',
] as const
export type Operation = (typeof OPERATIONS)[number]

/** One step: [operation × 2 + (source is a slot), target slot's place, source's place, sums' place]. */
export const STEP_WORDS = 4

export function stepCode(operation: Operation, isSlot: boolean): number {
  return OPERATIONS.indexOf(operation) * 2 + Number(isSlot)
}

const VECTOR_BYTES = 16
const [STEP, END, FROM, BYTES] = [0, 1, 2, 3]
const [CODE, TARGET, SOURCE, SUMS, POSITION] = [4, 5, 6, 7, 8]
const [TAKEN, OLD] = [9, 10]

/**
 * gate(step, end, from, bytes): runs the steps that lie in the room from `step` to `end` over a block,
 * 128 rows at a time. A source is a slot, or a bitset of the index, whose words of the block begin `from`
 * bytes after it.
 */
export function gateKernel(): WasmFunction {
  const runs = OPERATIONS.flatMap((operation) =>
    [false, true].map((isSlot) =>
      when(
        i32.isEqual(get(CODE), i32.of(stepCode(operation, isSlot))),
        eachVector(operationCode(operation, sourceCode(isSlot))),
      ),
    ),
  )
  const body = repeat(
    [
      set(CODE, i32.load(ROOM, get(STEP))),
      set(TARGET, i32.load(ROOM, get(STEP), 4)),
      set(SOURCE, i32.load(ROOM, get(STEP), 8)),
      set(SUMS, i32.load(ROOM, get(STEP), 12)),
      set(POSITION, i32.of(0)),
      runs,
    ],
    i32.isBelow(tee(STEP, i32.add(get(STEP), i32.of(STEP_WORDS * 4))), get(END)),
  )
  return {
    name: 'gate',
    params: 4,
    hasResult: false,
    locals: [
      { type: I32, count: 5 },
      { type: V128, count: 2 },
    ],
    body: [body],
  }
}

function eachVector(code: Code): Code {
  const next = tee(POSITION, i32.add(get(POSITION), i32.of(VECTOR_BYTES)))
  return repeat(code, i32.isBelow(next, get(BYTES)))
}

function sourceCode(isSlot: boolean): Code {
  const address = i32.add(get(SOURCE), get(POSITION))
  return isSlot ? v128.load(ROOM, address) : v128.load(INDEX, i32.add(address, get(FROM)))
}

function operationCode(operation: Operation, source: Code): Code {
  const address = i32.add(get(TARGET), get(POSITION))
  const target = v128.load(ROOM, address)
  const put = (value: Code) => v128.store(ROOM, address, value)
  switch (operation) {
    case 'copy':
      return put(source)
    case 'copyNot':
      return put(v128.not(source))
    case 'or':
      return put(v128.or(target, source))
    case 'and':
      return put(v128.and(target, source))
    case 'andNot':
      return put(v128.andNot(target, source))
    case 'take':
      return [takeCode(source), put(v128.or(target, get(TAKEN)))]
    case 'drop':
      return [takeCode(source), put(v128.andNot(target, get(TAKEN)))]
    case 'open':
      return [takeCode(source), openCode(), put(v128.or(target, get(TAKEN)))]
    case 'count':
      return v128.store(
        ROOM,
        get(SUMS),
        v128.addOnes(v128.load(ROOM, get(SUMS)), v128.and(target, source)),
      )
    case 'clear':
      return put(v128.none)
  }
}

function takeCode(source: Code): Code {
  return [
    set(OLD, loadSlot(SLOT.rest)),
    set(TAKEN, v128.and(get(OLD), source)),
    storeSlot(SLOT.rest, v128.xor(get(OLD), get(TAKEN))),
  ]
}

function openCode(): Code {
  return [
    set(OLD, loadSlot(SLOT.one)),
    storeSlot(SLOT.two, v128.or(loadSlot(SLOT.two), v128.and(get(OLD), get(TAKEN)))),
    storeSlot(SLOT.one, v128.or(get(OLD), get(TAKEN))),
  ]
}

function loadSlot(slot: number): Code {
  return v128.load(ROOM, get(POSITION), slotAt(slot))
}

function storeSlot(slot: number, value: Code): Code {
  return v128.store(ROOM, get(POSITION), value, slotAt(slot))
}
