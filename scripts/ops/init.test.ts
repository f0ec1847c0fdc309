import { execFileSync } from 'node:child_process'
import { createPrivateKey, createPublicKey } from 'node:crypto'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** A clone with these services; answers a way to run its `scripts/ops/init` and read `.env`. */
function installation(services: string[], env?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'init-'))
  cpSync(join(import.meta.dirname, 'init'), join(folder, 'scripts/ops/init'))
  for (const name of [...services, '_kit']) {
    mkdirSync(join(folder, 'services', name, 'src'), { recursive: true })
    writeFileSync(join(folder, 'services', name, 'src/main.ts'), '')
  }
  if (env !== undefined) writeFileSync(join(folder, '.env'), env)
  return () => {
    execFileSync(join(folder, 'scripts/ops/init'), { stdio: 'pipe' })
    const file = join(folder, '.env')
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
    const pairs = lines
      .filter((line) => !line.startsWith('#'))
      .map((line) => line.split(/=(.*)/s))
    return { names: pairs.map(([name]) => name), values: Object.fromEntries(pairs), file }
  }
}

const derOf = (base64: string) => Buffer.from(base64, 'base64')

it('makes each secret that the compose file asks for, readable to its owner only', () => {
  const { names, values, file } = installation(['identity', 'ai-workers'])()
  expect(names.toSorted()).toEqual([
    'AI_WORKERS_DATABASE_PASSWORD',
    'GATEWAY_PRIVATE_KEY',
    'GATEWAY_PUBLIC_KEY',
    'IDENTITY_DATABASE_PASSWORD',
    'IMMIGRATION_KEY',
    'MAIL_FROM',
    'MONGO_PASSWORD',
    'NATS_TOKEN',
    'POSTGRES_PASSWORD',
    'PUBLIC_URL',
    'REDIS_PASSWORD',
    'STUDENT_ANSWERS_KEY',
  ])
  expect(values.IDENTITY_DATABASE_PASSWORD).not.toBe(values.AI_WORKERS_DATABASE_PASSWORD)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

it('gives a new service its password and leaves what is there as it is', () => {
  const kept = ['REDIS_PASSWORD=old', 'PUBLIC_URL=https://landfall.example', 'OWN=kept']
  const run = installation(['identity', 'mentoring'], kept.join('\n'))
  const first = run()
  expect(first.values).toMatchObject({ REDIS_PASSWORD: 'old', OWN: 'kept' })
  expect(first.values.PUBLIC_URL).toBe('https://landfall.example')
  expect(first.values.MENTORING_DATABASE_PASSWORD).toMatch(/^[0-9a-f]{48}$/)
  expect(run().values).toEqual(first.values)
  expect(new Set(first.names).size).toBe(first.names.length)
})

it('gives the public key that belongs to the private one', () => {
  const { values } = installation([])()
  const key = createPrivateKey({
    key: derOf(values.GATEWAY_PRIVATE_KEY ?? ''),
    format: 'der',
    type: 'pkcs8',
  })
  const publicDer = createPublicKey(key).export({ format: 'der', type: 'spki' })
  expect(derOf(values.GATEWAY_PUBLIC_KEY ?? '')).toEqual(publicDer)
})
