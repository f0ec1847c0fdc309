import { collectFaults } from './collect-faults.ts'

type Turn = { failed: readonly string[]; begin: (id: string) => void }

/**
 * Works through items that are due, one at a time, until none is left. An item that fails holds up none of the others
 * and is left for the next time.
 * @param work calls `begin` with the id of the next item that is not in `failed`, and handles it; returns false when
 *   none is left
 * @returns how many succeeded
 * @throws the error of the first item that failed; whatever `work` throws before it has called `begin`
 */
export async function oneByOne(work: (turn: Turn) => Promise<boolean>): Promise<number> {
  const faults = collectFaults()
  let count = 0
  for (;;) {
    let begun: string | null = null
    const begin = (id: string) => void (begun = id)
    try {
      if (!(await work({ failed: faults.ids, begin }))) break
      count += 1
    } catch (error) {
      if (begun === null) throw error
      faults.add(begun, error)
    }
  }
  faults.throwFirst()
  return count
}
