import { collectFaults } from './collect-faults.ts'

/** What one turn is to take. */
export type Turn = {
  /** At most so many. */
  size: number
  /** Those that have failed alone: they are left for the next time. */
  failed: readonly string[]
  /** Told which were taken, before any of them is worked on. */
  begin: (ids: readonly string[]) => void
}

/**
 * Works batch by batch until one is not full; for work that is too much for one transaction. Of a batch that fails after
 * it has told its ids, each is taken by itself: one that fails then holds up none of the others.
 * @param size of a full batch
 * @param work takes the next batch and returns how many were in it
 * @returns how many there were in all
 * @throws what the first of those met that failed alone; whatever `work` throws before it has told ids
 */
export async function inBatches(
  size: number,
  work: (turn: Turn) => Promise<number>,
): Promise<number> {
  const faults = collectFaults()
  let sum = 0
  for (let alone = 0; ; alone = Math.max(0, alone - 1)) {
    let taken: readonly string[] = []
    const turn: Turn = {
      size: alone > 0 ? 1 : size,
      failed: faults.ids,
      begin: (ids) => void (taken = ids),
    }
    try {
      const count = await work(turn)
      sum += count
      if (count < turn.size) break
    } catch (error) {
      const [id, ...others] = taken
      if (id === undefined) throw error
      if (others.length === 0) faults.add(id, error)
      else alone = taken.length + 1
    }
  }
  faults.throwFirst()
  return sum
}
