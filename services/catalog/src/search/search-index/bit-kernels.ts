import {
  type Code,
  get,
  i32,
  moduleBytes,
  repeat,
  ROOM,
  set,
  V128,
  v128,
  type WasmFunction,
} from '@landfall/matching/index/wasm-code'
import {
  compile,
  createTable,
  instantiate,
  ownMemory,
  sharedMemory,
  type WasmMemory,
  type WasmModule,
  type WasmTable,
} from '@landfall/matching/index/wasm-engine'

/** Works on bitsets in one memory, named by the address of their first byte. */
export type BitKernels = {
  and(target: number, a: number, b: number, end: number): void
  or(target: number, a: number, b: number, end: number): void
  xor(target: number, a: number, b: number, end: number): void
  /** The bits of `a` that `b` has not. */
  andNot(target: number, a: number, b: number, end: number): void
  /** Leaves four sums at the address 0. @param end behind the last byte of `a` */
  count(a: number, end: number): void
  countAnd(a: number, b: number, end: number): void
}

/** So many bytes are worked on at a time. */
export const KERNEL_BYTES = 64
const OFFSETS = [0, 16, 32, 48]

/** A memory of at least so many bytes, zeroed, and the kernels over it. */
export function createKernels(bytes: number): { kernels: BitKernels; memory: WasmMemory } {
  const memory = ownMemory(bytes)
  module ??= compile(moduleBytes([...combining(), ...counting()]))
  unused ??= { index: sharedMemory(0), kernels: createTable(0) }
  const kernels = instantiate(module, { ...unused, room: memory })
  return { kernels: kernels as unknown as BitKernels, memory }
}

let module: WasmModule | null = null
/** What every module imports and these kernels have no use for. */
let unused: { index: WasmMemory; kernels: WasmTable } | null = null

const advance = (local: number): Code =>
  set(local, i32.add(get(local), i32.of(KERNEL_BYTES)))
const load = (local: number, offset: number) => v128.load(ROOM, get(local), offset)

function combining(): WasmFunction[] {
  const [target, a, b, end] = [0, 1, 2, 3]
  const ways = { and: v128.and, or: v128.or, xor: v128.xor, andNot: v128.andNot }
  return Object.entries(ways).map(([name, combine]) => ({
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
