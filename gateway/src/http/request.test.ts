import type { IncomingMessage } from 'node:http'
import { BlockList } from 'node:net'
import { describe, expect, it } from 'vitest'
import { readCookies, setCookies } from './cookies.ts'
import { readIncoming } from './request.ts'

const proxies = new BlockList()
proxies.addSubnet('10.0.0.0', 8, 'ipv4')

function read(remoteAddress: string, headers: Record<string, string> = {}, url = '/') {
  const raw = { url, method: 'GET', headers, socket: { remoteAddress } }
  const trust = { proxies, isSecureByDefault: false }
  // The only parts of a request that are read.
  return readIncoming(raw as unknown as IncomingMessage, trust)
}

describe('the client behind proxies', () => {
  it.each([
    ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['10.0.0.1', '6.6.6.6, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
    ['::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['10.0.0.1', 'nonsense', '10.0.0.1'],
    ['10.0.0.1', '2001:db8::7', '2001:db8::7'],
  ])(
    'that connects from %s with X-Forwarded-For "%s" has the address %s',
    (peer, header, address) => {
      expect(read(peer, { 'x-forwarded-for': header })?.address).toBe(address)
    },
  )

  it('counts as using TLS only when a trusted proxy says so', () => {
    const headers = { 'x-forwarded-proto': 'https' }
    expect(read('10.0.0.1', headers)?.isSecure).toBe(true)
    expect(read('203.0.113.9', headers)?.isSecure).toBe(false)
  })
})

describe('the request path', () => {
  it.each(['/%', '/%E0%A4%A', '/a%00b', '*', 'x'])('%s is malformed', (url) => {
    expect(read('203.0.113.9', {}, url)).toBeNull()
  })

  it('is decoded and separated from the query string', () => {
    const incoming = read('203.0.113.9', {}, '/a%20b?c=%20&d')
    expect([incoming?.path, incoming?.search]).toEqual(['/a b', '?c=%20&d'])
  })
})

describe('cookies', () => {
  it.each([
    ['landfall_session=abc', 'abc'],
    ['x=1; landfall_session=abc; y', 'abc'],
    ['landfall_session=abc; landfall_session=def', 'abc'],
    ['landfall_session=a b', undefined],
    [`landfall_session=${'a'.repeat(300)}`, undefined],
    ['landfall_session', undefined],
    ['; = ;;', undefined],
  ])('of "%s" contain the session %s', (header, value) => {
    expect(readCookies(header, false).get('landfall_session')).toBe(value)
  })

  it('set by a sibling subdomain are ignored when there is TLS', () => {
    const header = 'landfall_session=tossed; __Host-landfall_session=own'
    expect(readCookies(header, true).get('landfall_session')).toBe('own')
    expect(readCookies('landfall_session=tossed', true).size).toBe(0)
    expect(setCookies({ session: null, deviceId: 'one' }, true)).toEqual([
      '__Host-landfall_device=one; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax',
    ])
  })

  it('keep a visitor’s token for a year', () => {
    const [set = ''] = setCookies({ session: null, visitorToken: 'id.signed' }, false)
    expect(set).toMatch(/^landfall_visitor=id\.signed; Max-Age=31536000; .*HttpOnly/)
    expect(readCookies(set.split(';')[0], false).get('landfall_visitor')).toBe('id.signed')
  })
})
