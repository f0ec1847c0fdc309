import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { maskText } from '../provider/mask-text.ts'
import { createLanguageTool } from './languagetool.client.ts'
import {
  type Behavior,
  matchAt,
  startFakeLanguageTool,
} from './testing/fake-languagetool.ts'

let server: Awaited<ReturnType<typeof startFakeLanguageTool>>
beforeEach(async () => {
  server = await startFakeLanguageTool()
})
afterEach(() => server.stop())

const { text } = maskText('She go home,\nand 1 + 1 = 2 & more.')
/** @param path appended to the server's address */
const ask = (path = '', timeoutMs?: number) =>
  createLanguageTool({ url: server.url + path, language: 'en-GB' }, { timeoutMs })(text)

describe('a LanguageTool server', () => {
  it('is asked for all but typography, with the text as it is', async () => {
    server.behaves({ finds: (sent) => [matchAt(sent, 'go')] })
    const answer = await ask('/api/')
    expect(server.asked).toEqual([
      {
        address: 'POST /api/v2/check',
        form: {
          text,
          language: 'en-GB',
          level: 'default',
          disabledCategories: 'TYPOGRAPHY',
        },
      },
    ])
    expect(answer).toMatchObject({
      ok: true,
      value: { software: { version: '6.6' }, matches: [{ offset: 4, length: 2 }] },
    })
  })

  it.each<[string, Behavior]>([
    ['refused', { status: 400 }],
    ['refused', { status: 429 }],
    ['refused', { status: 500 }],
    ['network', { breaks: true }],
    ['malformed', { body: '{"matches": [' }],
    ['malformed', { body: '[]' }],
    ['malformed', { body: '{"matches": [{"message": "No place"}]}' }],
    ['malformed', { body: '{}' }],
    ['wrong-type', { body: '<p>Welcome</p>', type: 'text/html' }],
    ['too-large', { bytes: 10 * 1024 * 1024, hasLength: true }],
    ['too-large', { bytes: 10 * 1024 * 1024, hasLength: false }],
  ])('that fails is reported as %s: %o', async (code, behavior) => {
    server.behaves(behavior)
    expect(await ask()).toEqual({ ok: false, error: { code } })
  })

  it('that names a place before the text or none at all is not read', async () => {
    for (const offset of [-1, 0.5, '4', null]) {
      const match = matchAt(text, 'go', { offset: offset as number })
      server.behaves({ finds: () => [match] })
      expect(await ask()).toEqual({ ok: false, error: { code: 'malformed' } })
    }
  })

  it('that hangs is given up', async () => {
    server.behaves({ hangs: true })
    expect(await ask('', 100)).toEqual({ ok: false, error: { code: 'timeout' } })
  })

  it('that is away is reported', async () => {
    const away = createLanguageTool({ url: 'http://127.0.0.1:1', language: 'en-US' })
    expect(await away(text)).toEqual({ ok: false, error: { code: 'network' } })
  })

  it('that redirects the text elsewhere is not followed', async () => {
    const other = await startFakeLanguageTool()
    try {
      server.behaves({ status: 307, headers: { location: `${other.url}/v2/check` } })
      expect(await ask()).toEqual({ ok: false, error: { code: 'refused' } })
      expect(other.asked).toEqual([])
    } finally {
      await other.stop()
    }
  })
})
