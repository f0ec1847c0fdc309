import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { backingEnv, readConfig, serviceConfig } from './config.ts'

const { publicKey } = generateKeyPairSync('ed25519')
const env = {
  DATABASE_URL: 'postgres://localhost/landfall',
  REDIS_URL: 'redis://localhost',
  NATS_URL: 'nats://localhost',
  GATEWAY_PUBLIC_KEY: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
}

describe("a service's configuration", () => {
  it('is production unless said otherwise', () => {
    expect(serviceConfig('catalog', env)).toMatchObject({
      service: 'catalog',
      environment: 'production',
      logLevel: 'info',
      databaseUrl: env.DATABASE_URL,
      mongodbUrl: null,
    })
  })

  it('prefers the database of its own', () => {
    const own = 'postgres://localhost/own'
    const config = serviceConfig('donors-content', {
      ...env,
      DONORS_CONTENT_DATABASE_URL: own,
    })
    expect(config.databaseUrl).toBe(own)
  })

  it('names the database by the variable that was set', () => {
    const own = { ...env, DONORS_CONTENT_DATABASE_URL: 'mysql://localhost/own' }
    expect(() => serviceConfig('donors-content', own)).toThrow(
      /^ {2}DONORS_CONTENT_DATABASE_URL: is not a URL of postgres/m,
    )
    expect(() => serviceConfig('catalog', { ...env, DATABASE_URL: '' })).toThrow(
      /^ {2}DATABASE_URL: is missing/m,
    )
  })

  it('leaves the copies of streams to NATS, or has as many as can agree', () => {
    expect(serviceConfig('catalog', env).natsReplicas).toBeNull()
    expect(serviceConfig('catalog', { ...env, NATS_REPLICAS: '3' }).natsReplicas).toBe(3)
    expect(() => serviceConfig('catalog', { ...env, NATS_REPLICAS: '2' })).toThrow(
      /NATS_REPLICAS: is 1, 3 or 5/,
    )
  })

  it('takes the gateway key as base64 or PEM and gives PEM', () => {
    const pem = publicKey.export({ format: 'pem', type: 'spki' }).toString()
    expect(serviceConfig('catalog', env).gatewayPublicKey).toBe(pem)
    const oneLine = pem.replaceAll('\n', '\\n')
    for (const GATEWAY_PUBLIC_KEY of [pem, oneLine]) {
      expect(
        serviceConfig('catalog', { ...env, GATEWAY_PUBLIC_KEY }).gatewayPublicKey,
      ).toBe(pem)
    }
  })

  it('names every fault at once and no value', () => {
    const faulty = {
      ...env,
      NATS_URL: '',
      PORT: 'secret-text',
      GATEWAY_PUBLIC_KEY: 'secret-text',
    }
    const read = () => serviceConfig('catalog', faulty)
    expect(read).toThrow(/NATS_URL: is missing/)
    expect(read).toThrow(/PORT: is a port number/)
    expect(read).toThrow(/GATEWAY_PUBLIC_KEY: is not an Ed25519/)
    expect(read).not.toThrow(/secret-text/)
  })
})

describe('the pieces', () => {
  it.each([
    ['250', 250],
    ['250ms', 250],
    ['30s', 30_000],
    ['15m', 900_000],
    ['24h', 86_400_000],
    ['30d', 2_592_000_000],
  ])('read %s as %i ms', (text, expected) => {
    expect(
      readConfig(z.object({ WAIT: backingEnv.durationMs() }), { WAIT: text }).WAIT,
    ).toBe(expected)
  })

  it('read lists and flags', () => {
    const shape = z.object({ HOSTS: backingEnv.list(), ON: backingEnv.flag() })
    expect(readConfig(shape, { HOSTS: 'a, b,,c', ON: 'true' })).toEqual({
      HOSTS: ['a', 'b', 'c'],
      ON: true,
    })
  })

  it.each([
    ['flag', { X: 'maybe' }, backingEnv.flag()],
    ['url', { X: 'localhost' }, backingEnv.url()],
    ['url of another kind', { X: 'http://localhost' }, backingEnv.url(['nats'])],
    ['private key that is none', { X: 'x'.repeat(64) }, backingEnv.privateKey()],
    [
      'private key that is a public one',
      { X: env.GATEWAY_PUBLIC_KEY },
      backingEnv.privateKey(),
    ],
    ['duration', { X: 'soon' }, backingEnv.durationMs()],
    ['port', { X: '70000' }, backingEnv.port()],
  ])('refuse a wrong %s', (_, given, piece) => {
    expect(() => readConfig(z.object({ X: piece }), given)).toThrow(/X: /)
  })
})
