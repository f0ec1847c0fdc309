/** Processes that outlive their starter, found again by what is written about them. */
import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  identify,
  isAlive,
  signalGroup,
  signalOne,
  type ProcessIdentity,
} from './processes.ts'

export type Command = {
  readonly file: string
  readonly args: readonly string[]
  /** The whole environment of the process, not an addition to ours. */
  readonly env?: NodeJS.ProcessEnv
  readonly cwd?: string
  readonly uid?: number
  readonly gid?: number
}

/** `ended` resolves when the process is gone. */
export type Running = {
  readonly identity: ProcessIdentity
  readonly ended: Promise<unknown>
}

const POLL_MS = 20
const WATCH_MS = 500
/** For leftovers: nobody waits for their answers anymore. */
const LEFT_OVER_LIMIT_MS = 2_000
const KILL_LIMIT_MS = 2_000

/** The process leads a group of its own: the terminal's Ctrl-C reaches only the supervisor. */
export function launchDetached(command: Command, logFile: string): Running {
  const log = openSync(logFile, 'a', 0o600)
  try {
    const child = spawn(command.file, [...command.args], {
      ...command,
      detached: true,
      stdio: ['ignore', log, log],
    })
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.on('error', () => {})
    if (child.pid === undefined) throw new Error(`${command.file} could not be started`)
    return { identity: identify(child.pid) ?? { pid: child.pid, born: '' }, ended }
  } finally {
    closeSync(log)
  }
}

/** A process that is not our child: we see its end a little later. */
export function adopt(identity: ProcessIdentity): Running {
  return { identity, ended: gone(identity) }
}

async function gone(identity: ProcessIdentity) {
  while (isAlive(identity)) await sleep(WATCH_MS)
}

/** Asks the process to end, and kills it when it does not; also ends what is left of its group. */
export async function endProcess(
  identity: ProcessIdentity,
  signal: NodeJS.Signals = 'SIGTERM',
  limitMs = LEFT_OVER_LIMIT_MS,
) {
  if (!isAlive(identity) || !signalOne(identity.pid, signal)) return
  await untilGone(identity, limitMs)
  signalGroup(identity.pid, 'SIGKILL')
  await untilGone(identity, KILL_LIMIT_MS)
}

async function untilGone(identity: ProcessIdentity, limitMs: number) {
  const deadline = Date.now() + limitMs
  while (isAlive(identity) && Date.now() < deadline) await sleep(POLL_MS)
}

/**
 * Ends processes that the files of a run folder name and that an earlier supervisor left running when it was killed.
 */
export async function endLeftOvers(run: string, isKept: (name: string) => boolean) {
  const files = existsSync(run) ? readdirSync(run) : []
  const names = files.flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? [])
  const left = names
    .filter((name) => !isKept(name))
    .map((name) => join(run, `${name}.json`))
  await Promise.all(
    left.map(async (file) => {
      const identity = readIdentity(file)
      if (identity) await endProcess(identity)
      rmSync(file, { force: true })
    }),
  )
}

export function readIdentity(file: string): ProcessIdentity | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ProcessIdentity
  } catch {
    return null
  }
}
