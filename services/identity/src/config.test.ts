import { testKeys } from '@landfall/kit/testing/callers'
import { expect, it } from 'vitest'
import { identityConfig } from './config.ts'

const env = {
  NODE_ENV: 'development',
  DATABASE_URL: 'postgres://localhost/landfall',
  REDIS_URL: 'redis://localhost',
  NATS_URL: 'nats://localhost',
  GATEWAY_PUBLIC_KEY: testKeys().publicKey,
  STUDENT_ANSWERS_KEY: 'A'.repeat(43),
  PUBLIC_URL: 'http://localhost:4000/',
}

it('the configuration has the limits of the specification unless told otherwise', () => {
  const config = identityConfig(env)
  expect(config.passwordMinLength).toBe(6)
  expect(config.publicUrl).toBe('http://localhost:4000')
  expect(config.limits).toMatchObject({
    loginFailuresPerAccountAndAddress: 5,
    loginFailuresPerAccount: 20,
    loginFailuresPerAddress: 60,
    loginWindowSeconds: 900,
    registrationsPerHour: 60,
    loginFailuresPerDevice: 5,
    mailRequestsPerHour: 10,
  })
  const changed = identityConfig({
    ...env,
    PASSWORD_MIN_LENGTH: '8',
    REGISTRATIONS_PER_HOUR: '500',
  })
  expect(changed.passwordMinLength).toBe(8)
  expect(changed.limits.registrationsPerHour).toBe(500)
})

it('the configuration keeps mails in development, and needs a mail server to start in production', () => {
  expect(identityConfig(env).mail.smtpUrl).toBeNull()
  expect(() => identityConfig({ ...env, NODE_ENV: 'production' })).toThrow('SMTP_URL')
  const production = { ...env, NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example:587' }
  expect(identityConfig(production).mail.smtpUrl).toBe('smtp://mail.example:587')
})

it('the configuration requires the address and password of the first admin together', () => {
  const address = { ...env, LANDFALL_ADMIN_EMAIL: 'root@example.org' }
  expect(() => identityConfig(address)).toThrow('belong together')
  expect(
    identityConfig({ ...address, LANDFALL_ADMIN_PASSWORD: 'river-stone-7' }).firstAdmin,
  ).toEqual({ email: 'root@example.org', password: 'river-stone-7' })
})
