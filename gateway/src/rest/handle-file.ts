import { FILE_ANSWER_WITHIN_MS, FILE_WITHIN_MS } from '@landfall/kit/http/file-exchange'
import type { Viewer } from '@landfall/kit/identity/viewer'
import type { RequestBudget } from '../graphql/request-budget.ts'
import type { HttpRequest } from '../http/request.ts'
import { type HttpResponse, unavailable } from '../http/response.ts'
import { makeCaller } from '../session/make-caller.ts'
import type { FileCall } from '../subgraphs/file-calls.ts'
import { refuseAccess } from './check-access.ts'
import type { FileRoute } from './file-route.ts'
import { tooMany } from './responses.ts'

/** About what a page of a list costs. */
const FILE_COST = 100

/** Headers of the service's answer that the client gets; the others are internal. */
const ANSWERED = new Set([
  'accept-ranges',
  'allow',
  'cache-control',
  'content-disposition',
  'content-length',
  'content-range',
  'content-security-policy',
  'content-type',
  'cross-origin-resource-policy',
  'document-id',
  'location',
  'tus-extension',
  'tus-max-size',
  'tus-resumable',
  'tus-version',
  'upload-expires',
  'upload-length',
  'upload-metadata',
  'upload-offset',
  'x-content-type-options',
])

/** Passes a file to or from its service. Failures there become problems in the service's words. */
export async function handleFile(
  route: FileRoute,
  o: {
    incoming: HttpRequest
    viewer: Viewer
    budget: RequestBudget
    files: ReadonlyMap<string, FileCall>
  },
): Promise<HttpResponse> {
  const { incoming, viewer } = o
  const refusal = refuseAccess(route.access, viewer)
  if (refusal) return refusal
  incoming.clock.allow({ bodyMs: FILE_WITHIN_MS, answerMs: FILE_ANSWER_WITHIN_MS })
  const caller = makeCaller(incoming, viewer, { channel: 'rest', bodyText: '' })
  if (!caller.ok) return caller.error
  const wait = await o.budget.spend(caller.value, FILE_COST)
  if (wait !== null) return tooMany(wait)
  const leaving = new AbortController()
  void incoming.clock.over.then(() => leaving.abort())
  const call = o.files.get(route.service)
  const reply = await call?.({
    caller: caller.value,
    raw: incoming.raw,
    signal: leaving.signal,
  })
  if (!reply?.ok) return unavailable()
  const { status, headers, body } = reply.value
  const kept = Object.entries(headers).filter(([name]) => ANSWERED.has(name))
  return {
    status,
    headers: { 'cache-control': 'no-store', ...Object.fromEntries(kept) },
    body: null,
    stream: body,
  }
}
