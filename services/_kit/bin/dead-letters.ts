import { argv, stderr, stdout } from 'node:process'
import { z } from 'zod'
import { type FailedJobs, openFailedJobs } from '../src/jobs/failed-jobs.ts'
import { createBus } from '../src/messaging/bus.ts'
import type { Bus } from '../src/messaging/bus.ts'
import { backingEnv, readConfig } from '../src/process/config.ts'
import {
  dropDeadLetter,
  listDeadLetters,
  replayDeadLetter,
} from '../src/messaging/dead-letters.ts'
import { createLog } from '../src/observability/log.ts'

const usage = `Events that a service gave up, by their position, and jobs that failed for good, as <queue>/<id>.

  NATS_URL=nats://… REDIS_URL=redis://… node services/_kit/bin/dead-letters.ts list
  …                                      replay <position or job>… | all
  …                                      drop <position or job>…
`

const listed = 1_000

const environment = z.object({
  NATS_URL: backingEnv.url(['nats', 'tls']),
  REDIS_URL: backingEnv.url(['redis', 'rediss']),
})
// oxlint-disable-next-line node/no-process-env -- a command of its own, with no config.ts above it
const config = readConfig(environment, process.env)
// What it was asked for is on standard output, alone.
const log = createLog({ service: 'dead-letters', level: 'warn', destination: stderr })
const bus = createBus({ url: config.NATS_URL, name: 'dead-letters', log })
const jobs = openFailedJobs({ redisUrl: config.REDIS_URL, log })
try {
  await run({ bus, jobs }, argv[2], argv.slice(3))
} finally {
  await bus.close()
  await jobs.close()
}

type Stores = { bus: Bus; jobs: FailedJobs }

async function run(stores: Stores, command: string | undefined, rest: string[]) {
  if (command === 'list') return printAll(stores)
  if ((command !== 'replay' && command !== 'drop') || rest.length === 0) {
    print(usage)
    process.exitCode = 2
    return
  }
  const isAll = command === 'replay' && rest[0] === 'all'
  for (const name of isAll ? await allNames(stores) : rest) {
    await act(stores, command, name)
    print(`${name}\t${command === 'replay' ? 'replayed' : 'dropped'}`)
  }
}

async function act({ bus, jobs }: Stores, command: 'replay' | 'drop', name: string) {
  if (name.includes('/')) return command === 'replay' ? jobs.retry(name) : jobs.drop(name)
  const position = z.coerce.number().int().positive().parse(name)
  return (command === 'replay' ? replayDeadLetter : dropDeadLetter)(bus, position)
}

async function printAll({ bus, jobs }: Stores): Promise<void> {
  for (const letter of await listDeadLetters(bus, listed)) {
    const { position, at, service, type, tries, reason } = letter
    print(
      `${position}\t${at.toISOString()}\t${service}\t${type}\t${tries} tries\t${reason}`,
    )
  }
  for (const { id, at, name, tries, reason } of await jobs.list(listed)) {
    print(`${id}\t${at.toISOString()}\t${name}\t${tries} tries\t${reason}`)
  }
}

async function allNames({ bus, jobs }: Stores): Promise<string[]> {
  const letters = await listDeadLetters(bus, listed)
  const failed = await jobs.list(listed)
  return [...letters.map(({ position }) => `${position}`), ...failed.map(({ id }) => id)]
}

function print(line: string): void {
  stdout.write(`${line}\n`)
}
