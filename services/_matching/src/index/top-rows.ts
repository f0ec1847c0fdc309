import type { RankedMatch } from '../match-listings.ts'
import type { Regions } from './layout.ts'
import { compareIds, idOfRow } from './row-table.ts'

/**
 * The best rows so far: higher score first, then the lower id. `floor` is the least score that can still
 * get among them; -1 while there is room.
 */
export type TopRows = {
  floor: number
  offer(score: number, row: number): void
  /** The best, in order. */
  ranked(): RankedMatch[]
}

/** Above the highest score, 1000 tenths. */
const SCORES = 2048
/** Many rows may share the floor's score; from here on the worse ones of them are dropped. */
const MOST_CANDIDATES = 2048

/** Room to work in, for one TopRows after the other. */
export type TopRoom = { counts: Int32Array; rows: Int32Array; keys: Float64Array }

export function createTopRoom(): TopRoom {
  return {
    counts: new Int32Array(SCORES),
    rows: new Int32Array(MOST_CANDIDATES),
    keys: new Float64Array(MOST_CANDIDATES),
  }
}

const WORD = 2 ** 32

/** Counts candidates by score: the floor is the score that as many reach as are kept. */
export function createTopRows(
  regions: Regions,
  kept: number,
  room = createTopRoom(),
): TopRows {
  const { ids } = regions
  /** A key is the score and behind it the first word of the id, the lower the better. */
  const { rows, keys } = room
  const counts = room.counts.fill(0)
  let size = 0
  /** How many candidates have the floor's score or more. */
  let reaching = 0
  /** The least key that can still get in. */
  let floorKey = -1

  const scoreAt = (at: number) => Math.floor((keys[at] ?? 0) / WORD)
  /** Places among the candidates, the best first. */
  const best = (): number[] => {
    const least = Math.max(0, top.floor) * WORD
    const places: number[] = []
    for (let at = 0; at < size; at += 1) if ((keys[at] ?? 0) >= least) places.push(at)
    return places
      .toSorted(
        (a, b) =>
          (keys[b] ?? 0) - (keys[a] ?? 0) ||
          compareIds(regions, rows[a] ?? 0, rows[b] ?? 0),
      )
      .slice(0, kept)
  }

  const drop = () => {
    const left = best().map((at) => ({ row: rows[at] ?? 0, key: keys[at] ?? 0 }))
    counts.fill(0)
    for (const [at, { row, key }] of left.entries()) {
      rows[at] = row
      keys[at] = key
      const score = scoreAt(at)
      counts[score] = (counts[score] ?? 0) + 1
    }
    size = left.length
    reaching = size
    floorKey = left.at(-1)?.key ?? -1
  }

  const top: TopRows = {
    floor: -1,
    offer: (score, row) => {
      if (score < top.floor) return
      const key = score * WORD + (WORD - 1 - (ids[row * 4] ?? 0))
      if (key < floorKey) return
      rows[size] = row
      keys[size] = key
      size += 1
      counts[score] = (counts[score] ?? 0) + 1
      reaching += 1
      if (reaching < kept) return
      // Up, as long as enough of them are above.
      let floor = Math.max(0, top.floor)
      while (reaching - (counts[floor] ?? 0) >= kept) {
        reaching -= counts[floor] ?? 0
        floor += 1
      }
      top.floor = floor
      if (size === MOST_CANDIDATES) drop()
    },
    ranked: () =>
      best().map((at) => ({
        scholarshipId: idOfRow(regions, rows[at] ?? 0),
        preTenths: scoreAt(at),
      })),
  }
  return top
}
