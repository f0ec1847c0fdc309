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
} from './wasm-code.ts'
import { codeOf, type Word, type WordSource } from './word-code.ts'

/**
 * The kernel takes (from, bytes): the block's place in a bitset, in bytes. It goes over 128 rows at a time;
 * the slots hold words of the block.
 */
const [FROM, BYTES, POSITION] = [0, 1, 2]
const VECTOR_BYTES = 16

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
  const computed = new Map<string, number>()
  const source: WordSource = {
    leaf: load,
    limitDigit: (limit, digit) =>
      v128.loadSplat(ROOM, i32.of(ROOM_AT.limits + (limit + digit) * 4)),
    majority: (below, digit, zero) => {
      const [belowLocal, digitLocal] = [vector(), vector()]
      return [
        set(belowLocal, below),
        set(digitLocal, digit),
        v128.select(zero, get(digitLocal), v128.xor(get(digitLocal), get(belowLocal))),
      ]
    },
    once: (key, make) => {
      const known = computed.get(key)
      if (known !== undefined) return get(known)
      const code = make()
      const local = vector()
      computed.set(key, local)
      return tee(local, code)
    },
  }
  return {
    vector,
    word: (word: Word) => codeOf(word, source),
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
const storeSlot = (slot: number, value: Code) =>
  v128.store(ROOM, get(POSITION), value, slotOffset(slot))

const eachVector = (body: Code): Code =>
  repeat(
    body,
    i32.isBelow(tee(POSITION, i32.add(get(POSITION), i32.of(VECTOR_BYTES))), get(BYTES)),
  )

type Locals = ReturnType<typeof createLocals>

/**
 * Takes each criterion case by case over the rows that no earlier case of it took. Who fails leaves
 * `alive`, who is open is in `one`, who is open in a second criterion also in `two`. The criteria of
 * GROUPS come last and look at the same rows, so that `solo` are those that one of them alone shuts out.
 */
function gate(form: PlanForm, locals: Locals) {
  const [alive, one, two, rest, taken, solo] = [
    locals.vector(),
    locals.vector(),
    locals.vector(),
    locals.vector(),
    locals.vector(),
    locals.vector(),
  ]
  const tells = Array.from({ length: form.tells }, locals.vector)
  const failed = { gpa: locals.vector(), english: locals.vector() }

  const step = ({ result, word }: Case, { group, tell }: CriterionSteps): Code => {
    if (word.op === 'none') return []
    if (result === 'PASS') return set(rest, v128.andNot(get(rest), locals.word(word)))
    const take: Code = [
      set(taken, v128.and(get(rest), locals.word(word))),
      set(rest, v128.xor(get(rest), get(taken))),
    ]
    if (result === 'FAIL') {
      return group === null
        ? [take, set(alive, v128.xor(get(alive), get(taken)))]
        : [take, set(failed[group], v128.or(get(failed[group]), get(taken)))]
    }
    const told = tell === null ? undefined : tells[tell]
    return [
      take,
      set(two, v128.or(get(two), v128.and(get(one), get(taken)))),
      set(one, v128.or(get(one), get(taken))),
      result === 'TELL_US_MORE' && told !== undefined
        ? set(told, v128.or(get(told), get(taken)))
        : [],
    ]
  }
  const ordered = [
    ...form.criteria.filter(({ group }) => group === null),
    ...form.criteria.filter(({ group }) => group !== null),
  ]
  const code: Code = [
    set(alive, locals.word(form.open)),
    [one, two, failed.gpa, failed.english, ...tells].map((local) => set(local, v128.none)),
    ordered.map((criterion) => [
      set(rest, get(alive)),
      criterion.cases.map((each) => step(each, criterion)),
    ]),
    set(solo, v128.andNot(v128.xor(get(failed.gpa), get(failed.english)), get(one))),
    set(alive, v128.andNot(get(alive), v128.or(get(failed.gpa), get(failed.english)))),
  ]
  return { code, alive, one, two, solo, tells }
}

type Case = CriterionSteps['cases'][number]

/**
 * sweep(from, bytes): gates, counts, and keeps of the matches and of those to check first the rows whose
 * bound reaches the floor: the units of all bonuses are added for 128 rows at once, plane by plane of
 * their binary digits, and compared with the limit that `limitDigits` has laid down.
 */
function sweepKernel(form: PlanForm): WasmFunction {
  const locals = createLocals(form.leaves)
  const sums = Array.from({ length: 2 + form.tells }, locals.vector)
  const planes = planesFor(form)
  const limits = Array.from({ length: 2 * (planes + 1) }, locals.vector)
  const { code: gating, alive, one, two, solo, tells } = gate(form, locals)
  const [match, check, single] = [locals.vector(), locals.vector(), locals.vector()]
  const count = (at: number, bits: Code) =>
    set(sums[at] ?? 0, v128.addOnes(get(sums[at] ?? 0), bits))
  const counting: Code = [
    set(match, v128.andNot(get(alive), get(one))),
    set(check, v128.and(get(alive), get(one))),
    count(0, get(match)),
    count(1, get(check)),
    set(single, v128.andNot(get(check), get(two))),
    tells.map((tell, at) => count(2 + at, v128.and(get(single), get(tell)))),
  ]
  const { code: adding, digits } = added(form, planes, locals)
  /** All ones where the sum of units and the limit's complement carries over. */
  const reaches = (first: number): Code =>
    digits.reduce<Code>(
      (carry, digit, plane) => {
        const held = locals.vector()
        return [
          set(held, carry),
          v128.select(
            v128.or(digit, get(held)),
            v128.and(digit, get(held)),
            get(limits[first + 1 + plane] ?? 0),
          ),
        ]
      },
      get(limits[first] ?? 0),
    )
  const body = eachVector([
    gating,
    counting,
    adding,
    storeSlot(SLOT.solo, get(solo)),
    storeSlot(SLOT.kept, v128.and(reaches(0), get(match))),
    storeSlot(SLOT.kept + 1, v128.and(reaches(planes + 1), get(check))),
    form.cases.map((word, at) => storeSlot(SLOT.cases + at, locals.word(word))),
  ])
  const sumAt = (at: number) => i32.of(ROOM_AT.counts + at * VECTOR_BYTES)
  return {
    name: 'sweep',
    params: 2,
    hasResult: false,
    locals: locals.declared(),
    body: [
      locals.addresses,
      sums.map((local, at) => set(local, v128.load(ROOM, sumAt(at)))),
      limits.map((local, at) =>
        set(local, v128.loadSplat(ROOM, i32.of(ROOM_AT.keep + at * 4))),
      ),
      body,
      sums.map((local, at) => v128.store(ROOM, sumAt(at), get(local))),
    ],
  }
}

/** The binary digits that the sum of all bonuses may have. */
function planesFor({ bonuses }: PlanForm): number {
  const most = bonuses.reduce((sum, { units }) => sum + units, 0)
  return 32 - Math.clz32(most)
}

/** Adds the bonuses up: code, and the sum's digits from the lowest. */
function added(
  { bonuses }: PlanForm,
  planes: number,
  locals: Locals,
): { code: Code; digits: Code[] } {
  const inputs = Array.from({ length: planes + 1 }, () => [] as number[])
  const code: Code = []
  const put = (plane: number, value: Code) => {
    const local = locals.vector()
    code.push(set(local, value))
    inputs[plane]?.push(local)
  }
  for (const { word, units } of bonuses) {
    const local = locals.vector()
    code.push(set(local, locals.word(word)))
    for (let plane = 0; plane < planes; plane += 1) {
      if ((units >> plane) & 1) inputs[plane]?.push(local)
    }
  }
  const digits: Code[] = []
  for (let plane = 0; plane < planes; plane += 1) {
    const open = inputs[plane] ?? []
    while (open.length > 1) {
      const [a = 0, b = 0, c] = open.splice(0, 3)
      const differ = locals.vector()
      code.push(set(differ, v128.xor(get(a), get(b))))
      if (c === undefined) {
        put(plane + 1, v128.and(get(a), get(b)))
        open.push(differ)
      } else {
        put(plane + 1, v128.select(get(c), get(a), get(differ)))
        put(plane, v128.xor(get(differ), get(c)))
      }
    }
    const [digit] = open
    digits.push(digit === undefined ? v128.none : get(digit))
  }
  return { code, digits }
}

/**
 * The limit for `units`, as the kernel takes it: the first carry, then the digits of its complement. -1
 * is a one, 0 a zero.
 */
export function limitDigits(form: PlanForm, units: number): number[] {
  const planes = planesFor(form)
  const end = 2 ** planes
  const complement = units <= 0 ? end - 1 : Math.max(0, end - units)
  return [
    units <= 0 ? -1 : 0,
    ...Array.from({ length: planes }, (_, plane) => ((complement >> plane) & 1 ? -1 : 0)),
  ]
}

export function setKernelBytes(form: PlanForm): Uint8Array<ArrayBuffer> {
  return moduleBytes([sweepKernel(form)])
}
