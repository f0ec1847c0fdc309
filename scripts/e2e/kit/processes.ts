/** The processes under `npm start`, by the files in which their supervisor keeps who they are. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventually } from '@landfall/kit/testing/eventually'
import { isAlive, type ProcessIdentity } from '../../dev/processes.ts'

const NO_PROCESSES = ['supervisor', 'ports']
const run = process.env.E2E_STATE ? join(process.env.E2E_STATE, 'run') : null

/** None where the platform runs elsewhere, or in one process, whose faults are those of the others. */
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

/** Ends it without a word; answers a function that waits until another has taken its place. */
export function killHard(name: string) {
  return end(name, 'SIGKILL')
}

/** Asks it to end, as whoever brings a new version does; answers the same. */
export function stopInOrder(name: string) {
  return end(name, 'SIGTERM')
}

function end(name: string, signal: NodeJS.Signals) {
  const ended = identityOf(name)
  process.kill(ended.pid, signal)
  const replaced = () => identityOf(name).pid !== ended.pid && isAlive(identityOf(name))
  return () => eventually(replaced)
}

/** Stops it where it stands: who asks it gets no answer, not even a refusal. */
export function freeze(name: string) {
  const { pid } = identityOf(name)
  process.kill(pid, 'SIGSTOP')
  return () => process.kill(pid, 'SIGCONT')
}
