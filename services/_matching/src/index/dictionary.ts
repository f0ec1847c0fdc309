import { type BitsetName, GROUP_NAMES, type GroupName } from './columns.ts'
import { HEAD, type Regions } from './layout.ts'

/**
 * The values behind the numbers of bitsets and code columns. `values` are JSON. The log in the buffer only grows,
 * and its count of entries is written last: a thread that reads up to the count reads only whole entries.
 */
export type Domain =
  | 'bitset'
  | GroupName
  | 'minima'
  | 'award'
  | 'due'
  | 'state'
  /** What rows ask beyond their columns, see `sharedSetOf`. */
  | 'requirementSet'
  /** The words of a question to students. */
  | 'question'

const DOMAINS: readonly Domain[] = [
  'bitset',
  ...GROUP_NAMES,
  'minima',
  'award',
  'due',
  'state',
  'requirementSet',
  'question',
]

export type Dictionary = {
  /** The number of a value; undefined when no row ever had it. */
  find(domain: Domain, json: string): number | undefined
  /** The number of a bitset; undefined when no row was ever in it. */
  findBitset(name: BitsetName): number | undefined
  /** The value of a number, as JSON. */
  valueOf(domain: Domain, number: number): string
  sizeOf(domain: Domain): number
  /** Every value of a domain, by number. */
  all(domain: Domain): readonly string[]
  /** Reads the entries that the log has gained since the last read. */
  refresh(): void
  /** Continues with the same log in another buffer. */
  moveTo(regions: Regions): void
  /** For the writer only. The caller has made sure that `entryBytes` fit. */
  add(domain: Domain, json: string): number
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()
const ENTRY_HEAD_BYTES = 5

/** The room that a value takes in the log. */
export function entryBytes(json: string): number {
  return ENTRY_HEAD_BYTES + encoder.encode(json).length
}

export function bitsetKey({ column, value }: BitsetName): string {
  return JSON.stringify([column, value])
}

export function createDictionary(first: Regions): Dictionary {
  let regions = first
  let position = 0
  let entries = 0
  const numbers = new Map(DOMAINS.map((domain) => [domain, new Map<string, number>()]))
  const values = new Map(DOMAINS.map((domain) => [domain, [] as string[]]))
  const numbersOf = (domain: Domain) => numbers.get(domain) ?? new Map<string, number>()
  const valuesOf = (domain: Domain) => values.get(domain) ?? []

  /** Keyed by column and value, since bitsets are looked up often. */
  const bitsets = new Map<string, Map<string | null, number>>()
  const keep = (domain: Domain, json: string) => {
    const number = valuesOf(domain).push(json) - 1
    numbersOf(domain).set(json, number)
    if (domain === 'bitset') {
      const [column, value] = JSON.parse(json) as [string, string | null]
      bitsets.set(column, (bitsets.get(column) ?? new Map()).set(value, number))
    }
    return number
  }

  const refresh = () => {
    const count = Atomics.load(regions.header, HEAD.logEntries)
    const { log } = regions
    for (; entries < count; entries += 1) {
      const domain = DOMAINS[log[position] ?? 0] ?? 'bitset'
      const length = new DataView(log.buffer, log.byteOffset + position + 1, 4).getUint32(0)
      const start = position + ENTRY_HEAD_BYTES
      // A copy, since a decoder does not accept shared memory.
      keep(domain, decoder.decode(log.slice(start, start + length)))
      position = start + length
    }
  }

  refresh()
  return {
    find: (domain, json) => numbersOf(domain).get(json),
    findBitset: ({ column, value }) => bitsets.get(column)?.get(value),
    valueOf: (domain, number) => {
      const value = valuesOf(domain)[number]
      if (value === undefined) throw new RangeError(`no ${domain} has number ${number}`)
      return value
    },
    sizeOf: (domain) => valuesOf(domain).length,
    all: valuesOf,
    refresh,
    moveTo: (moved) => {
      regions = moved
    },
    add: (domain, json) => {
      const { log, header } = regions
      const bytes = encoder.encode(json)
      log[position] = DOMAINS.indexOf(domain)
      new DataView(log.buffer, log.byteOffset + position + 1, 4).setUint32(0, bytes.length)
      log.set(bytes, position + ENTRY_HEAD_BYTES)
      position += ENTRY_HEAD_BYTES + bytes.length
      entries += 1
      Atomics.store(header, HEAD.logBytes, position)
      Atomics.store(header, HEAD.logEntries, entries)
      return keep(domain, json)
    },
  }
}
