import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Somebody else's server, as a test sees it. */
export type Site = {
  url: string
  /** `127.0.0.1:port`, to allow it. */
  host: string
  /** Requested paths, in order, without robots.txt. */
  asked: string[]
  connections(): number
  stop(): Promise<void>
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

export async function startSite(answer: Answer, robots?: string): Promise<Site> {
  const asked: string[] = []
  let connections = 0
  const server = createServer((request, response) => {
    if (request.url === '/robots.txt') {
      response.writeHead(robots === undefined ? 404 : 200).end(robots)
      return
    }
    asked.push(request.url ?? '')
    void answer(request, response)
  })
  server.on('connection', () => {
    connections += 1
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    asked,
    connections: () => connections,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const NUMBERS = [
  'Amber',
  'Birch',
  'Cedar',
  'Dune',
  'Ember',
  'Fjord',
  'Grove',
  'Heath',
  'Islet',
  'Jetty',
]

/** Awards with distinctive names, so that no two look alike. */
export function awards(prefix: string, count: number) {
  return Array.from({ length: count }, (_, n) => ({
    id: `${prefix}-${n}`,
    name: `${prefix} ${NUMBERS[n % 10]}${Math.floor(n / 10)} Award`,
    by: `${prefix} Trust`,
    sum: 1000 + n,
    until: '2027-03-01',
    link: `https://example.org/${prefix}/${n}`,
  }))
}

export const awardFields = {
  title: 'name',
  provider: 'by',
  amount: 'sum',
  deadline: 'until',
  applicationUrl: 'link',
}

/** JSON that trickles, with an ETag. */
export const slow = (count: number): Answer =>
  async function answer(request, response) {
    if (request.headers['if-none-match'] === '"slow"') {
      response.writeHead(304).end()
      return
    }
    const text = JSON.stringify({ items: awards('Slow', count) })
    response.writeHead(200, { 'content-type': 'application/json', etag: '"slow"' })
    for (let at = 0; at < text.length; at += 400) {
      response.write(text.slice(at, at + 400))
      await wait(10)
    }
    response.end()
  }

/** JSON over pages of ten; every other request fails. */
export function halfBroken(count: number): Answer {
  let asked = 0
  return (request, response) => {
    asked += 1
    if (asked % 2 === 1) {
      response.writeHead(500).end('try again')
      return
    }
    const page = Number(
      new URL(request.url ?? '', 'http://site').searchParams.get('page') ?? 0,
    )
    const items = awards('Shaky', count).slice(page * 10, page * 10 + 10)
    const next = (page + 1) * 10 < count ? `/?page=${page + 1}` : null
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ items, next }))
  }
}

/** A feed of which three entries of ten name no title. */
export const badRows = (count: number): Answer =>
  function answer(_request, response) {
    const entries = awards('Feed', count).map(
      ({ id, name, link }, n) =>
        `<item><guid>${id}</guid><title>${n % 10 < 3 ? '' : name}</title><link>${link}</link></item>`,
    )
    response.writeHead(200, { 'content-type': 'application/rss+xml' })
    response.end(
      `<?xml version="1.0"?><rss version="2.0"><channel><title>Feed Trust</title>${entries.join('')}</channel></rss>`,
    )
  }

/** A table with a padding column of the given length. */
export const large = (rows: number, paddingLength: number): Answer =>
  async function answer(_request, response) {
    response.writeHead(200, {
      'content-type': 'text/csv',
      'last-modified': 'Sat, 21 Nov 2026 08:00:00 GMT',
    })
    response.write('id,name,by,sum,until,link,padding\n')
    const padding = 'x'.repeat(paddingLength)
    for (const { id, name, by, sum, until, link } of awards('Large', rows)) {
      if (!response.write(`${[id, name, by, sum, until, link, padding].join(',')}\n`))
        await new Promise((resolve) => response.once('drain', resolve))
    }
    response.end()
  }
