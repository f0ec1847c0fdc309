/** The folder of one test run: everything that its servers, browsers and tests write. */
import {
  accessSync,
  chmodSync,
  constants,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { identify } from '../dev/processes.ts'

const MEMORY = '/dev/shm'
const PREFIX = 'landfall-test-'
/** Each folder's name holds the id of the process that made it. */
const OF_A_RUN = new RegExp(`^${PREFIX}(\\d+)-`)
/** A run writes less than a gigabyte. */
const MIN_FREE_BYTES = 4 * 2 ** 30
/** Free memory beside what the tests' own processes take. */
const MIN_FREE_MEMORY_BYTES = 10 * 2 ** 30

/**
 * Makes a new folder, in memory where there is room for it: a run makes and drops hundreds of databases, each of
 * hundreds of files, and as many browser profiles. On a disk (ext4) that took a seventh of the CPU time of the
 * integration tests.
 */
export function makeRunFolder(parent = hasRoom(MEMORY) ? MEMORY : tmpdir()): string {
  removeLeftFolders(parent)
  const folder = mkdtempSync(join(parent, `${PREFIX}${process.pid}-`))
  // PostgreSQL may run as another user, who has to pass through.
  chmodSync(folder, 0o711)
  return folder
}

/** Makes a folder for what tests leave behind, so that it ends with the run. */
export function makeTemporaryFolder(folder: string): string {
  const path = join(folder, 'tmp')
  mkdirSync(path)
  // The same mode as a machine's /tmp: processes of another user write there, too.
  chmodSync(path, 0o1777)
  return path
}

/** Removes the folders of runs that were killed: they would take up memory until the machine restarts. */
function removeLeftFolders(parent: string) {
  for (const name of readdirSync(parent)) {
    const pid = OF_A_RUN.exec(name)?.[1]
    if (!pid || identify(Number(pid))) continue
    try {
      rmSync(join(parent, name), { recursive: true, force: true })
    } catch {
      // The folder belongs to another user.
    }
  }
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return (
      bavail * bsize >= MIN_FREE_BYTES &&
      process.availableMemory() >= MIN_FREE_MEMORY_BYTES &&
      runsPrograms(folder)
    )
  } catch {
    return false
  }
}

/** Some systems forbid running programs in this folder, and tests write small programs. */
function runsPrograms(folder: string): boolean {
  const probe = join(mkdtempSync(join(folder, 'landfall-probe-')), 'program')
  writeFileSync(probe, '', { mode: 0o700 })
  try {
    accessSync(probe, constants.X_OK)
    return true
  } catch {
    return false
  } finally {
    rmSync(join(probe, '..'), { recursive: true })
  }
}
