import { fused } from './fused-kernel.ts'
import type { Fusion } from './fusion.ts'
import { ROOM_AT, SLOT } from './room.ts'
import type { Step } from './steps.ts'
import { type Code, get, v128, type WasmFunction } from './wasm-code.ts'

/** The rows of a slot are worth so many units more, or at most so many. */
export type UnitBonus = { slot: number; units: number }

/**
 * kernel(stretchesAt, bytes, operandsAt): after steps that fill the slots of the bonuses, keeps of the matches
 * and of those to check first the rows whose bound reaches the floor. Units
 * are added for 128 rows at once, plane by plane of their binary digits, and compared with the limits
 * that `layLimit` has laid down.
 */
export function boundKernel(
  steps: readonly Step[],
  bonuses: readonly UnitBonus[],
): WasmFunction {
  const fusion = fused(steps)
  const planes = planesFor(bonuses.reduce((sum, { units }) => sum + units, 0))
  const limits = Array.from({ length: 2 * (planes + 1) }, (_, at) =>
    fusion.splat(ROOM_AT.limits + at * 4),
  )
  const digits = added(bonuses, planes, fusion)
  /** All ones where the sum of units and the limit's complement carries over. */
  const reaches = (first: number): Code =>
    digits.reduce<Code>(
      (carry, digit, plane) => {
        const held = fusion.keep(carry)
        const limit = get(limits[first + 1 + plane] ?? 0)
        const [either, both] = [v128.or(digit, get(held)), v128.and(digit, get(held))]
        return v128.select(either, both, limit)
      },
      get(limits[first] ?? 0),
    )
  const keep = (slot: number, first: number, of: number) =>
    fusion.write(slot, v128.and(reaches(first), get(fusion.rowsOf(of))))
  keep(SLOT.kept, 0, SLOT.match)
  keep(SLOT.kept + 1, planes + 1, SLOT.check)
  return fusion.kernel()
}

/** Adds the bonuses up; answers the sum's binary digits from the lowest. */
function added(
  bonuses: readonly UnitBonus[],
  planes: number,
  { rowsOf, keep }: Fusion,
): Code[] {
  const inputs = Array.from({ length: planes + 1 }, () => [] as number[])
  const put = (plane: number, value: Code) => inputs[plane]?.push(keep(value))
  for (const { slot, units } of bonuses) {
    for (let plane = 0; plane < planes; plane += 1) {
      if ((units >> plane) & 1) inputs[plane]?.push(rowsOf(slot))
    }
  }
  const digits: Code[] = []
  for (let plane = 0; plane < planes; plane += 1) {
    const open = inputs[plane] ?? []
    while (open.length > 1) {
      const [a = 0, b = 0, c] = open.splice(0, 3)
      const differ = keep(v128.xor(get(a), get(b)))
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
  return digits
}

/** The binary digits that the sum of all units may have; a limit takes one word more. */
export function planesFor(sum: number): number {
  return 32 - Math.clz32(sum)
}

/**
 * Lays a limit down as the kernel takes it: the first carry, then the digits of its complement. -1 is a
 * one, 0 a zero.
 */
export function layLimit(
  words: Int32Array,
  at: number,
  planes: number,
  limit: number,
): void {
  const end = 2 ** planes
  const complement = limit <= 0 ? end - 1 : Math.max(0, end - limit)
  words[at] = limit <= 0 ? -1 : 0
  for (let plane = 0; plane < planes; plane += 1) {
    words[at + 1 + plane] = (complement >> plane) & 1 ? -1 : 0
  }
}
