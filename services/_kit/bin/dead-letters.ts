import { argv, stdout } from 'node:process'
import { z } from 'zod'
import { createBus } from '../src/messaging/bus.ts'
import type { Bus } from '../src/messaging/bus.ts'
import { backingEnv, readConfig } from '../src/process/config.ts'
import {
  dropDeadLetter,
  listDeadLetters,
  replayDeadLetter,
} from '../src/messaging/dead-letters.ts'
import { createLog } from '../src/observability/log.ts'

const usage = `Events that a service gave up after eight tries.

  NATS_URL=nats://… node services/_kit/bin/dead-letters.ts list
  …                                                      replay <position>… | all
  …                                                      drop <position>…
`

const environment = z.object({ NATS_URL: backingEnv.url(['nats', 'tls']) })
// oxlint-disable-next-line node/no-process-env -- a command of its own, with no config.ts above it
const config = readConfig(environment, process.env)
const log = createLog({ service: 'dead-letters', level: 'warn' })
const bus = createBus({ url: config.NATS_URL, name: 'dead-letters', log })
try {
  await run(bus, argv[2], argv.slice(3))
} finally {
  await bus.close()
}

async function run(bus: Bus, command: string | undefined, rest: string[]): Promise<void> {
  if (command === 'list') {
    for (const letter of await listDeadLetters(bus, 1_000)) {
      const { position, at, service, type, tries, reason } = letter
      print(
        `${position}\t${at.toISOString()}\t${service}\t${type}\t${tries} tries\t${reason}`,
      )
    }
    return
  }
  if ((command !== 'replay' && command !== 'drop') || rest.length === 0) {
    print(usage)
    process.exitCode = 2
    return
  }
  for (const position of await positions(bus, command, rest)) {
    await (command === 'replay' ? replayDeadLetter : dropDeadLetter)(bus, position)
    print(`${position}\t${command === 'replay' ? 'replayed' : 'dropped'}`)
  }
}

async function positions(bus: Bus, command: string, rest: string[]): Promise<number[]> {
  if (command === 'replay' && rest[0] === 'all') {
    return (await listDeadLetters(bus, 1_000)).map((letter) => letter.position)
  }
  return z.array(z.coerce.number().int().positive()).parse(rest)
}

function print(line: string): void {
  stdout.write(`${line}\n`)
}
