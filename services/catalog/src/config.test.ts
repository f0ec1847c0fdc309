import { generateKeyPairSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { catalogConfig } from './config.ts'

const { publicKey } = generateKeyPairSync('ed25519')
const ENV = {
  DATABASE_URL: 'postgres://localhost/landfall',
  REDIS_URL: 'redis://localhost',
  NATS_URL: 'nats://localhost',
  GATEWAY_PUBLIC_KEY: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  STUDENT_ANSWERS_KEY: 'A'.repeat(43),
}

it('the configuration reads keys of sources and the origins that each may be sent to', () => {
  const { sourceKeys, keyOrigins } = catalogConfig({
    ...ENV,
    SOURCE_KEY_HARBOUR: 'a',
    SOURCE_KEY_EMPTY: '',
    SOURCE_ORIGINS_HARBOUR: 'https://API.harbour.example/v1, https://harbour.example:8443',
  })
  expect(sourceKeys).toEqual({ SOURCE_KEY_HARBOUR: 'a' })
  expect(keyOrigins).toEqual({
    SOURCE_KEY_HARBOUR: ['https://api.harbour.example', 'https://harbour.example:8443'],
  })
})

it('the configuration refuses an origin that is not an address', () => {
  const environment = { ...ENV, SOURCE_ORIGINS_HARBOUR: 'harbour.example' }
  expect(() => catalogConfig(environment)).toThrow(
    /SOURCE_ORIGINS_HARBOUR.*: is a list of origins/,
  )
})

it('the configuration names the key that opens answers when it is missing', () => {
  const { STUDENT_ANSWERS_KEY: _, ...environment } = ENV
  expect(() => catalogConfig(environment)).toThrow(/STUDENT_ANSWERS_KEY/)
})
