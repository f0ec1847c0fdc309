import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { aRequest } from '../../test/_request.ts'
import { compressBody } from './compress-body.ts'
import { jsonReply } from './response.ts'

const awards = Array.from({ length: 200 }, (_, at) => ({ id: at, title: `Award of ${at}` }))
const unpack = { br: brotliDecompressSync, gzip: gunzipSync }

const answer = (accepted: string, reply = jsonReply(200, awards)) =>
  compressBody(aRequest({ headers: { 'accept-encoding': accepted } }), reply)

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
] as const)(
  'compresses a long text for a client that accepts %s',
  async (accepted, encoding) => {
    const { headers, body } = await answer(accepted)
    expect([headers['content-encoding'], headers['vary']]).toEqual([
      encoding,
      'Accept-Encoding',
    ])
    expect(JSON.parse(String(unpack[encoding](body as Uint8Array)))).toEqual(awards)
    expect(body?.length).toBeLessThan(JSON.stringify(awards).length / 3)
  },
)

it('sends plain text to a client that accepts no compression, with the right Vary header', async () => {
  const { headers, body } = await answer('')
  expect([headers['content-encoding'], headers['vary']]).toEqual([
    undefined,
    'Accept-Encoding',
  ])
  expect(JSON.parse(String(body))).toEqual(awards)
})

it('keeps existing values of the Vary header', async () => {
  const reply = jsonReply(200, awards, { vary: 'Cookie' })
  expect((await answer('br', reply)).headers['vary']).toBe('Cookie, Accept-Encoding')
})

it.each([
  ['short', jsonReply(200, awards.slice(0, 3))],
  ['empty', { status: 204, headers: {}, body: null }],
  [
    'not text',
    { status: 200, headers: { 'content-type': 'image/png' }, body: Buffer.alloc(9_000) },
  ],
  ['already compressed', jsonReply(200, awards, { 'content-encoding': 'br' })],
])('does not compress a body that is %s', async (_what, reply) => {
  expect(await answer('br, gzip', reply)).toBe(reply)
})
