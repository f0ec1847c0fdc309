import {
  type Code,
  get,
  i32,
  INDEX,
  moduleBytes,
  repeat,
  ROOM,
  set,
  V128,
  v128,
  type WasmFunction,
} from './wasm-code.ts'
import {
  compile,
  createTable,
  instantiate,
  type WasmMemory,
  type WasmModule,
} from './wasm-engine.ts'

/** Works on bitsets in one memory, named by the address of their first byte. */
export type BitKernels = {
  and(target: number, a: number, b: number, end: number): void
  or(target: number, a: number, b: number, end: number): void
  xor(target: number, a: number, b: number, end: number): void
  /** The bits of `a` that `b` has not. */
  andNot(target: number, a: number, b: number, end: number): void
  /** Adds three digits; the sum's place may be that of `a`. */
  fullAdd(sum: number, carry: number, a: number, b: number, c: number, end: number): void
  /** Leaves four sums at the address 0. @param end behind the last byte of `a` */
  count(a: number, end: number): void
  countAnd(a: number, b: number, end: number): void
  /**
   * From the shared memory: the bytes at `source` of each page, as far behind it as the 32-bit numbers at `pages`
   * say. The first has no `a`.
   */
  copyPages(target: number, a: number, source: number, pages: number, end: number): void
  andPages(target: number, a: number, source: number, pages: number, end: number): void
  orPages(target: number, a: number, source: number, pages: number, end: number): void
  andNotPages(target: number, a: number, source: number, pages: number, end: number): void
}

/** So many bytes are worked on at a time. */
export const KERNEL_BYTES = 64
const OFFSETS = [0, 16, 32, 48]

export function createBitKernels(own: WasmMemory, shared: WasmMemory): BitKernels {
  module ??= compile(
    moduleBytes([...combining(), ...paging(), adding(), ...counting()]),
  )
  const kernels = instantiate(module, {
    index: shared,
    kernels: createTable(0),
    room: own,
  })
  return kernels as unknown as BitKernels
}

let module: WasmModule | null = null

const WAYS = { and: v128.and, or: v128.or, xor: v128.xor, andNot: v128.andNot }

const advance = (local: number): Code =>
  set(local, i32.add(get(local), i32.of(KERNEL_BYTES)))
const load = (local: number, offset: number) => v128.load(ROOM, get(local), offset)

function combining(): WasmFunction[] {
  const [target, a, b, end] = [0, 1, 2, 3]
  return Object.entries(WAYS).map(([name, combine]) => ({
    name,
    params: 4,
    hasResult: false,
    locals: [],
    body: repeat(
      [
        OFFSETS.map((offset) =>
          v128.store(ROOM, get(target), combine(load(a, offset), load(b, offset)), offset),
        ),
        [target, a, b].map(advance),
      ],
      i32.isBelow(get(target), get(end)),
    ),
  }))
}

function paging(): WasmFunction[] {
  const [target, a, source, pages, end, from] = [0, 1, 2, 3, 4, 5]
  const copy = (_: Code, b: Code) => b
  return Object.entries({ ...WAYS, copy }).map(([name, combine]) => ({
    name: `${name}Pages`,
    params: 5,
    hasResult: false,
    locals: [{ type: 0x7f, count: 1 }],
    body: repeat(
      [
        set(from, i32.add(get(source), i32.load(ROOM, get(pages)))),
        OFFSETS.map((offset) =>
          v128.store(
            ROOM,
            get(target),
            combine(load(a, offset), v128.load(INDEX, get(from), offset)),
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
    hasResult: false,
    locals: [{ type: V128, count: 2 }],
    body: repeat(
      [
        OFFSETS.map((offset) => [
          set(both, v128.xor(load(a, offset), load(b, offset))),
          set(other, load(c, offset)),
          v128.store(
            ROOM,
            get(carry),
            v128.select(get(other), load(a, offset), get(both)),
            offset,
          ),
          v128.store(ROOM, get(sum), v128.xor(get(both), get(other)), offset),
        ]),
        [sum, carry, a, b, c].map(advance),
      ],
      i32.isBelow(get(sum), get(end)),
    ),
  }
}

function counting(): WasmFunction[] {
  return [counted('count', [0]), counted('countAnd', [0, 1])]
}

/** Counts the rows that all inputs have. */
function counted(name: string, inputs: readonly number[]): WasmFunction {
  const end = inputs.length
  const sum = end + 1
  const bits = (offset: number): Code =>
    inputs.map((input) => load(input, offset)).reduce((all, more) => v128.and(all, more))
  return {
    name,
    params: inputs.length + 1,
    hasResult: false,
    locals: [{ type: V128, count: 1 }],
    body: [
      repeat(
        [
          OFFSETS.map((offset) => set(sum, v128.addOnes(get(sum), bits(offset)))),
          inputs.map(advance),
        ],
        i32.isBelow(get(0), get(end)),
      ),
      v128.store(ROOM, i32.of(0), get(sum)),
    ],
  }
}
