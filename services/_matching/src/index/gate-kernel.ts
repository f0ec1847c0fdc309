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

/** What one step does with the words of its target, a slot, and of its source. */
export const OPERATIONS = [
  'copy',
  'or',
  'and',
  /** The rows of the source come to be `alive`; nobody is open or has failed. */
  'start',
  /** Who is in `rest` and the source leaves `rest` and comes into the target. */
  'take',
  /** The same, but leaves the target as well. */
  'drop',
  /** Who is in `rest` and the source leaves `rest`, is the target, and is counted as open. */
  'open',
  /** Who is `alive` and in the source is the target, and is counted as open. */
  'ask',
  /** Counts the rows of both into the sums that the step names. */
  'count',
  /** Who is left in the end, and how; takes neither target nor source. */
  'finish',
] as const
export type Operation = (typeof OPERATIONS)[number]

/** One step: [its code, the target's place, the source's place, the place of sums]. */
export const STEP_WORDS = 4

export function stepCode(
  operation: Operation,
  isSlot: boolean,
  isNegated: boolean,
): number {
  return OPERATIONS.indexOf(operation) * 4 + Number(isSlot) * 2 + Number(isNegated)
}

const VECTOR_BYTES = 16
/** Vectors one after the other, so that less is spent on counting them; c.f. ROWS_AT_ONCE. */
const VECTORS_AT_ONCE = 4
const [STEP, END, FROM, BYTES] = [0, 1, 2, 3]
const [CODE, TARGET, SOURCE, SUMS, POSITION] = [4, 5, 6, 7, 8]
const [TAKEN, OLD, SUM] = [9, 10, 11]

/**
 * gate(step, end, from, bytes): runs the steps that lie in the room from `step` to `end` over a block. A
 * source is a slot, or a bitset of the index, whose words of the block begin `from` bytes after it.
 */
export function gateKernel(): WasmFunction {
  const runs = OPERATIONS.map((operation, at) =>
    when(
      i32.isEqual(i32.shiftRight(get(CODE), i32.of(2)), i32.of(at)),
      [false, true].flatMap((isSlot) =>
        [false, true].map((isNegated) =>
          when(
            i32.isEqual(get(CODE), i32.of(stepCode(operation, isSlot, isNegated))),
            stepLoop(operation, isSlot, isNegated),
          ),
        ),
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
      { type: V128, count: 3 },
    ],
    body: [body],
  }
}

function stepLoop(operation: Operation, isSlot: boolean, isNegated: boolean): Code {
  const forward = i32.of(VECTORS_AT_ONCE * VECTOR_BYTES)
  const vectors = Array.from({ length: VECTORS_AT_ONCE }, (_, vector) => {
    const offset = vector * VECTOR_BYTES
    const plain = v128.load(isSlot ? ROOM : INDEX, get(SOURCE), offset)
    return operationCode(operation, isNegated ? v128.not(plain) : plain, offset)
  })
  const loop = repeat(
    [
      vectors,
      set(TARGET, i32.add(get(TARGET), forward)),
      set(SOURCE, i32.add(get(SOURCE), forward)),
    ],
    i32.isBelow(tee(POSITION, i32.add(get(POSITION), forward)), get(BYTES)),
  )
  return [
    isSlot ? [] : set(SOURCE, i32.add(get(SOURCE), get(FROM))),
    operation === 'count'
      ? [set(SUM, v128.load(ROOM, get(SUMS))), loop, v128.store(ROOM, get(SUMS), get(SUM))]
      : loop,
  ]
}

function operationCode(operation: Operation, source: Code, offset: number): Code {
  const target = v128.load(ROOM, get(TARGET), offset)
  const put = (value: Code) => v128.store(ROOM, get(TARGET), value, offset)
  const load = (slot: number) => v128.load(ROOM, get(POSITION), slotAt(slot) + offset)
  const store = (slot: number, value: Code) =>
    v128.store(ROOM, get(POSITION), value, slotAt(slot) + offset)
  const take: Code = [
    set(OLD, load(SLOT.rest)),
    set(TAKEN, v128.and(get(OLD), source)),
    store(SLOT.rest, v128.xor(get(OLD), get(TAKEN))),
  ]
  const open: Code = [
    set(OLD, load(SLOT.one)),
    store(SLOT.two, v128.or(load(SLOT.two), v128.and(get(OLD), get(TAKEN)))),
    store(SLOT.one, v128.or(get(OLD), get(TAKEN))),
    put(get(TAKEN)),
  ]
  switch (operation) {
    case 'copy':
      return put(source)
    case 'or':
      return put(v128.or(target, source))
    case 'and':
      return put(v128.and(target, source))
    case 'start':
      return [
        store(SLOT.alive, source),
        [SLOT.one, SLOT.two, SLOT.failedGpa, SLOT.failedEnglish].map((slot) =>
          store(slot, v128.none),
        ),
      ]
    case 'take':
      return [take, put(v128.or(target, get(TAKEN)))]
    case 'drop':
      return [take, put(v128.andNot(target, get(TAKEN)))]
    case 'open':
      return [take, open]
    case 'ask':
      return [set(TAKEN, v128.and(load(SLOT.alive), source)), open]
    case 'count':
      return set(SUM, v128.addOnes(get(SUM), v128.and(target, source)))
    case 'finish':
      return finishCode(load, store)
  }
}

/**
 * `solo` are the rows that one group alone shuts out; `match` and `check` those that nothing shuts out,
 * `single` those of `check` with one open criterion.
 */
function finishCode(
  load: (slot: number) => Code,
  store: (slot: number, value: Code) => Code,
): Code {
  const failed = (join: (a: Code, b: Code) => Code) =>
    join(load(SLOT.failedGpa), load(SLOT.failedEnglish))
  return [
    set(OLD, load(SLOT.one)),
    store(SLOT.solo, v128.andNot(failed(v128.xor), get(OLD))),
    set(TAKEN, v128.andNot(load(SLOT.alive), failed(v128.or))),
    store(SLOT.match, v128.andNot(get(TAKEN), get(OLD))),
    set(TAKEN, v128.and(get(TAKEN), get(OLD))),
    store(SLOT.check, get(TAKEN)),
    store(SLOT.single, v128.andNot(get(TAKEN), load(SLOT.two))),
  ]
}
