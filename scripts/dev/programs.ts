/** Finds programs on this machine and asks them their version. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first executable file of that name on the PATH. */
export function onPath(name: string, path = process.env.PATH ?? ''): string | null {
  const folders = path.split(delimiter).filter((folder) => folder !== '')
  return folders.map((folder) => join(folder, name)).find(isExecutable) ?? null
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The first dotted number that `file --version` prints, or null when it can't be run. */
export function versionOf(file: string): string | null {
  const { status, stdout, stderr } = spawnSync(file, ['--version'], {
    encoding: 'utf8',
    timeout: 10_000,
  })
  if (status !== 0) return null
  return /\d+(?:\.\d+)+/.exec(`${stdout}${stderr}`)?.[0] ?? null
}

/** Compares dotted numbers: `2.9.10` is older than `2.10`. */
export function isAtLeast(version: string, oldest: string): boolean {
  const [have, want] = [version, oldest].map((text) => text.split('.').map(Number))
  for (const [index, number] of (want ?? []).entries()) {
    const own = have?.[index] ?? 0
    if (own !== number) return own > number
  }
  return true
}
