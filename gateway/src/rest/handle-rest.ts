import type { CostMeter } from '../graphql/cost-meter.ts'
import type { Graph } from '../graphql/graph.ts'
import type { RequestBudget } from '../graphql/request-budget.ts'
import type { FileCall } from '../subgraphs/file-calls.ts'
import { type RequestContext, createRequestContext } from '../subgraphs/request-context.ts'
import type { HttpRequest } from '../http/request.ts'
import { isForm, readFormBody } from '../http/form-body.ts'
import { readJsonBody } from '../http/json-body.ts'
import { UPLOAD_WITHIN_MS, readUpload } from '../http/upload-body.ts'
import { type HttpResponse, methodNotAllowed, problemResponse } from '../http/response.ts'
import { makeCaller } from '../session/make-caller.ts'
import type { Partner, Viewer } from '@landfall/kit/identity/viewer'
import { type ActorCheck, refuseAccess } from './check-access.ts'
import { exportRoute } from './export/export.route.ts'
import { handleExport } from './export/handle-export.ts'
import { handleFile } from './handle-file.ts'
import { parseInput, readQuery } from './parse-input.ts'
import { validationReply } from './problems.ts'
import type { RestRoute } from './route.ts'
import type { Router } from './router.ts'
import { runRoute } from './run-route.ts'

export type RestResponse = {
  reply: HttpResponse
  context: RequestContext | null
  /** It may have changed who the sender is or what they may do. */
  invalidatesSession: boolean
}

/** What the facade needs besides the graph. */
export type Facade = {
  router: Router
  refuseForeignActor: ActorCheck
  budget: RequestBudget
  costOf: CostMeter
  files: ReadonlyMap<string, FileCall>
}

type Call = {
  incoming: HttpRequest
  viewer: Viewer
  partner?: Partner | undefined
  graph: Graph
}

/** Answers one REST call. Order of checks: route, signed in, allowed, body, input, record. */
export async function handleRest(facade: Facade, call: Call): Promise<RestResponse> {
  const { incoming, viewer, partner } = call
  const match = facade.router(incoming.method, incoming.path)
  if (match.kind === 'none')
    return only(problemResponse({ status: 404, detail: 'No such address' }))
  if (match.kind === 'wrong-method') return only(methodNotAllowed(match.allow))
  if (partner && !isForPartners(match)) return only(notForKeys())
  if (match.kind === 'file') {
    incoming.route = match.route.path
    const isExport = match.route === exportRoute
    const handle = isExport
      ? handleExport(facade, call)
      : handleFile(match.route, { ...facade, incoming, viewer })
    return only(await handle)
  }
  const { route, params } = match
  incoming.route = route.path
  const refusal = refuseAccess(route.access, viewer)
  if (refusal) return only(refusal)

  incoming.clock.allow({
    ...(route.upload && { bodyMs: UPLOAD_WITHIN_MS }),
    ...(route.answersWithinSeconds && { answerMs: route.answersWithinSeconds * 1_000 }),
  })
  const body = await readBody(incoming, route)
  if (!body.ok) return only(body.error)
  const search = new URLSearchParams(incoming.search)
  const given = { query: readQuery(search), body: body.value.value }
  const foreign = facade.refuseForeignActor(route, given, viewer)
  if (foreign) return only(foreign)
  const parsed = parseInput(route, given)
  if (!parsed.ok) return only(validationReply(parsed.error))

  const caller = makeCaller(incoming, viewer, {
    channel: 'rest',
    partner,
    bodyText: body.value.text,
    ...timeOf(route),
  })
  if (!caller.ok) return only(caller.error)
  const context = createRequestContext(caller.value, { isTrustedDocument: true })
  const address = { path: incoming.path, search }
  const input = { params, viewer, address, ...parsed.value }
  const reply = await runRoute({ ...facade, ...call }, route, input, context)
  const invalidatesSession = route.method !== 'GET' && !route.leavesViewer
  return { reply, context, invalidatesSession }
}

/** An API key reads what everybody reads; its organization's own data is in the graph. */
function isForPartners(match: ReturnType<Router>): boolean {
  if (match.kind !== 'route' && match.kind !== 'file') return false
  return match.route.method === 'GET' && match.route.access === 'public'
}

function notForKeys(): HttpResponse {
  const detail = 'This address is not for API keys. See /developers for what they read.'
  return problemResponse({ status: 403, detail })
}

function readBody(incoming: HttpRequest, { formFields, upload }: RestRoute) {
  if (upload) return readUpload(incoming, upload)
  return formFields && isForm(incoming)
    ? readFormBody(incoming, formFields)
    : readJsonBody(incoming)
}

/** The operation ends a little before the answer is due, so that the answer can still say what happened. */
const MARGIN_MS = 500

function timeOf({ answersWithinSeconds }: RestRoute) {
  if (answersWithinSeconds === undefined) return {}
  return { responseTimeoutMs: answersWithinSeconds * 1_000 - MARGIN_MS }
}

function only(reply: HttpResponse): RestResponse {
  return { reply, context: null, invalidatesSession: false }
}
