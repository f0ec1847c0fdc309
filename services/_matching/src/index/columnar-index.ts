import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import {
  type BitsetName,
  bitsetsOf,
  CODE_AT,
  dueOf,
  GROUP_NAMES,
  groupValues,
  NOBODY,
  NOTHING,
  OPEN,
  STATES_GROUP,
  STATES_REQUIREMENTS,
} from './columns.ts'
import {
  bitsetKey,
  createDictionary,
  type Dictionary,
  type Domain,
  entryBytes,
} from './dictionary.ts'
import { grown } from './grow.ts'
import type { IndexView } from './index-view.ts'
import {
  type Capacities,
  CODE_COLUMNS,
  createRegions,
  HEAD,
  openRegions,
  PAGE_ROWS,
  type Regions,
} from './layout.ts'
import { writeRows } from './one-writer.ts'
import { enterRow, findRow, idWords } from './row-table.ts'
import type { RequirementSet } from '../requirements/requirement-set.ts'
import {
  createAskedWords,
  NOTHING_ASKED,
  type QuestionWords,
  questionsOf,
  setOf,
} from './row-requirements.ts'
import { sameRows } from './same-rows.ts'
import {
  createRowPlaces,
  MAX_RUN_LENGTH,
  type RowPlaces,
  partitionOf,
  PARTITIONS,
} from './partitions.ts'
import { statedMarks } from './stated-marks.ts'
import type { WasmMemory } from '../bitset/wasm-memory.ts'

/** Every listing by its columns; see the README. One thread applies changes, others may read through views. */
export type ColumnarIndex = {
  /**
   * Stale: the index already has a newer version. The same version is applied again, for it may come again with
   * more in it.
   */
  apply(listing: ListingCriteria): 'applied' | 'stale'
  /** The number of known listings, including those that are not open. */
  readonly size: number
  readonly openCount: number
  /** Bytes of memory, all of it shared between threads. */
  readonly bytes: number
  versionOf(scholarshipId: string): number | null
  /** What a set of requirements asks, and the words of a question; null when no listing has ever had it. */
  setOf(id: string): RequirementSet | null
  questionOf(key: string): QuestionWords | null
  /** The reading side; the same object until the index has grown. */
  view(): IndexView
  /** Whether both have the same contents, whatever the order of rows. */
  equals(other: ColumnarIndex): boolean
}

type Options = {
  /** How many listings to reserve room for. */
  capacity?: number
  /** How many values a dictionary may have before codes take 32 bits; for tests. */
  narrowCodes?: number
}

const NARROW_CODES = 65_536
const FIRST_CAPACITIES = { bitsets: 128, minima: 256, log: 32_768, isWide: false }

export function createColumnarIndex(options: Options = {}): ColumnarIndex {
  const { capacity = 4096 } = options
  // The last pages of a partition are half empty.
  const spare = (PARTITIONS * PAGE_ROWS * MAX_RUN_LENGTH) / 2
  const rows = roundedUp(capacity + Math.min(spare, capacity / 16))
  const state = createState(createRegions({ ...FIRST_CAPACITIES, rows }), options)
  for (const name of [NOBODY, OPEN, STATES_REQUIREMENTS, ...Object.values(STATES_GROUP)]) {
    numberOf(state, 'bitset', bitsetKey(name))
  }
  // Number 0 of each: the value of a listing that states nothing.
  const groups = GROUP_NAMES.map((group) => numberOf(state, group, JSON.stringify(null)))
  numberOf(state, 'minima', JSON.stringify(groups))
  numberOf(state, 'award', JSON.stringify(NOTHING.award))
  numberOf(state, 'due', JSON.stringify(NOTHING.due))
  numberOf(state, 'state', JSON.stringify(NOTHING.state))
  numberOf(state, 'requirementSet', JSON.stringify(NOTHING_ASKED))
  return indexOver(state)
}

/** Opens an index in a memory that already holds one; there must be no other writer. */
export function openColumnarIndex(memory: WasmMemory): ColumnarIndex {
  return indexOver(createState(openRegions(memory), {}))
}

function roundedUp(rows: number): number {
  return Math.ceil(rows / PAGE_ROWS) * PAGE_ROWS
}

type State = {
  regions: Regions
  dictionary: Dictionary
  places: RowPlaces
  narrowCodes: number
  view: IndexView
}

function createState(regions: Regions, { narrowCodes = NARROW_CODES }: Options): State {
  const dictionary = createDictionary(regions)
  const view = { regions, dictionary, reader: 0 }
  return { regions, dictionary, places: createRowPlaces(regions), narrowCodes, view }
}

function indexOver(state: State): ColumnarIndex {
  const count = (place: number) => state.regions.header[place] ?? 0
  const asked = createAskedWords(state.dictionary)
  return {
    apply: (listing) => apply(state, listing),
    get size() {
      return count(HEAD.rowCount)
    },
    get openCount() {
      return count(HEAD.openCount)
    },
    get bytes() {
      return state.regions.buffer.byteLength
    },
    versionOf: (scholarshipId) => {
      const row = findRow(state.regions, idWords(scholarshipId))
      return row < 0 ? null : (state.regions.versions[row] ?? null)
    },
    setOf: asked.setOf,
    questionOf: asked.questionOf,
    view: () => state.view,
    equals: (other) => sameRows(state.view, other.view()),
  }
}

