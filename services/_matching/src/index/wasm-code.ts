/**
 * The few WebAssembly instructions that the kernels are made of, as bytes (WebAssembly core
 * specification 2.0, chapter 5, with the proposals for threads and several memories). Memory 0 is the
 * room that one thread computes in; memory 1 is the index, shared by all threads. A signature stands for its
 * number.
 */
export type Code = (number | Signature | Code)[]

export const ROOM = 0
export const INDEX = 1
type Memory = typeof INDEX | typeof ROOM

/** An unsigned number in LEB128. */
export function unsigned(value: number): number[] {
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
  return memory === ROOM
    ? [align, ...unsigned(offset)]
    : [align | 0x40, memory, ...unsigned(offset)]
}

export const get = (local: number): Code => [0x20, ...unsigned(local)]
export const set = (local: number, value: Code): Code => [value, 0x21, ...unsigned(local)]
export const tee = (local: number, value: Code): Code => [value, 0x22, ...unsigned(local)]

export const i32 = {
  of: (value: number): Code => [0x41, ...signed(value)],
  load: (memory: Memory, address: Code, offset = 0): Code => [
    address,
    0x28,
    ...at(memory, 2, offset),
  ],
  load16: (memory: Memory, address: Code, offset = 0): Code => [
    address,
    0x2f,
    ...at(memory, 1, offset),
  ],
  store: (memory: Memory, address: Code, value: Code, offset = 0): Code => [
    address,
    value,
    0x36,
    ...at(memory, 2, offset),
  ],
  isZero: (value: Code): Code => [value, 0x45],
  isEqual: (a: Code, b: Code): Code => [a, b, 0x46],
  isBelow: (a: Code, b: Code): Code => [a, b, 0x49],
  isAtLeast: (a: Code, b: Code): Code => [a, b, 0x4e],
  trailingZeros: (value: Code): Code => [value, 0x68],
  add: (a: Code, b: Code): Code => [a, b, 0x6a],
  subtract: (a: Code, b: Code): Code => [a, b, 0x6b],
  multiply: (a: Code, b: Code): Code => [a, b, 0x6c],
  and: (a: Code, b: Code): Code => [a, b, 0x71],
  or: (a: Code, b: Code): Code => [a, b, 0x72],
  xor: (a: Code, b: Code): Code => [a, b, 0x73],
  shiftLeft: (a: Code, b: Code): Code => [a, b, 0x74],
  shiftRight: (a: Code, b: Code): Code => [a, b, 0x76],
  /** The first when the condition is not zero. */
  select: (first: Code, second: Code, condition: Code): Code => [
    first,
    second,
    condition,
    0x1b,
  ],
}

/** 64 bits: two words of a bitset. */
export const i64 = {
  of: (value: number): Code => [0x42, ...signed(value)],
  load: (memory: Memory, address: Code, offset = 0): Code => [
    address,
    0x29,
    ...at(memory, 3, offset),
  ],
  store: (memory: Memory, address: Code, value: Code, offset = 0): Code => [
    address,
    value,
    0x37,
    ...at(memory, 3, offset),
  ],
  isZero: (value: Code): Code => [value, 0x50],
  trailingZeros: (value: Code): Code => [value, 0x7a],
  ones: (value: Code): Code => [value, 0x7b],
  subtract: (a: Code, b: Code): Code => [a, b, 0x7d],
  and: (a: Code, b: Code): Code => [a, b, 0x83],
  /** The lower half. */
  toI32: (value: Code): Code => [value, 0xa7],
}

