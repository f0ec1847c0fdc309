import {
  type Code,
  get,
  I32,
  i32,
  moduleBytes,
  OWN,
  repeat,
  set,
  SHARED,
  V128,
  v128,
  type WasmFunction,
} from './wasm-code.ts'
import { compile, instantiate, sharedMemory, type WasmMemory } from './wasm-memory.ts'

/** Works on bitsets in a memory of one thread, named by the address of their first byte. */
export type BitKernels = {
  and(target: number, a: number, b: number, end: number): void
  or(target: number, a: number, b: number, end: number): void
  xor(target: number, a: number, b: number, end: number): void
  /** The bits of `a` that are not in `b`. */
  andNot(target: number, a: number, b: number, end: number): void
  /** Adds three digits; `sum` may be the same place as `a`. */
  fullAdd(sum: number, carry: number, a: number, b: number, c: number, end: number): void
  /** Counts the rows of `a` once more: rows already in `once` go to `twice`, the others to `once`. */
  mark(once: number, twice: number, a: number, end: number): void
  /** Leaves four sums at address 0. @param end the address after the last byte of `a` */
  count(a: number, end: number): void
  countAnd(a: number, b: number, end: number): void
  /**
   * Here the second bitset lies in the memory that threads share. Only some of its pages are used, KERNEL_BYTES
   * each: the 32-bit numbers at `pages` give their offsets from `source`. Copying ignores `a`.
   */
  copyPages(target: number, a: number, source: number, pages: number, end: number): void
  andPages(target: number, a: number, source: number, pages: number, end: number): void
  orPages(target: number, a: number, source: number, pages: number, end: number): void
  andNotPages(target: number, a: number, source: number, pages: number, end: number): void
}

/** The kernels work on this many bytes at a time. */
export const KERNEL_BYTES = 64
const OFFSETS = [0, 16, 32, 48]

/** @param shared the memory where `…Pages` find their second bitset; null if there is none */
export function createBitKernels(own: WasmMemory, shared: WasmMemory | null): BitKernels {
  module ??= compile(
    moduleBytes([...combining(), ...paging(), adding(), marking(), ...counting()]),
  )
  const memories = { own, shared: shared ?? sharedMemory(0) }
  return instantiate(module, memories) as unknown as BitKernels
}

let module: ReturnType<typeof compile> | null = null

const second = (_: Code, b: Code) => b
const WAYS = { and: v128.and, or: v128.or, xor: v128.xor, andNot: v128.andNot }

const advance = (local: number): Code =>
  set(local, i32.add(get(local), i32.of(KERNEL_BYTES)))
const load = (local: number, offset: number) => v128.load(OWN, get(local), offset)

function combining(): WasmFunction[] {
  const [target, a, b, end] = [0, 1, 2, 3]
  return Object.entries(WAYS).map(([name, combine]) => ({
    name,
    params: 4,
    locals: [],
    body: repeat(
      [
        OFFSETS.map((offset) =>
          v128.store(OWN, get(target), combine(load(a, offset), load(b, offset)), offset),
        ),
        [target, a, b].map(advance),
      ],
      i32.isBelow(get(target), get(end)),
    ),
  }))
}

function paging(): WasmFunction[] {
  const [target, a, source, pages, end, from] = [0, 1, 2, 3, 4, 5]
  return Object.entries({ ...WAYS, copy: second }).map(([name, combine]) => ({
    name: `${name}Pages`,
    params: 5,
    locals: [{ type: I32, count: 1 }],
    body: repeat(
      [
        set(from, i32.add(get(source), i32.load(OWN, get(pages)))),
        OFFSETS.map((offset) =>
          v128.store(
            OWN,
            get(target),
            combine(load(a, offset), v128.load(SHARED, get(from), offset)),
            offset,
          ),
        ),
        [target, a].map(advance),
        set(pages, i32.add(get(pages), i32.of(4))),
      ],
      i32.isBelow(get(target), get(end)),
    ),
  }))
}

function adding(): WasmFunction {
  const [sum, carry, a, b, c, end, both, other] = [0, 1, 2, 3, 4, 5, 6, 7]
  return {
    name: 'fullAdd',
    params: 6,
    locals: [{ type: V128, count: 2 }],
    body: repeat(
      [
        OFFSETS.map((offset) => [
          set(both, v128.xor(load(a, offset), load(b, offset))),
          set(other, load(c, offset)),
          v128.store(
            OWN,
            get(carry),
            v128.select(get(other), load(a, offset), get(both)),
            offset,
          ),
          v128.store(OWN, get(sum), v128.xor(get(both), get(other)), offset),
        ]),
        [sum, carry, a, b, c].map(advance),
      ],
      i32.isBelow(get(sum), get(end)),
    ),
  }
}

function marking(): WasmFunction {
  const [once, twice, a, end, before, more] = [0, 1, 2, 3, 4, 5]
  return {
    name: 'mark',
    params: 4,
    locals: [{ type: V128, count: 2 }],
    body: repeat(
      [
        OFFSETS.map((offset) => [
          set(before, load(once, offset)),
          set(more, load(a, offset)),
          v128.store(
            OWN,
            get(twice),
            v128.or(load(twice, offset), v128.and(get(before), get(more))),
            offset,
          ),
          v128.store(OWN, get(once), v128.or(get(before), get(more)), offset),
        ]),
        [once, twice, a].map(advance),
      ],
      i32.isBelow(get(once), get(end)),
    ),
  }
}

function counting(): WasmFunction[] {
  return [counted('count', [0]), counted('countAnd', [0, 1])]
}

/** Counts the rows that are in all inputs. */
function counted(name: string, inputs: readonly number[]): WasmFunction {
  const end = inputs.length
  const sum = end + 1
  const bits = (offset: number): Code =>
    inputs.map((input) => load(input, offset)).reduce((all, more) => v128.and(all, more))
  return {
    name,
    params: inputs.length + 1,
    locals: [{ type: V128, count: 1 }],
    body: [
      repeat(
        [
          OFFSETS.map((offset) => set(sum, v128.addOnes(get(sum), bits(offset)))),
          inputs.map(advance),
        ],
        i32.isBelow(get(0), get(end)),
      ),
      v128.store(OWN, i32.of(0), get(sum)),
    ],
  }
}
