/**
 * Every setting that the code reads must be settable where it
 * runs: a setting that reaches no container has no effect.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { settingsReadIn } from '../check/docs/settings.ts'
import { root } from '../dev/paths.ts'
import { discoverServices, serviceVariable } from '../dev/services.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const configs = execFileSync(
  'git',
  [
    'ls-files',
    '-co',
    '--exclude-standard',
    'gateway/src/*config.ts',
    'services/*/src/*config.ts',
  ],
  { cwd: root, encoding: 'utf8' },
)
  .trim()
  .split('\n')
  .filter((file) => !file.includes('/testing/'))

/** Settings that a container gets in another way, which each line names. */
const SAID_OTHERWISE = new Set([
  'DATABASE_URL', // each service's own
  'RELEASE', // the image says it
  'DRAIN_SECONDS', // goes with the time that containers have to stop
  'OPS_HOST', // HOST
])
/** The compose file brings its own stores: one server of NATS, and a Redis that loses nothing. */
const OF_OTHER_STORES = new Set(['NATS_REPLICAS', 'ALLOW_LOSSY_STORES'])

function settingsOf(folder: string): string[] {
  const files = configs.filter((file) => file.startsWith(`${folder}/`))
  return files.flatMap((file) => settingsReadIn(read(file)))
}

function settingsOfService(name: string): string[] {
  const keepsDocuments = read(`services/${name}/deploy.yml`).includes('MONGODB_URL')
  const asksOthers = read(`services/${name}/src/config.ts`).includes('outgoingSettings(')
  return [
    serviceVariable(name, 'DATABASE_URL'),
    ...settingsOf(`services/${name}`),
    ...settingsOf('services/_kit').filter(
      (setting) => keepsDocuments || setting !== 'MONGODB_URL',
    ),
    ...(asksOthers ? settingsReadIn(read('services/_kit/src/safe-fetch/settings.ts')) : []),
  ]
}

const wanted: [process: string, settings: string[]][] = [
  ['gateway', settingsOf('gateway')],
  ...discoverServices().flatMap(({ name }) =>
    [name, `${name}-worker`].map((process): [string, string[]] => [
      process,
      settingsOfService(name),
    ]),
  ),
]

const { services } = parse(read('docker-compose.yml'), { merge: true })
const deployments = parseAllDocuments(read('deploy/kubernetes/platform.yaml'))
  .map((one) => one.toJS())
  .filter(({ kind }) => kind === 'Deployment')

it.each(wanted)('reach it in containers: %s', (process, settings) => {
  const given = Object.keys(services[process].environment)
  const known = new Set([...given, ...SAID_OTHERWISE, ...OF_OTHER_STORES])
  expect(settings.filter((setting) => !known.has(setting))).toEqual([])
})

it.each(wanted)('reach it on Kubernetes: %s', (process, settings) => {
  const { spec } = deployments.find(({ metadata }) => metadata.name === process)
  const env = spec.template.spec.containers[0].env as { name: string }[]
  const known = new Set([...env.map(({ name }) => name), ...SAID_OTHERWISE])
  expect(settings.filter((setting) => !known.has(setting))).toEqual([])
})
