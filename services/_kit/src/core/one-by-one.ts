import { collectFaults } from './collect-faults.ts'

type Turn = { failed: readonly string[]; begin: (id: string) => void }

/**
 * Works through what is due, each by itself, until nothing is left; one that fails holds up none of the others, and is
 * left for the next time.
 * @param work takes the next that is none of `failed`, tells its id before it begins, and answers false when there is none
 * @returns how many were worked on
 * @throws what the first of those met that failed; whatever `work` throws before it has told an id
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
