/** One part of `npm test`, and what it found. */
import type { Tally } from './tally.ts'
import type { FileTime } from './times.ts'

export type Outcome = Tally & {
  readonly output: string
  readonly files?: readonly FileTime[]
}

export type TestStores = {
  /** TEST_DATABASE_URL and its like; resolves when all servers answer. */
  readonly env: Promise<NodeJS.ProcessEnv>
  /** A folder of this run, thrown away at its end. */
  readonly folder: string
}

export type Stage = {
  readonly name: string
  /** Runs beside other stages: it needs no servers and little of the machine. */
  readonly isStatic?: boolean
  readonly needsStores?: boolean
  readonly needsBrowser?: boolean
  /** Stages that must be over before it begins; the others run beside it. */
  readonly after?: readonly string[]
  run(stores: TestStores): Promise<Outcome>
}
