import { collectFaults } from './collect-faults.ts'

/** Tells `work` which items to take in one turn. */
export type Turn = {
  /** The most items to take. */
  size: number
  /** Ids of items that failed alone: this run skips them. */
  failed: readonly string[]
  /** To be called with the ids that were taken, before work on any of them begins. */
  begin: (ids: readonly string[]) => void
}

/**
 * Works batch by batch until one is not full; for work that is too much for one transaction. When a batch fails after
 * it has announced its ids, each item is processed by itself, so one that fails alone does not hold up the others.
 * @param size of a full batch
 * @param work takes the next batch and returns how many were in it
 * @returns how many there were in all
 * @throws the error of the first item that failed alone, or whatever `work` throws before it calls `begin`
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
