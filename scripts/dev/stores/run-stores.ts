/** Finds each backing service, starts those that we run ourselves, and waits until they answer. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Secrets } from '../secrets.ts'
import type { ProcessSpec } from '../supervised-process.ts'
import type { Supervisor } from '../supervisor.ts'
import { describe, findProgram } from './find-program.ts'
import { mongodb } from './mongodb.ts'
import { nats } from './nats.ts'
import { postgres } from './postgres.ts'
import { redis } from './redis.ts'
import type { Place, Program, Store } from './store.ts'

export const stores: Store[] = [postgres, redis, nats, mongodb]

const CONTAINER_LIMIT_MS = 300_000

export type StoreRun = {
  /** The address, known before the server answers. */
  readonly url: string
  /** Resolves when it answers. */
  readonly ready: Promise<void>
}

export type StoreRuns = { readonly [name in Store['name']]: StoreRun }

export function runStores(o: {
  supervisor: Supervisor
  /** Where each keeps its files. */
  data: string
  ports: { readonly [name: string]: number }
  secrets: Secrets
  isThrowAway: boolean
  env: NodeJS.ProcessEnv
  say(text: string): void
}): StoreRuns {
  mkdirSync(o.data, { recursive: true })
  const runs = stores.map((store): [string, StoreRun] => {
    const place = {
      data: join(o.data, store.name),
      port: o.ports[store.name] ?? 0,
      secrets: o.secrets,
      isThrowAway: o.isThrowAway,
    }
    const url = o.env[store.urlVariable] || store.url(place)
    return [store.name, { url, ready: runStore(store, place, url, o) }]
  })
  return Object.fromEntries(runs) as StoreRuns
}

async function runStore(
  store: Store,
  place: Place,
  url: string,
  o: { supervisor: Supervisor; env: NodeJS.ProcessEnv; say(text: string): void },
) {
  const found = await findProgram(store, place, o.env)
  if (found.program.kind === 'url') {
    await store.ping(url).catch((error: Error) => {
      throw new Error(
        `${store.label} does not answer at the address of ${store.urlVariable} (${error.message})`,
      )
    })
  } else {
    await o.supervisor.run(processOf(store, found.program, place, url))
  }
  o.say(`  ✓ ${describe(store, found)}`)
}

function processOf(
  store: Store,
  program: Exclude<Program, { kind: 'url' }>,
  place: Place,
  url: string,
): ProcessSpec & { stage: 'store' } {
  return {
    stage: 'store',
    name: store.name,
    command: () => store.prepare(program, place),
    ready: () => store.ping(url),
    stopSignal: store.stopSignal,
    isAdoptable: true,
    ...(program.kind === 'image' ? { readyLimitMs: CONTAINER_LIMIT_MS } : {}),
  }
}
