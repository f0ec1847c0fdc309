import { createFusion, type Fusion } from './fusion.ts'
import { SLOT } from './room.ts'
import type { Step } from './steps.ts'
import { type Code, get, v128, type WasmFunction } from './wasm-code.ts'

/** kernel(stretchesAt, bytes, operandsAt): runs steps over a block, c.f. fusion.ts. */
export function stepsKernel(steps: readonly Step[]): WasmFunction {
  return fused(steps).kernel()
}

/** The steps; more may come behind them. */
export function fused(steps: readonly Step[]): Fusion {
  const fusion = createFusion(steps.filter(takesPlace).length)
  for (const step of steps) {
    if (step.operation === 'finish') finish(fusion)
    else if (step.operation === 'count-slot') countSlot(fusion, step)
    else run(fusion, step)
  }
  return fusion
}

function takesPlace(step: Step): boolean {
  return step.operation === 'count-slot' || ('source' in step && !step.source.isSlot)
}

function countSlot(fusion: Fusion, { target, counter }: CountSlot): void {
  const rows = get(fusion.loadSlot())
  fusion.count(v128.and(get(fusion.rowsOf(target)), rows), counter)
}

type CountSlot = Extract<Step, { operation: 'count-slot' }>
type Judging = Exclude<Step, { operation: 'finish' } | CountSlot>

function run(fusion: Fusion, step: Judging): void {
  const { target, source } = step
  const { isNegated } = source
  const rows = get(fusion.load(source))
  const own = () => get(fusion.rowsOf(target))
  const value = isNegated ? v128.not(rows) : rows
  switch (step.operation) {
    case 'copy':
      return fusion.write(target, value)
    case 'or':
      return fusion.write(target, v128.or(own(), value))
    case 'and':
      return fusion.write(target, within(own(), rows, isNegated))
    case 'start':
      return start(fusion, target, value)
    case 'take':
      return fusion.write(target, v128.or(own(), takeFromRest(fusion, rows, isNegated)))
    case 'drop': {
      const taken = takeFromRest(fusion, rows, isNegated)
      return fusion.write(target, v128.andNot(own(), taken))
    }
    case 'open':
      return open(fusion, target, takeFromRest(fusion, rows, isNegated))
    case 'ask': {
      const alive = get(fusion.rowsOf(SLOT.alive))
      return open(fusion, target, get(fusion.keep(within(alive, rows, isNegated))))
    }
    case 'compare': {
      // A zero of the value and a one of the row: greater. A one of both: as the digits below say.
      const isOne = get(fusion.nextOperand())
      const below = step.isLowest ? v128.none : own()
      const [both, either] = [v128.and(below, rows), v128.or(below, rows)]
      return fusion.write(target, v128.select(both, either, isOne))
    }
    case 'count':
      return fusion.count(within(own(), rows, isNegated), step.counter)
  }
}

function within(rows: Code, others: Code, isNegated: boolean): Code {
  return isNegated ? v128.andNot(rows, others) : v128.and(rows, others)
}

function start({ write }: Fusion, target: number, rows: Code): void {
  write(target, rows)
  for (const slot of [SLOT.one, SLOT.two, SLOT.failedGpa, SLOT.failedEnglish]) {
    write(slot, v128.none)
  }
}

function takeFromRest(fusion: Fusion, rows: Code, isNegated: boolean): Code {
  const rest = get(fusion.rowsOf(SLOT.rest))
  const taken = fusion.keep(within(rest, rows, isNegated))
  fusion.write(SLOT.rest, within(rest, rows, !isNegated))
  return get(taken)
}

function open({ rowsOf, write }: Fusion, target: number, rows: Code): void {
  const one = get(rowsOf(SLOT.one))
  write(SLOT.two, v128.or(get(rowsOf(SLOT.two)), v128.and(one, rows)))
  write(SLOT.one, v128.or(one, rows))
  write(target, rows)
}

/**
 * `solo` are the rows that one group alone shuts out; `match` and `check` those that nothing shuts out,
 * `single` those of `check` with one open criterion.
 */
function finish({ rowsOf, write }: Fusion): void {
  const rows = (slot: number) => get(rowsOf(slot))
  const [gpa, english] = [rows(SLOT.failedGpa), rows(SLOT.failedEnglish)]
  write(SLOT.solo, v128.andNot(v128.xor(gpa, english), rows(SLOT.one)))
  write(SLOT.left, v128.andNot(rows(SLOT.alive), v128.or(gpa, english)))
  write(SLOT.match, v128.andNot(rows(SLOT.left), rows(SLOT.one)))
  write(SLOT.check, v128.and(rows(SLOT.left), rows(SLOT.one)))
  write(SLOT.single, v128.andNot(rows(SLOT.check), rows(SLOT.two)))
}
