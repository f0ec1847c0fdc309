import { HTML_HEADERS } from '../http/html-page.ts'
import type { HttpRequest } from '../http/request.ts'
import { type HttpResponse, methodNotAllowed, redirectReply } from '../http/response.ts'
import { docsPage } from './docs-page.ts'
import { buildOpenApi } from './openapi.ts'
import type { RestRoute } from './route.ts'

/** The facade's calls that run no operation. */
export type FacadeDocuments = ReadonlyMap<string, (incoming: HttpRequest) => HttpResponse>

export function createDocuments(
  routes: readonly RestRoute[],
  o: Parameters<typeof buildOpenApi>[1],
): FacadeDocuments {
  const openApi = JSON.stringify(buildOpenApi(routes, o))
  const docs = docsPage(routes, o)
  const json = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
  }
  return new Map<string, (incoming: HttpRequest) => HttpResponse>([
    ['/api/openapi.json', () => ({ status: 200, headers: json, body: openApi })],
    ['/api/docs', () => ({ status: 200, headers: HTML_HEADERS, body: docs })],
    ['/api/login', ({ search }) => redirectReply(signInPath(search))],
  ])
}

/** Null when the path is none of them. */
export function handleDocument(
  incoming: HttpRequest,
  documents: FacadeDocuments,
): HttpResponse | null {
  const answer = documents.get(incoming.path)
  if (!answer) return null
  incoming.route = incoming.path
  const isRead = incoming.method === 'GET' || incoming.method === 'HEAD'
  return isRead ? answer(incoming) : methodNotAllowed(['GET', 'HEAD'])
}

/** The sign-in page, with the way back if one of this site was given. */
function signInPath(search: string): string {
  const returnTo = new URLSearchParams(search).get('returnTo')
  const isOwnPath = returnTo !== null && /^\/(?![/\\])[^\\\s]*$/.test(returnTo)
  return isOwnPath ? `/auth?returnTo=${encodeURIComponent(returnTo)}` : '/auth'
}
