import { setTimeout } from 'node:timers/promises'
import {
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isNonNullType,
} from 'graphql'
import { testVisitor } from '@landfall/kit/testing/callers'
import { PATIENCE_MS } from '@landfall/kit/testing/eventually'
import { type Viewer, viewerSchema } from '@landfall/kit/identity/viewer'
import { STATUS_BY_PROBLEM } from '../../src/rest/problems.ts'
import { createRequestContext } from '../../src/subgraphs/request-context.ts'
import { type CallerName, hasAccount, type People, type Person } from './_people.ts'
import type { Site } from '../_asked-platform.ts'

export type Answer = { outcome: string; text: string }

type Resolved = { sessions: { viewer: unknown }[] }

/** The viewer whom a person's cookies stand for at the moment, as the gateway learns it from identity. */
export async function viewerOf(site: Site, person: Person | null): Promise<Viewer> {
  if (!person) return { kind: 'visitor' }
  const identity = site.apps.find(({ name }) => name === 'identity')
  const resolve = identity?.internalRoutes['resolve-sessions']
  const token = person.jar.get('landfall_session')
  const { caller, log } = { caller: testVisitor(), log: identity?.subgraph.log as never }
  const body = { asked: [{ token }] }
  const answer = (await resolve?.({ caller, log, body })) as Resolved | undefined
  return viewerSchema.parse(answer?.sessions[0]?.viewer)
}

/** As long as any caller may wait, so that a slow machine decides nothing. */
const PATIENT = { responseTimeoutMs: 40_000 }

/** Each caller has an address of its own: no limit by address gets in the way. */
export function callerOf(viewer: Viewer) {
  calls += 1
  const address = `198.51.${(calls >> 8) & 255}.${calls & 255}`
  return { ...testVisitor({ client: { address } }), ...PATIENT, viewer }
}
let calls = 0

/** An operation of one field, with everything that can be selected from its answer. */
export function documentOf(
  kind: 'query' | 'mutation' | 'subscription',
  field: GraphQLField<unknown, unknown>,
  schema: GraphQLSchema,
): string {
  const variables = field.args.map(({ name, type }) => `$${name}: ${String(type)}`)
  const args = field.args.map(({ name }) => `${name}: $${name}`)
  const type = getNamedType(field.type)
  const selection = isCompositeType(type)
    ? selectionOf(type, schema, { depthMax: DEPTH_MAX[kind] })
    : ''
  return `${kind} Access_${field.name}${inBrackets(variables)} { answer: ${field.name}${inBrackets(args)} ${selection} }`
}

const inBrackets = (list: string[]) => (list.length > 0 ? `(${list.join(', ')})` : '')

/** Subscriptions are limited as strangers' are: a document of theirs has up to 500 fields. */
const DEPTH_MAX = { query: 6, mutation: 6, subscription: 3 }

/**
 * Selects all fields without required arguments; opens no type inside itself, and no paginated list inside another.
 */
export function selectionOf(
  type: GraphQLCompositeType,
  schema: GraphQLSchema,
  {
    path = [],
    depthMax = DEPTH_MAX.query,
  }: { path?: readonly string[]; depthMax?: number } = {},
): string {
  const inner = [...path, type.name]
  if (isAbstractType(type)) {
    const parts = schema
      .getPossibleTypes(type)
      .map(
        (one) =>
          `... on ${one.name} ${selectionOf(one, schema, { path: [...inner, '|'], depthMax })}`,
      )
    return `{ __typename ${parts.join(' ')} }`
  }
  // Members of a union may have fields with the same name and different types.
  const prefix = path.at(-1) === '|' ? `${type.name}_` : ''
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const named = getNamedType(field.type)
    if (field.args.some((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined))
      return []
    const name = prefix ? `${prefix}${field.name}: ${field.name}` : field.name
    if (!isCompositeType(named)) return [name]
    const isClosed =
      inner.length >= depthMax ||
      path.includes(named.name) ||
      (named.name.endsWith('Connection') && inner.some((one) => one.endsWith('Connection')))
    return isClosed
      ? []
      : [`${name} ${selectionOf(named, schema, { path: inner, depthMax })}`]
  })
  return `{ __typename ${fields.join(' ')} }`
}

/** The graph's errors by code: `NOT_FOUND` is what a mutation answers as `NotFound`. */
const STATUS_BY_CODE = Object.fromEntries(
  Object.entries(STATUS_BY_PROBLEM).map(([name, status]) => [
    name.replaceAll(/(?<=.)[A-Z]/g, '_$&').toUpperCase(),
    status,
  ]),
)

