import { slotAt } from './room.ts'

/**
 * What is done with sets of rows, one step after the other. A target is a slot; a source is a slot, or a
 * bitset by its place in the index, or all rows but those.
 */
export type Step =
  | { operation: Operation; target: number; source: Source }
  /** One binary digit of a comparison, the lowest first; `isOne`: the value's own digit. */
  | {
      operation: 'compare'
      target: number
      source: Source
      isLowest: boolean
      isOne: boolean
    }
  /** Counts the rows of both for the counter. */
  | { operation: 'count'; target: number; source: Source; counter: number }
  /** The same, and which slot is the source does not make another shape. */
  | { operation: 'count-slot'; target: number; slot: number; counter: number }
  /** Who is left in the end, and how. */
  | { operation: 'finish' }

export type Operation =
  | 'copy'
  | 'or'
  | 'and'
  /** The rows of the source come to be `alive`; nobody is open or has failed. */
  | 'start'
  /** Who is in `rest` and the source leaves `rest` and comes into the target. */
  | 'take'
  /** The same, but leaves the target as well. */
  | 'drop'
  /** Who is in `rest` and the source leaves `rest`, is the target, and is counted as open. */
  | 'open'
  /** Who is `alive` and in the source is the target, and is counted as open. */
  | 'ask'

export type Source = { at: number; isSlot: boolean; isNegated: boolean }

export function slot(number: number): Source {
  return { at: number, isSlot: true, isNegated: false }
}

export function bitset(place: number): Source {
  return { at: place, isSlot: false, isNegated: false }
}

export function negated(source: Source): Source {
  return { ...source, isNegated: !source.isNegated }
}

/** Steps whose `shape` says which kernel runs them, and `operands` over what. */
export type Part = {
  steps: readonly Step[]
  /** The number of all but the operands: the same for the same. */
  shape: number
  operands: readonly number[]
}

export function partOf(steps: readonly Step[]): Part {
  const shape = numberOf(steps.map(shapeOf).join(' '))
  return { steps, shape, operands: steps.flatMap(operandsOf) }
}

const shapes = new Map<string, number>()

/** The same for the same text; few kinds of them occur. */
export function numberOf(shape: string): number {
  const number = shapes.get(shape) ?? shapes.size
  shapes.set(shape, number)
  return number
}

function shapeOf(step: Step): string {
  if (step.operation === 'finish') return step.operation
  if (step.operation === 'count-slot') return `count${step.target}:?#${step.counter}`
  const { operation, target, source } = step
  const from = `${source.isNegated ? '!' : ''}${source.isSlot ? source.at : ''}`
  const counter = step.operation === 'count' ? `#${step.counter}` : ''
  const lowest = step.operation === 'compare' && step.isLowest ? '.' : ''
  return `${operation}${target}:${from}${counter}${lowest}`
}

/** In the order in which a kernel takes them: the place of a bitset or a slot, a digit as -1 or 0. */
function operandsOf(step: Step): number[] {
  if (step.operation === 'finish') return []
  if (step.operation === 'count-slot') return [slotAt(step.slot)]
  const place = step.source.isSlot ? [] : [step.source.at]
  return step.operation === 'compare' ? [...place, step.isOne ? -1 : 0] : place
}
