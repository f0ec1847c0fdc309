import { HTML_HEADERS } from '../http/html-page.ts'
import type { HttpRequest } from '../http/request.ts'
import { type HttpResponse, methodNotAllowed, redirectReply } from '../http/response.ts'
import { docsPage } from './docs-page.ts'
import { buildOpenApi } from './openapi.ts'
import type { RestRoute } from './route.ts'

/** The facade's calls that run no operation. */
export type FacadeDocuments = {
  readonly answers: ReadonlyMap<string, (incoming: HttpRequest) => HttpResponse>
  /** Makes the document ahead of time, which takes a third of a second, so that its first reader need not wait. */
  prepare(): void
}

export function createDocuments(
  routes: readonly RestRoute[],
  o: Parameters<typeof buildOpenApi>[1],
): FacadeDocuments {
  const build = () => {
    const openApi = buildOpenApi(routes, o)
    return { openApi: JSON.stringify(openApi), docs: docsPage(routes, o.files, openApi) }
  }
  let built: ReturnType<typeof build> | undefined
  const made = () => (built ??= build())
  const json = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
  }
  const answers = new Map<string, (incoming: HttpRequest) => HttpResponse>([
    ['/api/openapi.json', () => ({ status: 200, headers: json, body: made().openApi })],
    ['/api/docs', () => ({ status: 200, headers: HTML_HEADERS, body: made().docs })],
    ['/api/login', ({ search }) => redirectReply(signInPath(search))],
  ])
  return { answers, prepare: () => void made() }
}

/** Null if the path is none of them. */
export function handleDocument(
  incoming: HttpRequest,
  documents: FacadeDocuments,
): HttpResponse | null {
  const answer = documents.answers.get(incoming.path)
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