/** 128 bits: four words of a bitset. */
export const v128 = {
  load: (memory: Memory, address: Code, offset = 0): Code => [
    address,
    ...simd(0x00),
    ...at(memory, 4, offset),
  ],
  /** A 32-bit number, four times. */
  splat: (word: Code): Code => [word, ...simd(0x11)],
  store: (memory: Memory, address: Code, value: Code, offset = 0): Code => [
    address,
    value,
    ...simd(0x0b),
    ...at(memory, 4, offset),
  ],
  every: [...simd(0x0c), ...Array.from({ length: 16 }, () => 0xff)] as Code,
  none: [...simd(0x0c), ...Array.from({ length: 16 }, () => 0)] as Code,
  of: (bytes: readonly number[]): Code => [...simd(0x0c), ...bytes],
  /** Of the 32 bytes of both, those with these numbers. */
  shuffle: (a: Code, b: Code, bytes: readonly number[]): Code => [
    a,
    b,
    ...simd(0x0d),
    ...bytes,
  ],
  /** For each byte of `places`, the byte of the first at that place. */
  swizzle: (a: Code, places: Code): Code => [a, places, ...simd(0x0e)],
  /** Each byte on its own. */
  shiftBytesRight: (a: Code, by: Code): Code => [a, by, ...simd(0x6d)],
  not: (a: Code): Code => [a, ...simd(0x4d)],
  and: (a: Code, b: Code): Code => [a, b, ...simd(0x4e)],
  andNot: (a: Code, b: Code): Code => [a, b, ...simd(0x4f)],
  or: (a: Code, b: Code): Code => [a, b, ...simd(0x50)],
  xor: (a: Code, b: Code): Code => [a, b, ...simd(0x51)],
  /** The bits of the first where `mask` has ones, else of the second. */
  select: (first: Code, second: Code, mask: Code): Code => [
    first,
    second,
    mask,
    ...simd(0x52),
  ],
  /** Whether any bit is one, as an i32. */
  isAny: (a: Code): Code => [a, ...simd(0x53)],
  /** The number of ones, in four 32-bit numbers, added to `sum`. */
  addOnes: (sum: Code, bits: Code): Code => [
    sum,
    bits,
    ...simd(0x62),
    ...simd(0x7d),
    ...simd(0x7f),
    ...simd(0xae),
  ],
}

export const when = (condition: Code, then: Code, otherwise: Code = []): Code => [
  condition,
  0x04,
  0x40,
  then,
  ...(otherwise.length === 0 ? [] : [0x05, otherwise]),
  0x0b,
]
/** Again as long as the condition at the end is not zero. */
export const repeat = (body: Code, condition: Code): Code => [
  0x03,
  0x40,
  body,
  condition,
  0x0d,
  0,
  0x0b,
]

type Signature = Pick<WasmFunction, 'params' | 'hasResult'>

/** A function of the same module, by its place. */
export const call = (values: readonly Code[], place: number): Code => [
  ...values,
  0x10,
  ...unsigned(place),
]
/** A function of the table of kernels. */
export const callInTable = (
  values: readonly Code[],
  place: Code,
  { params, hasResult }: Signature,
): Code => [...values, place, 0x11, { params, hasResult }, 0]

export const I32 = 0x7f
export const I64 = 0x7e
export const V128 = 0x7b

/** All parameters are i32; the result, when there is one, as well. */
export type WasmFunction = {
  name: string
  params: number
  hasResult: boolean
  locals: readonly { type: typeof I32 | typeof I64 | typeof V128; count: number }[]
  body: Code
}

const MAGIC_AND_VERSION = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]

/** A module that imports both memories and the table of kernels. */
export function moduleBytes(functions: readonly WasmFunction[]): Uint8Array<ArrayBuffer> {
  const types = TYPES.map(({ params, hasResult }) => [
    0x60,
    ...list(Array.from({ length: params }, () => [I32])),
    ...list(hasResult ? [[I32]] : []),
  ])
  const imports = [
    // Of this thread, from 0 pages; and shared, from 0 to 65,536 pages.
    [...text('memory'), ...text('room'), 0x02, 0x00, 0],
    [...text('memory'), ...text('index'), 0x02, 0x03, 0, ...unsigned(65_536)],
    [...text('table'), ...text('kernels'), 0x01, 0x70, 0x00, 0],
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
      functions.map((one) => unsigned(typeOf(one))),
    ),
    ...section(7, exports),
    ...section(10, bodies),
  ])
}

/** Every signature there may be; few. */
const MOST_PARAMS = 12
const TYPES: readonly Signature[] = [false, true].flatMap((hasResult) =>
  Array.from({ length: MOST_PARAMS }, (_, params) => ({ params, hasResult })),
)

function typeOf({ params, hasResult }: Signature): number {
  return params + (hasResult ? MOST_PARAMS : 0)
}

function flat(code: Code): number[] {
  return code.flatMap((part) => {
    if (typeof part === 'number') return part
    return Array.isArray(part) ? flat(part) : unsigned(typeOf(part))
  })
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
