/** The one-time link that identity's log prints while there is no admin. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The newest link printed since that time, or null. */
export function findSetupLink(logs: string, sinceMs: number): string | null {
  const files = ['identity.log', 'platform.log'].map((name) => join(logs, name))
  const lines = files
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => line.includes('"setupUrl"'))
  return (
    lines.map((line) => linkOf(line, sinceMs)).findLast((link) => link !== null) ?? null
  )
}

function linkOf(line: string, sinceMs: number): string | null {
  try {
    const { time, setupUrl } = JSON.parse(line) as { time: string; setupUrl: string }
    return Date.parse(time) >= sinceMs ? setupUrl : null
  } catch {
    // The process is still writing this line.
    return null
  }
}
