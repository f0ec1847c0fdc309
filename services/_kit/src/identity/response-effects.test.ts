import { expect, it } from 'vitest'
import {
  decodeEffects,
  encodeEffects,
  hasEffects,
  mergeEffects,
  noEffects,
  type ResponseEffects,
} from './response-effects.ts'

it('effects travel in a header and come back with their dates', () => {
  const effects: ResponseEffects = {
    session: { kind: 'set', token: 'tök', expiresAt: new Date('2026-12-01T00:00:00Z') },
    retryAfterSeconds: 3,
    deviceId: 'd',
    visitorToken: 'v',
  }
  expect(decodeEffects(encodeEffects(effects))).toEqual(effects)
  expect(decodeEffects(undefined)).toEqual(noEffects())
  expect(hasEffects(noEffects())).toBe(false)
  expect(hasEffects(effects)).toBe(true)
})

it('effects of a newer service are read without what this gateway does not know', () => {
  const newer = { session: { kind: 'clear', reason: 'x' }, addedLater: 1 }
  const header = Buffer.from(JSON.stringify(newer)).toString('base64url')
  expect(decodeEffects(header)).toEqual({ session: { kind: 'clear' } })
})

it('effects are refused when they are not what a service writes', () => {
  const header = Buffer.from('{"session":{"kind":"steal"}}').toString('base64url')
  expect(() => decodeEffects(header)).toThrow('Invalid')
})

it('effects merge: the last session and the longest wait count', () => {
  const all = noEffects()
  mergeEffects(all, { session: { kind: 'clear' }, retryAfterSeconds: 9 })
  const cookies = { deviceId: 'd', visitorToken: 'v' }
  mergeEffects(all, { session: null, retryAfterSeconds: 2, ...cookies })
  expect(all).toEqual({ session: { kind: 'clear' }, retryAfterSeconds: 9, ...cookies })
})
