/** Lets only one supervisor run for one state folder. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { identify, isAlive, type ProcessIdentity } from './processes.ts'

export type Claim = { release(): void }

/** @throws when another supervisor runs; takes over the claim of one that was killed */
export function claimRun(file: string): Claim {
  const other = readClaim(file)
  if (other && other.pid !== process.pid && isAlive(other)) {
    throw new Error(
      `The platform of this folder runs already (process ${other.pid}). ` +
        `Stop it with Ctrl-C in its terminal, or: kill ${other.pid}`,
    )
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(identify(process.pid)))
  return { release: () => rmSync(file, { force: true }) }
}

/** Whether the process that a file of the run folder names is still there. */
export function isStillRunning(file: string): boolean {
  const identity = readClaim(file)
  return identity !== null && isAlive(identity)
}

function readClaim(file: string): ProcessIdentity | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ProcessIdentity
  } catch {
    return null
  }
}
