/** The processes under `npm start`, found by the files in which their supervisor keeps their ids. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventually } from '@landfall/kit/testing/eventually'
import { isAlive, type ProcessIdentity } from '../../dev/processes.ts'

const NO_PROCESSES = ['supervisor', 'ports']
const run = process.env.E2E_STATE ? join(process.env.E2E_STATE, 'run') : null

/** Empty where the platform runs elsewhere, or in one process, where a fault of one service is that of the others. */
export const processNames = run && process.env.E2E_MODE !== 'single' ? namesIn(run) : []

function namesIn(folder: string): string[] {
  return readdirSync(folder)
    .flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? [])
    .filter((name) => !NO_PROCESSES.includes(name))
}

function identityOf(name: string): ProcessIdentity {
  return JSON.parse(
    readFileSync(join(run ?? '', `${name}.json`), 'utf8'),
  ) as ProcessIdentity
}

/** Kills the process without a warning; returns a function that waits until another has taken its place. */
export function killHard(name: string) {
  return end(name, 'SIGKILL')
}

/** Asks the process to end, as a new version's rollout does; returns the same function. */
export function stopInOrder(name: string) {
  return end(name, 'SIGTERM')
}

function end(name: string, signal: NodeJS.Signals) {
  const ended = identityOf(name)
  process.kill(ended.pid, signal)
  const replaced = () => identityOf(name).pid !== ended.pid && isAlive(identityOf(name))
  return () => eventually(replaced)
}

/** Stops the process where it is: whoever asks it gets no answer, not even a refusal. */
export function freeze(name: string) {
  const { pid } = identityOf(name)
  process.kill(pid, 'SIGSTOP')
  return () => process.kill(pid, 'SIGCONT')
}
