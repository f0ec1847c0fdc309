import type { CriterionSteps, PlanForm } from './match-plan.ts'
import { ROOM_AT, SLOT, SLOT_BYTES } from './room.ts'
import {
  type Code,
  get,
  I32,
  i32,
  INDEX,
  moduleBytes,
  repeat,
  ROOM,
  set,
  tee,
  V128,
  v128,
  type WasmFunction,
  when,
} from './wasm-code.ts'
import { codeOf, type Word } from './word-code.ts'

/**
 * Both kernels take (from, bytes): the block's place in a bitset, in bytes. They go over 128 rows at a
 * time; the slots hold words of the block.
 */
const [FROM, BYTES, POSITION] = [0, 1, 2]
const VECTOR_BYTES = 16
const COMBINATIONS = 8

/** Names locals: first the addresses of leaves, then vectors. */
function createLocals(leaves: number) {
  const firstVector = POSITION + 1 + leaves
  let vectors = 0
  const loaded = new Map<number, number>()
  const vector = () => firstVector + (vectors += 1) - 1
  const load = (leaf: number): Code => {
    const known = loaded.get(leaf)
    if (known !== undefined) return get(known)
    const local = vector()
    loaded.set(leaf, local)
    const address = i32.add(get(POSITION + 1 + leaf), get(POSITION))
    return tee(local, v128.load(INDEX, address))
  }
  return {
    vector,
    word: (word: Word) => codeOf(word, load),
    declared: () => [
      { type: I32, count: leaves + 1 } as const,
      { type: V128, count: vectors } as const,
    ],
    /** Where each leaf's words of the block begin. */
    addresses: Array.from({ length: leaves }, (_, leaf) =>
      set(
        POSITION + 1 + leaf,
        i32.add(i32.load(ROOM, i32.of(ROOM_AT.leaves + leaf * 4)), get(FROM)),
      ),
    ),
  }
}

const slotOffset = (slot: number) => ROOM_AT.slots + slot * SLOT_BYTES
const loadSlot = (slot: number) => v128.load(ROOM, get(POSITION), slotOffset(slot))
const storeSlot = (slot: number, value: Code) =>
  v128.store(ROOM, get(POSITION), value, slotOffset(slot))

const eachVector = (body: Code): Code =>
  repeat(
    body,
    i32.isBelow(tee(POSITION, i32.add(get(POSITION), i32.of(VECTOR_BYTES))), get(BYTES)),
  )

/**
 * Takes each criterion case by case over the rows that no earlier case of it took. Who fails leaves
 * `alive`, who is open is in `one`, who is open in a second criterion also in `two`.
 */
function gateKernel(form: PlanForm): WasmFunction {
  const locals = createLocals(form.leaves)
  const [alive, one, two] = [locals.vector(), locals.vector(), locals.vector()]
  const [rest, taken] = [locals.vector(), locals.vector()]
  const and = (a: number, word: Word): Code => v128.and(get(a), locals.word(word))

  const step = (
    { result, word }: CriterionSteps['cases'][number],
    tell: number | null,
  ): Code => {
    if (word.op === 'none') return []
    if (result === 'PASS') return set(rest, v128.andNot(get(rest), locals.word(word)))
    const take = set(taken, and(rest, word))
    const leave = set(rest, v128.xor(get(rest), get(taken)))
    if (result === 'FAIL') {
      return [take, leave, set(alive, v128.xor(get(alive), get(taken)))]
    }
    return [
      take,
      leave,
      set(two, v128.or(get(two), v128.and(get(one), get(taken)))),
      set(one, v128.or(get(one), get(taken))),
      result === 'TELL_US_MORE' && tell !== null
        ? storeSlot(SLOT.tells + tell, v128.or(loadSlot(SLOT.tells + tell), get(taken)))
        : [],
    ]
  }
  const body = eachVector([
    set(alive, locals.word(form.open)),
    set(one, v128.none),
    set(two, v128.none),
    Array.from({ length: form.tells }, (_, tell) =>
      storeSlot(SLOT.tells + tell, v128.none),
    ),
    form.criteria.map(({ cases, tell }) => [
      set(rest, get(alive)),
      cases.map((one) => step(one, tell)),
    ]),
    storeSlot(SLOT.alive, get(alive)),
    storeSlot(SLOT.one, get(one)),
    storeSlot(SLOT.two, get(two)),
  ])
  return {
    name: 'gate',
    params: 2,
    hasResult: false,
    locals: locals.declared(),
    body: [locals.addresses, body],
  }
}

