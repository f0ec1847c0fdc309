import { ROOM_AT, SLOT, slotAt } from './room.ts'
import {
  type Code,
  get,
  I32,
  i32,
  repeat,
  ROOM,
  set,
  tee,
  V128,
  v128,
  type WasmFunction,
} from './wasm-code.ts'

const [BYTES, POSITION] = [0, 1]
const VECTOR_BYTES = 16

/**
 * bound(bytes): keeps of the matches and of those to check first the rows whose bound reaches the floor.
 * `units` are those of the bonuses, whose rows lie in slots: they are added for 128 rows at once, plane by
 * plane of their binary digits, and compared with the limits that `layLimit` has laid down.
 */
export function boundKernel(units: readonly number[]): WasmFunction {
  const locals = createLocals()
  const planes = planesFor(units)
  const limits = Array.from({ length: 2 * (planes + 1) }, locals.next)
  const { code, digits } = added(units, planes, locals)
  /** All ones where the sum of units and the limit's complement carries over. */
  const reaches = (first: number): Code =>
    digits.reduce<Code>(
      (carry, digit, plane) => {
        const held = locals.next()
        const limit = get(limits[first + 1 + plane] ?? 0)
        const [either, both] = [v128.or(digit, get(held)), v128.and(digit, get(held))]
        return [set(held, carry), v128.select(either, both, limit)]
      },
      get(limits[first] ?? 0),
    )
  const keep = (slot: number, first: number, of: number) =>
    v128.store(
      ROOM,
      get(POSITION),
      v128.and(reaches(first), loadSlot(of)),
      slotAt(SLOT.kept + slot),
    )
  const body: Code = [code, keep(0, 0, SLOT.match), keep(1, planes + 1, SLOT.check)]
  const next = tee(POSITION, i32.add(get(POSITION), i32.of(VECTOR_BYTES)))
  return {
    name: 'bound',
    params: 1,
    hasResult: false,
    locals: [
      { type: I32, count: 1 },
      { type: V128, count: locals.count() },
    ],
    body: [
      limits.map((local, at) =>
        set(local, v128.loadSplat(ROOM, i32.of(ROOM_AT.limits + at * 4))),
      ),
      repeat(body, i32.isBelow(next, get(BYTES))),
    ],
  }
}

type Locals = ReturnType<typeof createLocals>

function createLocals() {
  let used = 0
  return { next: () => POSITION + (used += 1), count: () => used }
}

function loadSlot(slot: number): Code {
  return v128.load(ROOM, get(POSITION), slotAt(slot))
}

/** Adds the bonuses up: code, and the sum's binary digits from the lowest. */
function added(
  units: readonly number[],
  planes: number,
  locals: Locals,
): { code: Code; digits: Code[] } {
  const inputs = Array.from({ length: planes + 1 }, () => [] as number[])
  const code: Code = []
  const put = (plane: number, value: Code) => {
    const local = locals.next()
    code.push(set(local, value))
    inputs[plane]?.push(local)
  }
  for (const [bonus, count] of units.entries()) {
    const local = locals.next()
    code.push(set(local, loadSlot(SLOT.bonuses + bonus)))
    for (let plane = 0; plane < planes; plane += 1) {
      if ((count >> plane) & 1) inputs[plane]?.push(local)
    }
  }
  const digits: Code[] = []
  for (let plane = 0; plane < planes; plane += 1) {
    const open = inputs[plane] ?? []
    while (open.length > 1) {
      const [a = 0, b = 0, c] = open.splice(0, 3)
      const differ = locals.next()
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

/** The binary digits that the sum of all units may have; a limit takes one word more. */
export function planesFor(units: readonly number[]): number {
  return 32 - Math.clz32(units.reduce((sum, count) => sum + count, 0))
}

/**
 * Lays a limit down as the kernel takes it: the first carry, then the digits of its complement. -1 is a
 * one, 0 a zero.
 */
export function layLimit(
  words: Int32Array,
  at: number,
  units: readonly number[],
  limit: number,
): void {
  const planes = planesFor(units)
  const end = 2 ** planes
  const complement = limit <= 0 ? end - 1 : Math.max(0, end - limit)
  words[at] = limit <= 0 ? -1 : 0
  for (let plane = 0; plane < planes; plane += 1) {
    words[at + 1 + plane] = (complement >> plane) & 1 ? -1 : 0
  }
}
