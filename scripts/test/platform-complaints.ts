/** What a platform has logged that may explain a failed test. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Shows only the last ones, which are nearest to the failure. */
const SHOWN = 20
const SHOWN_CHARACTERS = 700

/**
 * The platform's warnings, errors and requests answered with 500 or above, in order of time, one a line.
 * @param folder holds `*.log` files of JSON lines; lines that are not JSON, such as a store's own log, are left out
 * @param since leaves out what was logged before
 */
export function platformComplaints(folder: string, since: Date): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.log'))
  const lines = files.flatMap((name) =>
    readFileSync(join(folder, name), 'utf8').split('\n'),
  )
  return lines
    .flatMap((line) => readLine(line) ?? [])
    .filter((logged) => isComplaint(logged) && logged.time >= since.toISOString())
    .toSorted((a, b) => a.time.localeCompare(b.time))
    .slice(-SHOWN)
    .map(({ line }) => line.slice(0, SHOWN_CHARACTERS))
}

type Logged = { line: string; time: string; level: string; status?: number }

function isComplaint({ level, status = 0 }: Logged): boolean {
  return ['warn', 'error', 'fatal'].includes(level) || status >= 500
}

function readLine(line: string): Logged | null {
  if (!line.startsWith('{')) return null
  try {
    return { ...(JSON.parse(line) as Omit<Logged, 'line'>), line }
  } catch {
    // The last line may be half written.
    return null
  }
}