/**
 * Counts, and keeps of the matches and of those to check first the rows whose bound reaches the floor:
 * by case of the field, minima stated or not, country high or low, need high or low.
 */
function splitKernel(form: PlanForm): WasmFunction {
  const locals = createLocals(form.leaves)
  const counters = 2 + form.tells
  const sums = Array.from({ length: counters }, locals.vector)
  const keeps = Array.from({ length: 2 * form.fields.length * COMBINATIONS }, locals.vector)
  const [open, rows, kept, tell] = [
    locals.vector(),
    [locals.vector(), locals.vector()],
    [locals.vector(), locals.vector()],
    locals.vector(),
  ] as const
  const marks = [form.statesMinima, form.country, form.need].map((word) => ({
    word,
    local: locals.vector(),
  }))
  const fields = form.fields.map((word) => ({ word, local: locals.vector() }))
  const count = (at: number, bits: Code) =>
    set(sums[at] ?? 0, v128.addOnes(get(sums[at] ?? 0), bits))

  /** Splits by the marks from `mark` on; `at` numbers the combination. */
  const pick = (first: number, mark: number, at: number): Code => {
    const split = marks[mark]
    if (split === undefined) return get(keeps[first + at] ?? 0)
    const half = COMBINATIONS >> (mark + 1)
    return v128.or(
      v128.and(pick(first, mark + 1, at), get(split.local)),
      v128.andNot(pick(first, mark + 1, at + half), get(split.local)),
    )
  }
  const keep = [0, 1].map((which) => [
    set(
      kept[which] ?? 0,
      fields
        .map(({ local }, field) => {
          const first = (which * fields.length + field) * COMBINATIONS
          return v128.and(get(local), pick(first, 0, 0))
        })
        .reduce((sum, part) => v128.or(sum, part)),
    ),
    storeSlot(
      SLOT.kept + which,
      tee(kept[which] ?? 0, v128.and(get(kept[which] ?? 0), get(rows[which] ?? 0))),
    ),
  ])
  const body = eachVector([
    set(open, loadSlot(SLOT.one)),
    set(rows[0], v128.andNot(loadSlot(SLOT.alive), get(open))),
    set(rows[1], v128.and(loadSlot(SLOT.alive), get(open))),
    count(0, get(rows[0])),
    count(1, get(rows[1])),
    set(open, v128.andNot(get(rows[1]), loadSlot(SLOT.two))),
    Array.from({ length: form.tells }, (_, at) =>
      count(2 + at, v128.and(get(open), loadSlot(SLOT.tells + at))),
    ),
    [...marks, ...fields].map(({ word, local }) => set(local, locals.word(word))),
    keep,
    form.cases.map((word, at) => storeSlot(SLOT.cases + at, locals.word(word))),
  ])
  return {
    name: 'split',
    params: 2,
    hasResult: false,
    locals: locals.declared(),
    body: [
      locals.addresses,
      sums.map((local, at) =>
        set(local, v128.load(ROOM, i32.of(ROOM_AT.counts + at * VECTOR_BYTES))),
      ),
      keeps.map((local, at) =>
        set(local, v128.loadSplat(ROOM, i32.of(ROOM_AT.keep + at * 4))),
      ),
      body,
      sums.map((local, at) =>
        v128.store(ROOM, i32.of(ROOM_AT.counts + at * VECTOR_BYTES), get(local)),
      ),
    ],
  }
}

export function setKernelBytes(form: PlanForm): Uint8Array<ArrayBuffer> {
  return moduleBytes([gateKernel(form), splitKernel(form)])
}
