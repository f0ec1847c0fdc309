import { type BitsetArena, setBit } from './bitset-arena.ts'
import { FROM_LIST, NOWHERE, type Postings } from './postings.ts'

/** The approximate size of a Map entry. */
const MAP_ENTRY_WORDS = 8

/** Arrays of zeros by set, reused, as a small segment has only few of all sets. */
const spareZeros: Int32Array[] = []
const MAX_SPARE = 2

function takeZeros(length: number): Int32Array {
  const fitting = spareZeros.findIndex((spare) => spare.length >= length)
  const [spare] = fitting < 0 ? [] : spareZeros.splice(fitting, 1)
  return spare ?? new Int32Array(length + (length >> 2))
}

/**
 * Counts first, to know the sizes; then fills in the order of rows.
 * @param sets how many there are
 * @param o.rowsForEachListed a set that has more than one of this many rows becomes a bitset
 */
export function createPostingsBuilder(
  sets: number,
  { rowsForEachListed }: { rowsForEachListed: number },
) {
  const isLarge = (count: number, rows: number) => count * rowsForEachListed > rows
  const counts = takeZeros(sets)
  const seen: number[] = []
  return {
    count(set: number): void {
      if (counts[set] === 0) seen.push(set)
      counts[set] = (counts[set] ?? 0) + 1
    },

    /** How many bitsets are needed. */
    bitsets(rows: number): number {
      return seen.filter((set) => isLarge(counts[set] ?? 0, rows)).length
    },

    /** @param firstBitset of the arena; as many as `bitsets` said are filled by `add` */
    open(arena: BitsetArena, firstBitset: number, rows: number) {
      const isBitset = (count: number) => isLarge(count, rows)
      const postings = layOut({ sets, seen, counts, firstBitset, isBitset })
      // From now on, the place in `lists` of the next row, or a negative number for bitsets.
      const cursors = counts
      const { lists } = postings
      return {
        postings,
        add(set: number, row: number): void {
          const cursor = cursors[set] ?? 0
          if (cursor < 0) return setBit(arena, -1 - cursor, row)
          lists[cursor] = row
          cursors[set] = cursor + 1
        },
        /** When all rows are added. */
        close(): void {
          for (const set of seen) counts[set] = 0
          spareZeros.push(counts)
          if (spareZeros.length > MAX_SPARE) spareZeros.shift()
        },
      }
    },
  }
}

type Counted = {
  sets: number
  seen: readonly number[]
  /** Overwritten with where the rows of each set go: a place in `lists`, or -1 minus a bitset. */
  counts: Int32Array
  firstBitset: number
  isBitset: (count: number) => boolean
}

/** Allots space for each set that was seen. */
function layOut({ sets, seen, counts, firstBitset, isBitset }: Counted): Postings {
  const isDense = seen.length * MAP_ENTRY_WORDS > sets
  const array = isDense ? new Int32Array(sets).fill(NOWHERE) : null
  const map = new Map<number, number>()
  const put = (set: number, place: number) => {
    if (array === null) map.set(set, place)
    else array[set] = place
  }
  const spans = new Uint32Array(seen.length * 2)
  let bitset = firstBitset
  let listed = 0
  let total = 0
  for (const set of seen) {
    const count = counts[set] ?? 0
    if (isBitset(count)) {
      put(set, bitset)
      counts[set] = -1 - bitset
      bitset += 1
    } else {
      put(set, FROM_LIST - listed)
      spans[listed * 2] = total
      spans[listed * 2 + 1] = total + count
      counts[set] = total
      listed += 1
      total += count
    }
  }
  return { places: array ?? map, spans, lists: new Uint32Array(total) }
}
