import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LanguageToolMatch } from '../languagetool.client.ts'

export type Behavior =
  | { finds: (text: string) => LanguageToolMatch[]; version?: string }
  | { status: number; headers?: Record<string, string> }
  /** Takes the request and never answers. */
  | { hangs: true }
  /** Half of an answer, then the connection breaks. */
  | { breaks: true }
  | { body: string; type?: string }
  /** An answer of this many bytes, with or without its length in the headers. */
  | { bytes: number; hasLength: boolean }

export type Asked = { address: string; form: Record<string, string> }

/** A server that speaks LanguageTool's protocol as badly as a test wants. */
export async function startFakeLanguageTool(standard: Behavior = { finds: () => [] }) {
  const asked: Asked[] = []
  let behavior = standard
  const server = createServer((request, response) => void answer(request, response))

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = Buffer.concat(await request.toArray()).toString('utf8')
    const form = Object.fromEntries(new URLSearchParams(body))
    asked.push({ address: `${request.method} ${request.url}`, form })
    behave(behavior, form['text'] ?? '', response)
  }

  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    /** Every request as it came. */
    asked,
    behaves(next: Behavior): void {
      behavior = next
    },
    async stop(): Promise<void> {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A finding at the first occurrence of some words, with what the server quotes around it. */
export function matchAt(
  text: string,
  words: string,
  rest: Partial<LanguageToolMatch> = {},
): LanguageToolMatch {
  const offset = text.indexOf(words)
  const start = Math.max(0, offset - 20)
  const context = {
    text: text.slice(start, offset + words.length + 20).replaceAll('\n', ' '),
    offset: offset - start,
    length: words.length,
  }
  return {
    message: `About ${words}.`,
    offset,
    length: words.length,
    replacements: [],
    context,
    type: { typeName: 'Other' },
    rule: GRAMMAR_RULE,
    ...rest,
  }
}

export const GRAMMAR_RULE = {
  id: 'HE_VERB_AGR',
  issueType: 'grammar',
  category: { id: 'GRAMMAR', name: 'Grammar' },
}

const JSON_TYPE = 'application/json'

function behave(behavior: Behavior, text: string, response: ServerResponse): void {
  if ('hangs' in behavior) return
  if ('status' in behavior) {
    response.writeHead(behavior.status, {
      'content-type': 'text/plain',
      ...behavior.headers,
    })
    response.end('Error: something')
  } else if ('finds' in behavior) {
    response.writeHead(200, { 'content-type': JSON_TYPE })
    const { finds, version = '6.6' } = behavior
    const software = { name: 'LanguageTool', version, apiVersion: 1 }
    response.end(JSON.stringify({ software, matches: finds(text) }))
  } else if ('body' in behavior) {
    response.writeHead(200, { 'content-type': behavior.type ?? JSON_TYPE })
    response.end(behavior.body)
  } else if ('breaks' in behavior) {
    response.writeHead(200, { 'content-type': JSON_TYPE })
    // Destroys the connection only after the text was sent.
    response.write('{"matches": [', () => response.destroy())
  } else {
    const { bytes, hasLength } = behavior
    const length = hasLength ? { 'content-length': bytes } : {}
    response.writeHead(200, { 'content-type': JSON_TYPE, ...length })
    response.end(`{"matches": []}${' '.repeat(bytes - 15)}`)
  }
}