function apply(state: State, listing: ListingCriteria): 'applied' | 'stale' {
  const id = idWords(listing.scholarshipId)
  const known = findRow(state.regions, id)
  if (known >= 0 && (state.regions.versions[known] ?? 0) > listing.version) return 'stale'
  // Everything that may make the index grow happens before the row changes.
  const content = listing.isOpen ? contentOf(state, listing) : null
  const row = placeFor(state, known, partitionOf(listing))
  const { regions } = state
  writeRows(regions, () => {
    if (known < 0) addTo(regions.header, HEAD.rowCount, 1)
    else clearRow(state, known)
    if (known !== row) enterRow(regions, id, row)
    regions.versions[row] = listing.version
    if (content !== null) fillRow(regions, row, content)
  })
  if (known >= 0 && known !== row) state.places.give(regions, known)
  return 'applied'
}

/** The listing's row if that is in the right partition, otherwise a free row there. */
function placeFor(state: State, known: number, partition: number): number {
  const { regions, places } = state
  if (known >= 0 && regions.partitions[Math.floor(known / PAGE_ROWS)] === partition)
    return known
  const row = places.take(regions, partition)
  if (row >= 0) return row
  grow(state, { rows: roundedUp(regions.capacities.rows * 1.5) })
  return places.take(state.regions, partition)
}

/** The bitsets and the numbers of values of an open row. */
type Content = { bitsets: number[]; codes: number[]; asks: number }

function contentOf(state: State, listing: ListingCriteria): Content {
  const groups = GROUP_NAMES.map((group) => {
    const values = groupValues(group, listing.criteria)
    const isStated = values.some((value) => value !== null)
    return numberOf(state, group, JSON.stringify(isStated ? values : null))
  })
  const asks = numberOf(state, 'requirementSet', JSON.stringify(setOf(listing)))
  for (const question of questionsOf(listing)) numberOf(state, 'question', question)
  const names = [
    ...bitsetsOf(listing),
    ...statedMarks(listing),
    ...GROUP_NAMES.filter((_, at) => groups[at] !== 0).map((group) => STATES_GROUP[group]),
    ...(asks === 0 ? [] : [STATES_REQUIREMENTS]),
  ]
  const codes = Array.from({ length: CODE_COLUMNS }, () => 0)
  codes[CODE_AT.minima] = numberOf(state, 'minima', JSON.stringify(groups))
  codes[CODE_AT.award] = numberOf(state, 'award', JSON.stringify(listing.award))
  codes[CODE_AT.due] = numberOf(state, 'due', JSON.stringify(dueOf(listing)))
  codes[CODE_AT.state] = numberOf(state, 'state', JSON.stringify(listing.state))
  return {
    bitsets: names.map((name) => bitsetNumberOf(state, name)),
    codes,
    asks,
  }
}

function fillRow(regions: Regions, row: number, content: Content): void {
  const { bitsets, codes, asks } = content
  const { bits, words } = regions
  for (const bitset of bitsets) {
    const at = bitset * words + (row >>> 5)
    bits[at] = (bits[at] ?? 0) | (1 << (row & 31))
  }
  const minima = codes[CODE_AT.minima] ?? 0
  regions.minima[row] = minima
  regions.asks[row] = asks
  regions.codes.set(codes, row * CODE_COLUMNS)
  addTo(regions.tallies, minima, 1)
  addTo(regions.header, HEAD.openCount, 1)
}

/** Takes the row out of every set; the row then holds no listing. */
function clearRow({ regions, dictionary }: State, row: number): void {
  const { bits, words, minima, codes, asks, header, tallies, versions } = regions
  versions[row] = 0
  const word = row >>> 5
  const bit = 1 << (row & 31)
  const end = dictionary.sizeOf('bitset') * words
  let wasOpen = false
  for (let at = word; at < end; at += words) {
    const old = bits[at] ?? 0
    if ((old & bit) === 0) continue
    bits[at] = old & ~bit
    wasOpen = true
  }
  if (!wasOpen) return
  addTo(tallies, minima[row] ?? 0, -1)
  minima[row] = 0
  asks[row] = 0
  codes.fill(0, row * CODE_COLUMNS, (row + 1) * CODE_COLUMNS)
  addTo(header, HEAD.openCount, -1)
}

function addTo(numbers: Int32Array, at: number, more: number): void {
  numbers[at] = (numbers[at] ?? 0) + more
}

function bitsetNumberOf(state: State, name: BitsetName): number {
  const known = state.dictionary.findBitset(name)
  return known ?? numberOf(state, 'bitset', bitsetKey(name))
}

/** The value's number; the first listing with a value gives it a new number. */
function numberOf(state: State, domain: Domain, json: string): number {
  const known = state.dictionary.find(domain, json)
  if (known !== undefined) return known
  makeRoomForValue(state, domain, entryBytes(json))
  return state.dictionary.add(domain, json)
}

function makeRoomForValue(state: State, domain: Domain, bytes: number): void {
  const { bitsets, minima, log, isWide } = state.regions.capacities
  const size = state.dictionary.sizeOf(domain)
  if ((state.regions.header[HEAD.logBytes] ?? 0) + bytes > log) {
    grow(state, { log: log * 2 + bytes })
  }
  if (domain === 'bitset') {
    if (size >= bitsets) grow(state, { bitsets: Math.ceil(bitsets * 1.5) })
    return
  }
  if (domain === 'minima' && size >= minima) grow(state, { minima: minima * 2 })
  if (size >= state.narrowCodes && !isWide) grow(state, { isWide: true })
}

function grow(state: State, changes: Partial<Capacities>): void {
  const regions = grown(state.regions, changes)
  state.dictionary.moveTo(regions)
  state.regions = regions
  state.view = { ...state.view, regions }
}
