import { spawnSync } from 'node:child_process'
import { createPrivateKey, createPublicKey } from 'node:crypto'
import { cpSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import {
  parseDeployment,
  readDeployments,
  sealingKeysOf,
  type ServiceToDeploy,
} from '../declared/deployment.ts'
import { root } from '../dev/paths.ts'
import { discoverServices, serviceVariable } from '../dev/services.ts'
import { temporaryFolder } from '../test/temporary-folder.ts'
import { composeFile } from './compose-services.ts'

const template = readFileSync(join(root, 'deploy/compose.template.yml'), 'utf8')
const OURS = readDeployments(discoverServices())
const serviceOf = (name: string, deploy = '') => ({
  name,
  deployment: parseDeployment(name, deploy),
})

/** Makes a clone with these services; returns a way to run its `scripts/ops/init` and read `.env`. */
function installation(services: readonly ServiceToDeploy[], env?: string) {
  const folder = temporaryFolder('init')
  cpSync(join(import.meta.dirname, 'init'), join(folder, 'scripts/ops/init'))
  writeFileSync(join(folder, 'docker-compose.yml'), composeFile(template, services))
  const file = join(folder, '.env')
  if (env !== undefined) writeFileSync(file, env)
  return () => {
    const said = spawnSync(join(folder, 'scripts/ops/init'), { encoding: 'utf8' })
    const text = readFileSync(file, 'utf8')
    const lines = text.trimEnd().split('\n')
    const pairs = lines
      .filter((line) => !line.startsWith('#'))
      .map((line) => line.split(/=(.*)/s))
    const names = pairs.map(([name]) => name)
    return { names, values: Object.fromEntries(pairs), file, text, said }
  }
}

const derOf = (base64: string) => Buffer.from(base64, 'base64')

it('the setup makes each secret that the compose file asks for, readable to its owner only', () => {
  const { names, values, file } = installation(OURS)()
  const passwords = OURS.map(({ name }) => serviceVariable(name, 'DATABASE_PASSWORD'))
  expect(names.toSorted()).toEqual(
    [
      ...passwords,
      ...sealingKeysOf(OURS),
      'GATEWAY_PRIVATE_KEY',
      'GATEWAY_PUBLIC_KEY',
      'MAIL_FROM',
      'MONGO_PASSWORD',
      'NATS_TOKEN',
      'POSTGRES_PASSWORD',
      'PUBLIC_URL',
      'REDIS_PASSWORD',
    ].toSorted(),
  )
  expect(new Set(Object.values(values)).size).toBe(names.length)
  for (const name of sealingKeysOf(OURS)) expect(values[name]).toMatch(/^[\w-]{43}$/)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

it('the setup gives a new service its password and key, and leaves existing ones as they are', () => {
  const kept = [
    '# ours',
    'REDIS_PASSWORD=old',
    'PUBLIC_URL=https://landfall.example',
    'export NATS_TOKEN = "spelled otherwise"',
    'IDENTITY_DATABASE_PASSWORD=',
    'OWN=kept',
  ]
  const services = [
    serviceOf('identity'),
    serviceOf('peer-mentoring', 'sealingKeys: [PEER_NOTES_KEY]'),
  ]
  const run = installation(services, kept.join('\n'))
  const first = run()
  expect(first.text.startsWith(`${kept.join('\n')}\n`)).toBe(true)
  expect(first.names).not.toContain('NATS_TOKEN')
  expect(first.names.filter((name) => name === 'REDIS_PASSWORD')).toHaveLength(1)
  expect(first.values.PEER_MENTORING_DATABASE_PASSWORD).toMatch(/^[0-9a-f]{48}$/)
  expect(first.values.PEER_NOTES_KEY).toMatch(/^[\w-]{43}$/)
  // A variable that is set to nothing is not set, and of two lines the last one counts.
  expect(first.values.IDENTITY_DATABASE_PASSWORD).toMatch(/^[0-9a-f]{48}$/)
  const second = run()
  expect(second.text).toBe(first.text)
  expect(second.said.stderr).toBe('init: .env has all that is needed\n')
})

it('the setup says that without another address the site is for this machine alone', () => {
  const hint = 'PUBLIC_URL is http://localhost:4000: to be used from elsewhere'
  expect(installation(OURS)().said.stderr).toContain(hint)
  const named = installation(OURS, 'PUBLIC_URL=https://landfall.example\n')()
  expect(named.said.stderr).not.toContain(hint)
})

it('the setup says what it cannot make', () => {
  const services = [
    serviceOf('mail', 'environment: { RELAY: "${RELAY:?run scripts/ops/init}" }'),
  ]
  const { said } = installation(services)()
  expect(said.status).toBe(1)
  expect(said.stderr).toContain('docker-compose.yml asks for RELAY: enter it in .env')
  const entered = installation(services, 'RELAY=smtp://relay.example\n')()
  expect(entered.said.status).toBe(0)
})

it('the setup gives the public key that belongs to the private one', () => {
  const { values } = installation([])()
  const key = createPrivateKey({
    key: derOf(values.GATEWAY_PRIVATE_KEY ?? ''),
    format: 'der',
    type: 'pkcs8',
  })
  const publicDer = createPublicKey(key).export({ format: 'der', type: 'spki' })
  expect(derOf(values.GATEWAY_PUBLIC_KEY ?? '')).toEqual(publicDer)
})
