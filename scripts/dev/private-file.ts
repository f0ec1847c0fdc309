/** Files that only their owner reads. */
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a value as JSON, making the folder where there is none. */
export function writePrivateFile(file: string, value: unknown) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 })
  // The mode above applies only to a new file.
  chmodSync(file, 0o600)
}