/** The graph's answer in the words of the table, except for whose data it shows. */
export function readResult(result: {
  data?: Record<string, unknown> | null
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[]
}): Answer {
  const text = JSON.stringify(result)
  const [error] = result.errors ?? []
  if (error) {
    const code = String(error.extensions?.['code'])
    return { outcome: String(STATUS_BY_CODE[code] ?? `${code}: ${error.message}`), text }
  }
  const value = result.data?.['answer']
  if (value === null || value === undefined) return { outcome: '404', text }
  const typename = (value as { __typename?: string }).__typename ?? ''
  return { outcome: String(STATUS_BY_PROBLEM[typename] ?? 'ok'), text }
}

export async function askGraph(
  site: Site,
  viewer: Viewer,
  document: string,
  variables: Record<string, unknown>,
): Promise<Answer> {
  const context = createRequestContext(callerOf(viewer), { isTrustedDocument: true })
  return readResult(await site.graph.run(document, variables, context))
}

export type RestInput = {
  body?: unknown
  csv?: string
  file?: Buffer
  headers?: Record<string, string>
  query?: Record<string, string>
} & { [param: string]: unknown }

/** Calls the facade once with the cookies of a person. */
export async function askRest(
  site: Site,
  person: Person | null,
  route: { method: string; path: string },
  { body, csv, file, headers, query, ...params }: RestInput,
): Promise<Answer> {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]))
  const cookie = [...(person?.jar ?? [])].map((pair) => pair.join('=')).join('; ')
  const search = query ? `?${new URLSearchParams(query)}` : ''
  const response = await fetchPatiently(`${site.url}${path}${search}`, {
    method: route.method,
    redirect: 'manual',
    headers: {
      ...(cookie && { cookie, origin: site.url }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(csv !== undefined && { 'content-type': 'text/csv' }),
      ...headers,
    },
    body:
      (file && new Uint8Array(file)) ??
      csv ??
      (body === undefined ? undefined : JSON.stringify(body)),
  })
  keepSession(person, response)
  const text = await response.text()
  const { status } = response
  return { outcome: status < 400 ? 'ok' : String(status), text }
}

/** Retries as clients may: a machine that is too busy to read or to answer a request decides nothing. */
async function fetchPatiently(url: string, init: RequestInit): Promise<Response> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const response = await fetch(url, init)
    const isBusy = response.status === 408 || response.status === 503
    if (!isBusy || Date.now() > until) return response
    await response.body?.cancel()
    await setTimeout(Number(response.headers.get('retry-after') ?? 0) * 1_000)
  }
}

/** A new password begins a new session. */
function keepSession(person: Person | null, { headers }: Response) {
  const line = headers.getSetCookie().find((one) => /^landfall_session=[^;]+;/.test(one))
  const token = line && /=([^;]+);/.exec(line)?.[1]
  if (token) person?.jar.set('landfall_session', token)
}

/**
 * The answer in the words of the table. Of the data that it shows, `own` has marks of the caller or of the caller's
 * organization, `all` those of others, `ok` none.
 */
export function wordOf(answer: Answer, by: CallerName, people: People): string {
  const known = marksKnownTo(by, people)
  const found = marksOf(people).filter((mark) => answer.text.includes(mark))
  const isForeign = found.some((mark) => !known.includes(mark))
  if (answer.outcome !== 'ok')
    return isForeign ? `${answer.outcome} with data` : answer.outcome
  if (isForeign) return 'all'
  return found.length > 0 ? 'own' : 'ok'
}

const MEMBERS = ['owner', 'editor', 'reviewer', 'reader'] as const
const isMember = (name: string) => MEMBERS.some((member) => member === name)

function marksKnownTo(by: CallerName, people: People): string[] {
  if (by === 'recommender') return [people.other.mark, people.other.nameMark]
  if (!hasAccount(by)) return []
  const { mark, nameMark } = people[by]
  const ofFellows = MEMBERS.map((name) => people[name].nameMark)
  return [mark, nameMark, ...(isMember(by) ? [...ofFellows, people.organizationMark] : [])]
}

function marksOf(people: People): string[] {
  const marks = Object.values(people).flatMap((one) =>
    typeof one === 'object' && 'mark' in one ? [one.mark, one.nameMark] : [],
  )
  return [...marks, people.organizationMark]
}
