import { chooseEncoding } from '../http/choose-encoding.ts'
import { type HttpRequest, headerOf } from '../http/request.ts'
import { type HttpResponse, methodNotAllowed, problemResponse } from '../http/response.ts'
import { SESSION_COOKIE } from '../http/cookies.ts'
import type { WebBuild } from './load-files.ts'
import type { WebFile } from './web-file.ts'
import { matchesRoute } from './match-route.ts'
import type { MemberPages } from './member-pages.ts'
import type { PublicPages } from './public-pages.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'

/**
 * Answers with a page that is made here for people without a session; others may see what the public
 * does not. Null for every other page.
 */
export async function answerPublic(
  pages: PublicPages,
  incoming: HttpRequest,
): Promise<HttpResponse | null> {
  const { method, path, search, cookies } = incoming
  const isRead = method === 'GET' || method === 'HEAD'
  if (!isRead || cookies.has(SESSION_COOKIE)) return null
  const page = await pages.find(path, { isPlain: search === '' })
  if (!page) return null
  incoming.route = 'web'
  return answerFile(page.file, incoming, page.status)
}

/**
 * Serves a file of the web build, or the client's page, which people with a session get with the frame in it. The
 * page's status is 200 for a route that the client has, else 404.
 */
export async function handleWeb(
  build: WebBuild | null,
  members: MemberPages,
  incoming: HttpRequest,
): Promise<HttpResponse> {
  incoming.route = 'web'
  if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
    return methodNotAllowed(['GET', 'HEAD'])
  }
  if (!build)
    return problemResponse({ status: 404, detail: 'The web client is not built here' })
  const { path } = incoming
  const own = build.files.get(path)
  if (own) return answerFile(own, incoming, 200)
  const index = build.files.get('/index.html')
  if (!index || looksLikeFile(path)) {
    return problemResponse({ status: 404, detail: 'There is no such file' })
  }
  const isKnown = build.routes === null || matchesRoute(build.routes, path)
  const theirs = incoming.cookies.has(SESSION_COOKIE) ? await members.find(path) : null
  return answerFile(theirs ?? index, incoming, isKnown ? 200 : 404)
}

function answerFile(file: WebFile, incoming: HttpRequest, status: number): HttpResponse {
  const headers: Record<string, string> = {
    'content-type': file.type,
    'cache-control': file.isHashed ? IMMUTABLE : REVALIDATE,
    etag: `"${file.etag}"`,
    vary: 'Accept-Encoding',
  }
  if (status === 200 && isUnchanged(headerOf(incoming, 'if-none-match'), file.etag)) {
    return { status: 304, headers, body: null }
  }
  const encoding = chooseEncoding(incoming, (one) => file.bodies[one] !== undefined)
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  return { status, headers, body: file.bodies[encoding] ?? file.bodies.identity }
}

// The proxy's weak form of a tag names the same content.
function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return tags.includes(`"${etag}"`)
}

/** A missing script or picture must not be answered by a page. */
function looksLikeFile(path: string): boolean {
  return (
    path.startsWith('/assets/') ||
    /\.(js|css|map|png|svg|ico|woff2|webp|json|webmanifest)$/.test(path)
  )
}
