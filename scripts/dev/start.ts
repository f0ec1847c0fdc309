/**
 * `npm start`: finds or starts the backing services, prepares the database and the web client, runs every process of
 * the platform and keeps it running until Ctrl-C. It keeps everything in `.landfall/`.
 */
import { join } from 'node:path'
import { provisionDatabase } from '@landfall/kit/database/provision'
import { readDeployments, sealingKeysOf } from '../declared/deployment.ts'
import { loadDemo } from './demo.ts'
import {
  firstAdminOf,
  possibleAdmins,
  readOrMakeDemoLogins,
  type DemoLogins,
} from './demo-logins.ts'
import type { Facts } from './environment.ts'
import { readOptions, type Options } from './options.ts'
import { folders, state } from './paths.ts'
import { claimSitePort, platformPorts } from './platform-ports.ts'
import { runPlatform } from './platform.ts'
import { claimRun } from './run-claim.ts'
import { readOrMakeSecrets, type Secrets } from './secrets.ts'
import { discoverServices, type ServiceFolder } from './services.ts'
import { findSetupLink } from './setup-link.ts'
import { runStores, stores } from './stores/run-stores.ts'
import { endLeftOvers } from './detached-process.ts'
import { createSupervisor, type Supervisor } from './supervisor.ts'
import { buildWeb } from './web-build.ts'

const startedMs = Date.now()
await main()

async function main() {
  try {
    const options = readOptions(process.argv.slice(2), process.env)
    const claim = claimRun(join(folders.run, 'supervisor.json'))
    const supervisor = createSupervisor({ logs: folders.logs, run: folders.run, say })
    const signals = stopOnSignal(supervisor, claim.release)
    await start(supervisor, options).catch(async (error: unknown) => {
      // When the person stops the platform, its start fails: that is no news.
      if (signals.isStopping) return
      fail(error)
      await supervisor.stop()
      claim.release()
      process.exit(1)
    })
  } catch (error) {
    fail(error)
    process.exit(1)
  }
}

async function start(supervisor: Supervisor, options: Options) {
  say('Starting Landfall')
  const notProcesses = ['supervisor', 'ports', ...stores.map(({ name }) => name)]
  await endLeftOvers(folders.run, (name) => notProcesses.includes(name))
  await claimSitePort(options.port)
  const services = discoverServices()
  const ports = await platformPorts(services)
  const secrets = readOrMakeSecrets(join(state, 'secrets'), {
    services: services.map(({ name }) => name),
    sealingKeys: sealingKeysOf(readDeployments(services)),
  })
  const { isThrowAway } = options
  const { data } = folders
  const common = { supervisor, ports, secrets, env: process.env, say }
  const storeRuns = runStores({ ...common, data, isThrowAway })
  // The first page needs nothing of MongoDB, and the first build of its stand-in takes long.
  storeRuns.mongodb.ready.catch(warn)
  const webIsBuilt = buildWeb(say)
  webIsBuilt.catch(() => {})
  const [databaseUrls] = await Promise.all([
    storeRuns.postgres.ready.then(() =>
      provision(storeRuns.postgres.url, services, secrets),
    ),
    storeRuns.redis.ready,
    storeRuns.nats.ready,
  ])
  const logins = options.isDemo
    ? readOrMakeDemoLogins(join(state, 'demo-logins'), process.env)
    : null
  const facts: Facts = {
    options,
    services,
    ports,
    secrets,
    stores: storeRuns,
    databaseUrls,
    admin: logins && firstAdminOf(logins, process.env),
  }
  await runPlatform(supervisor, facts, { webIsBuilt, say })
  printAddress(options)
  // The site is up whatever becomes of the demo.
  if (logins) await printDemo(options, logins)
}

async function printDemo({ port }: Options, logins: DemoLogins) {
  const { env } = process
  const admins = possibleAdmins(logins, env)
  const ownPassword = env.LANDFALL_ADMIN_PASSWORD
  const site = { url: `http://localhost:${port}`, logins, admins, ownPassword, say }
  await loadDemo(site).catch(warn)
}

async function provision(adminUrl: string, services: ServiceFolder[], secrets: Secrets) {
  const access = services.map(({ name }) => ({
    name,
    password: secrets.databaseRoles[name] ?? '',
  }))
  const provisioned = await provisionDatabase({ adminUrl, services: access })
  return Object.fromEntries(provisioned.map(({ name, url }) => [name, url]))
}

function printAddress({ port }: Options) {
  const setup = findSetupLink(folders.logs, startedMs)
  const address = `http://localhost:${port}`
  say(`
Landfall is ready (${((Date.now() - startedMs) / 1000).toFixed(1)} s)

    ${address}
    ${address}/dev/mail    the mails that it sends
    Ctrl-C stops it        (or: kill ${process.pid})
${setup ? `\n    There is no admin yet. Open this once to make one:\n    ${setup}\n` : ''}
Its data, logs and secrets are in ${state}
`)
}

/** The first signal stops everything in order, the second one at once. */
function stopOnSignal(supervisor: Supervisor, release: () => void) {
  const signals = { isStopping: false }
  const stop = async () => {
    if (signals.isStopping) process.exit(1)
    signals.isStopping = true
    say('\nStopping')
    await supervisor.stop().catch(fail)
    release()
    say('Stopped')
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  // A terminal that is gone must not end us before we have stopped the other processes.
  process.stdout.on('error', () => {})
  process.stderr.on('error', () => {})
  return signals
}

function say(text: string) {
  process.stdout.write(`${text}\n`)
}

function warn(error: Error) {
  say(`  ! ${error.message}`)
}

function fail(error: unknown) {
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(`\n${message}\n`)
}
