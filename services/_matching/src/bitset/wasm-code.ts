/**
 * The few WebAssembly instructions that the kernels are made of, as bytes (WebAssembly core
 * specification 2.0, chapter 5, with the proposals for threads and several memories). Memory 0 belongs
 * to one thread; memory 1 is shared by all.
 */
export type Code = (number | Code)[]

export const OWN = 0
export const SHARED = 1
type Memory = typeof OWN | typeof SHARED

/** An unsigned number in LEB128. */
function unsigned(value: number): number[] {
  const bytes: number[] = []
  let left = value
  do {
    const byte = left & 0x7f
    left >>>= 7
    bytes.push(left === 0 ? byte : byte | 0x80)
  } while (left !== 0)
  return bytes
}

/** A signed number in LEB128. */
function signed(value: number): number[] {
  const bytes: number[] = []
  let left = value
  for (;;) {
    const byte = left & 0x7f
    left >>= 7
    const isLast =
      (left === 0 && (byte & 0x40) === 0) || (left === -1 && (byte & 0x40) !== 0)
    bytes.push(isLast ? byte : byte | 0x80)
    if (isLast) return bytes
  }
}

const simd = (operation: number): number[] => [0xfd, ...unsigned(operation)]

/** `align` is the exponent of two. */
function at(memory: Memory, align: number, offset: number): number[] {
  return memory === OWN
    ? [align, ...unsigned(offset)]
    : [align | 0x40, memory, ...unsigned(offset)]
}

export const get = (local: number): Code => [0x20, ...unsigned(local)]
export const set = (local: number, value: Code): Code => [value, 0x21, ...unsigned(local)]

export const i32 = {
  of: (value: number): Code => [0x41, ...signed(value)],
  load: (memory: Memory, address: Code): Code => [address, 0x28, ...at(memory, 2, 0)],
  isBelow: (a: Code, b: Code): Code => [a, b, 0x49],
  add: (a: Code, b: Code): Code => [a, b, 0x6a],
}

/** 128 bits: four words of a bitset. */
export const v128 = {
  load: (memory: Memory, address: Code, offset = 0): Code => [
    address,
    ...simd(0x00),
    ...at(memory, 4, offset),
  ],
  store: (memory: Memory, address: Code, value: Code, offset = 0): Code => [
    address,
    value,
    ...simd(0x0b),
    ...at(memory, 4, offset),
  ],
  and: (a: Code, b: Code): Code => [a, b, ...simd(0x4e)],
  andNot: (a: Code, b: Code): Code => [a, b, ...simd(0x4f)],
  or: (a: Code, b: Code): Code => [a, b, ...simd(0x50)],
  xor: (a: Code, b: Code): Code => [a, b, ...simd(0x51)],
  /** The bits of `first` where `mask` has ones, otherwise those of `second`. */
  select: (first: Code, second: Code, mask: Code): Code => [
    first,
    second,
    mask,
    ...simd(0x52),
  ],
  /** Adds the number of ones to `sum`, as four 32-bit counts. */
  addOnes: (sum: Code, bits: Code): Code => [
    sum,
    bits,
    ...simd(0x62),
    ...simd(0x7d),
    ...simd(0x7f),
    ...simd(0xae),
  ],
}

/** Repeats the body as long as the condition at its end is not zero. */
export const repeat = (body: Code, condition: Code): Code => [
  0x03,
  0x40,
  body,
  condition,
  0x0d,
  0,
  0x0b,
]

export const I32 = 0x7f
export const V128 = 0x7b

/** All parameters are i32; there is no result. */
export type WasmFunction = {
  name: string
  params: number
  locals: readonly { type: typeof I32 | typeof V128; count: number }[]
  body: Code
}

const MAGIC_AND_VERSION = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]

/** A module that imports both memories. */
export function moduleBytes(functions: readonly WasmFunction[]): Uint8Array<ArrayBuffer> {
  const types = functions.map(({ params }) => [
    0x60,
    ...list(Array.from({ length: params }, () => [I32])),
    ...list([]),
  ])
  const imports = [
    // This thread's own, of at least 0 pages; and the shared one, of 0 to 65,536 pages.
    [...text('memory'), ...text('own'), 0x02, 0x00, 0],
    [...text('memory'), ...text('shared'), 0x02, 0x03, 0, ...unsigned(65_536)],
  ]
  const exports = functions.map(({ name }, at) => [...text(name), 0x00, ...unsigned(at)])
  const bodies = functions.map(({ locals, body }) => {
    const declared = list(locals.map(({ type, count }) => [...unsigned(count), type]))
    const code = [...declared, ...flat(body), 0x0b]
    return [...unsigned(code.length), ...code]
  })
  return new Uint8Array([
    ...MAGIC_AND_VERSION,
    ...section(1, types),
    ...section(2, imports),
    ...section(
      3,
      functions.map((_, type) => unsigned(type)),
    ),
    ...section(7, exports),
    ...section(10, bodies),
  ])
}

function flat(code: Code): number[] {
  return code.flatMap((part) => (Array.isArray(part) ? flat(part) : part))
}

function section(id: number, entries: readonly number[][]): number[] {
  const body = list(entries)
  return [id, ...unsigned(body.length), ...body]
}

function list(entries: readonly number[][]): number[] {
  return [...unsigned(entries.length), ...entries.flat()]
}

function text(ascii: string): number[] {
  return [...unsigned(ascii.length), ...Buffer.from(ascii)]
}
