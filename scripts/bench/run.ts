/**
 * `npm run bench [name …] [-- --rounds N]`: runs each bench in a process of its own. A bench that needs servers gets
 * throw-away ones unless TEST_DATABASE_URL and its like name some; one that looks at pages gets a throw-away platform
 * unless E2E_URL names one.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toolEnv } from '../dev/run-once.ts'
import { createSupervisor } from '../dev/supervisor.ts'
import { startForBench } from '../test/journeys.ts'
import { startTestStores } from '../test/test-stores.ts'
import { say } from './measure.ts'

type Bench = { needsStores: boolean; needsPlatform?: boolean; isByName?: boolean }

const BENCHES: Readonly<Record<string, Bench>> = {
  gateway: { needsStores: false },
  match: { needsStores: false },
  questions: { needsStores: false },
  chats: { needsStores: true, isByName: true },
  meaning: { needsStores: true },
  'review-drift': { needsStores: false },
  'review-list': { needsStores: false, needsPlatform: true, isByName: true },
  search: { needsStores: true },
  'saved-searches': { needsStores: true },
  outbox: { needsStores: true },
  jobs: { needsStores: true },
  forum: { needsStores: true, isByName: true },
  subscribers: { needsStores: true, isByName: true },
}

type Started = { env: NodeJS.ProcessEnv; stop(): Promise<void> }

const nothing: Started = { env: {}, stop: async () => {} }

process.exitCode = await main(process.argv.slice(2))

async function main(args: string[]): Promise<number> {
  const firstOption = args.findIndex((arg) => arg.startsWith('-'))
  const names = firstOption < 0 ? args : args.slice(0, firstOption)
  const options = firstOption < 0 ? [] : args.slice(firstOption)
  const unknown = names.filter((name) => !Object.hasOwn(BENCHES, name))
  if (unknown.length > 0) {
    say(
      `There is no bench ${unknown.join(', ')}; there are ${Object.keys(BENCHES).join(', ')}`,
    )
    return 2
  }
  const unasked = Object.keys(BENCHES).filter((name) => !BENCHES[name]?.isByName)
  const chosen = names.length > 0 ? names : unasked
  const needsStores = chosen.some((name) => BENCHES[name]?.needsStores)
  const needsPlatform = chosen.some((name) => BENCHES[name]?.needsPlatform)
  const stores = needsStores ? await findStores(keptFolder(options)) : nothing
  const platform = needsPlatform && !process.env['E2E_URL'] ? await findPlatform() : nothing
  const env = { ...stores.env, ...platform.env }
  try {
    const codes: number[] = []
    for (const name of chosen) codes.push(await runBench(name, options, env))
    return codes.some((code) => code !== 0) ? 1 : 0
  } finally {
    await Promise.all([stores.stop(), platform.stop()])
  }
}

async function runBench(name: string, options: string[], env: NodeJS.ProcessEnv) {
  const file = join(import.meta.dirname, `${name}.ts`)
  if (!existsSync(file)) throw new Error(`The bench ${name} is missing`)
  const child = spawn(process.execPath, [file, ...options], {
    stdio: 'inherit',
    env: { ...toolEnv(), ...env },
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}

/** `--data FOLDER`: loaded data stays there for the next run. */
function keptFolder(options: readonly string[]): string | null {
  const at = options.indexOf('--data')
  return at < 0 ? null : (options[at + 1] ?? null)
}

/**
 * Uses the servers that TEST_… variables name and starts the rest.
 * @param kept where the data stays; null: it is thrown away
 */
async function findStores(kept: string | null): Promise<Started> {
  const folder = kept ?? newFolder()
  mkdirSync(folder, { recursive: true })
  const around = { logs: join(folder, 'log'), run: join(folder, 'run'), say }
  const supervisor = createSupervisor(around)
  const stop = async () => {
    await supervisor.stop()
    if (kept === null) rmSync(folder, { recursive: true, force: true })
  }
  stopOnSignal(stop)
  const env = await startTestStores(supervisor, folder, say)
  return { env, stop }
}

/** Starts a whole platform, which is thrown away afterward. */
async function findPlatform(): Promise<Started> {
  const folder = newFolder()
  say('Starting a platform')
  const platform = await startForBench(folder)
  const stop = async () => {
    await platform.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  stopOnSignal(stop)
  return { env: platform.env, stop }
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-bench-'))
  // PostgreSQL may run as another user, who has to pass through.
  chmodSync(folder, 0o711)
  return folder
}

function stopOnSignal(stop: () => Promise<void>) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => stop().finally(() => process.exit(130)))
  }
}
