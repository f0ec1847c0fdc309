import { describe, expect, it } from 'vitest'
import { aRequest } from '../../test/_request.ts'
import { comesFromSite, mayChangeState } from './origin-rule.ts'

const allowed = new Set(['https://app.example.org'])

function post(headers: Record<string, string>, isSecure = true) {
  return aRequest({
    method: 'POST',
    isSecure,
    headers: { host: 'site.example', ...headers },
  })
}

describe('a request that changes state', () => {
  it.each([
    ['its own origin', { origin: 'https://site.example' }, true],
    ['an origin that is allowed', { origin: 'https://app.example.org' }, true],
    ['another site', { origin: 'https://evil.example' }, false],
    ['a frame without an origin', { origin: 'null' }, false],
    ['its own host without TLS', { origin: 'http://site.example' }, false],
    ['another port', { origin: 'https://site.example:8443' }, false],
    ['a program', {}, true],
  ])(
    'from %s is allowed or refused the same with and without a cookie',
    (_from, headers, isAllowed) => {
      expect(mayChangeState(post(headers), allowed)).toBe(isAllowed)
      const withCookie = { 'sec-fetch-site': 'same-origin', ...headers, cookie: 'a=b' }
      expect(mayChangeState(post(withCookie), allowed)).toBe(isAllowed)
    },
  )

  it('is compared with an http origin when there is no TLS', () => {
    expect(mayChangeState(post({ origin: 'http://site.example' }, false), allowed)).toBe(
      true,
    )
  })
})

it.each(['GET', 'HEAD', 'OPTIONS'])(
  '%s is allowed from any origin, because it changes nothing',
  (method) => {
    const headers = { host: 'site.example', origin: 'https://evil.example', cookie: 'a=b' }
    expect(mayChangeState(aRequest({ method, headers }), allowed)).toBe(true)
  },
)

it.each([
  ['of its own page', { origin: 'https://site.example' }, true],
  ['of an allowed page', { origin: 'https://app.example.org' }, true],
  ['of a page that tells no origin', { 'sec-fetch-site': 'same-origin' }, true],
  ['of a page of the same domain', { 'sec-fetch-site': 'same-site' }, false],
  ['that tells nothing', {}, false],
])(
  'a WebSocket with a cookie %s is accepted or refused by its origin',
  (_of, headers, isAllowed) => {
    expect(comesFromSite(post({ ...headers, cookie: 'a=b' }), allowed)).toBe(isAllowed)
  },
)

it('a WebSocket without a cookie is accepted from any origin', () => {
  expect(comesFromSite(post({ origin: 'https://evil.example' }), allowed)).toBe(true)
  expect(
    comesFromSite(post({ origin: 'https://evil.example', cookie: 'a=b' }), allowed),
  ).toBe(false)
})
