import type { BitKernels } from '../bitset/bit-kernels.ts'
import { PAGES_AT } from './scratch-memory.ts'

/**
 * One pass over the columns of a block. All places are in bytes: of columns in the scratch memory, except that the
 * second operand of `…Pages` is a bitset in the index.
 */
export type Instruction = {
  operation: Operation
  target: number
  a: number
  b: number
  /** Only for `fullAdd`: the place of the carry, and the third digit. */
  carry: number
  c: number
}

type Operation =
  | 'and'
  | 'or'
  | 'xor'
  | 'andNot'
  | 'copyPages'
  | 'andPages'
  | 'orPages'
  | 'andNotPages'
  | 'fullAdd'
  | 'mark'

export function instruction(
  operation: Operation,
  target: number,
  a: number,
  b: number,
): Instruction {
  return { operation, target, a, b, carry: 0, c: 0 }
}

/** Runs the instructions over the first `bytes` of each column. */
export function run(
  kernels: BitKernels,
  instructions: readonly Instruction[],
  bytes: number,
): void {
  for (let at = 0; at < instructions.length; at += 1) {
    const one = instructions[at]
    if (one === undefined) continue
    const { target, a, b } = one
    const end = target + bytes
    switch (one.operation) {
      case 'and':
        kernels.and(target, a, b, end)
        break
      case 'or':
        kernels.or(target, a, b, end)
        break
      case 'xor':
        kernels.xor(target, a, b, end)
        break
      case 'andNot':
        kernels.andNot(target, a, b, end)
        break
      case 'copyPages':
        kernels.copyPages(target, a, b, PAGES_AT, end)
        break
      case 'andPages':
        kernels.andPages(target, a, b, PAGES_AT, end)
        break
      case 'orPages':
        kernels.orPages(target, a, b, PAGES_AT, end)
        break
      case 'andNotPages':
        kernels.andNotPages(target, a, b, PAGES_AT, end)
        break
      case 'mark':
        kernels.mark(target, a, b, end)
        break
      case 'fullAdd':
        kernels.fullAdd(target, one.carry, a, b, one.c, end)
        break
    }
  }
}
