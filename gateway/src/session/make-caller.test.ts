import { expect, it } from 'vitest'
import { aRequest } from '../../test/_request.ts'
import { makeCaller } from './make-caller.ts'

function fingerprintOf(asked: { method: string; path: string; search: string }, body = '') {
  const incoming = aRequest({ ...asked, headers: { 'idempotency-key': 'one-key' } })
  const caller = makeCaller(
    incoming,
    { kind: 'visitor' },
    { channel: 'rest', bodyText: body },
  )
  return caller.ok ? caller.value.idempotencyKey?.fingerprint : undefined
}

const asked = { method: 'POST', path: '/api/unsubscribe', search: '?token=one' }

it.each([
  ['a', true],
  ['a'.repeat(255), true],
  ['a'.repeat(256), false],
  ['', false],
  [' ', false],
])('accepts %j as an Idempotency-Key: %s', (key, isTaken) => {
  const incoming = aRequest({ ...asked, headers: { 'idempotency-key': key } })
  const visitor = { kind: 'visitor' } as const
  const caller = makeCaller(incoming, visitor, { channel: 'rest', bodyText: '' })
  expect(caller.ok).toBe(isTaken)
})

it.each([
  ['method', { method: 'PATCH' }, ''],
  ['path', { path: '/api/other' }, ''],
  ['query', { search: '?token=other' }, ''],
  ['body', {}, 'other'],
])(
  'gives a request with another %s a different fingerprint, so that a reused Idempotency-Key is noticed',
  (_what, change, body) => {
    expect(fingerprintOf(asked)).toBe(fingerprintOf({ ...asked }))
    expect(fingerprintOf({ ...asked, ...change }, body)).not.toBe(fingerprintOf(asked))
  },
)
