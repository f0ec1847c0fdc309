/** Calls the REST paths as a program does: by fetch, with a cookie jar kept by hand. */
import { site } from './config.ts'

export type Fault = { path: string[]; message: string }

/** An RFC 9457 answer. */
export type ProblemBody = {
  type: string
  title: string
  status: number
  detail: string
  message: string
  errors: Fault[]
}

export type Answer<Body> = { status: number; headers: Headers; text: string; body: Body }

type Call = {
  /** Sent as JSON. */
  body?: unknown
  /** Sent as it is. */
  raw?: string | Uint8Array<ArrayBuffer>
  headers?: Record<string, string>
}

export type Client = ReturnType<typeof createClient>

/** @param jar cookies that are kept already; clients that share one are the same browser at another gateway */
export function createClient(base = site.url, jar = new Map<string, string>()) {
  async function call<Body = ProblemBody>(
    method: string,
    path: string,
    { body, raw, headers }: Call = {},
  ): Promise<Answer<Body>> {
    const response = await fetch(new URL(path, base), {
      method,
      redirect: 'manual',
      headers: { ...ownHeaders(jar, base, body), ...headers },
      body: raw ?? (body === undefined ? undefined : JSON.stringify(body)),
    })
    for (const line of response.headers.getSetCookie()) keep(jar, line)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    const parsed = isJson && text !== '' ? JSON.parse(text) : undefined
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: parsed as Body,
    }
  }

  return {
    jar,
    call,
    get: <Body = ProblemBody>(path: string) => call<Body>('GET', path),
    post: <Body = ProblemBody>(path: string, body?: unknown) =>
      call<Body>('POST', path, { body }),
    patch: <Body = ProblemBody>(path: string, body?: unknown) =>
      call<Body>('PATCH', path, { body }),
    delete: <Body = ProblemBody>(path: string) => call<Body>('DELETE', path),
  }
}

/** A request that carries a cookie and changes something must name the page that it comes from. */
function ownHeaders(jar: Map<string, string>, base: string, body: unknown) {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return {
    ...(cookie && { cookie, origin: base }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
}

function keep(jar: Map<string, string>, line: string) {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
  const at = pair.indexOf('=')
  const isGone = attributes.some((attribute) => /^max-age=0$/i.test(attribute))
  if (isGone) jar.delete(pair.slice(0, at))
  else jar.set(pair.slice(0, at), pair.slice(at + 1))
}

/** Reads every row of a paginated list, by following `Link: rel="next"`. */
export async function readAll<Row>(client: Client, path: string) {
  const rows: Row[] = []
  const pages: number[] = []
  let total = 0
  for (let next: string | null = path; next;) {
    const page: Answer<Row[]> = await client.get<Row[]>(next)
    if (page.status !== 200) throw new Error(`${next} answers ${page.status}: ${page.text}`)
    rows.push(...page.body)
    pages.push(page.body.length)
    total = Number(page.headers.get('x-total-count'))
    next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? null
  }
  return { rows, pages, total }
}
