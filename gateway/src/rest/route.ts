import type { SignedInViewer, Viewer } from '@landfall/kit/identity/viewer'
import type { z } from 'zod'
import type { Upload } from '../http/upload-body.ts'

/** What a subgraph's object looks like here: its fields are known by the route's own document. */
export type Row = Record<string, unknown>

/**
 * Who may use a route at all; the service decides whose record it is. A route that refuses input by
 * itself also names whom the service refuses, because callers who may not do something are told that
 * before they are told what is wrong with their input.
 */
export type Access =
  | 'public'
  | 'signed-in'
  | {
      accountTypes: readonly SignedInViewer['accountType'][]
      roles: readonly SignedInViewer['roles'][number][]
      /** And only with a verified email address. */
      isVerified?: true
    }

export const ADMINS: Access = { accountTypes: [], roles: ['admin'] }
export const STUDENTS: Access = { accountTypes: ['student'], roles: [] }
export const VERIFIED_STUDENTS: Access = { ...STUDENTS, isVerified: true }
export const OWNERS_OF_SCHOLARSHIPS: Access = {
  accountTypes: ['donor', 'university'],
  roles: ['admin'],
}

export type RouteInput<Query = unknown, Body = unknown> = {
  params: Readonly<Record<string, string>>
  query: Query
  body: Body
  viewer: Viewer
  /** Path and query as they came, to build the address of the next page. */
  address: { path: string; search: URLSearchParams }
}

export type RouteResult = {
  status: number
  body: unknown
  headers?: Record<string, string>
}

/** One line of the facade: a REST call and the one GraphQL operation that it is. */
export type RestRoute = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** With `:name` for what varies. */
  path: string
  tag: string
  summary: string
  access: Access
  /** An id in it, or in the body, is declared by `actorId` or `recordId`. */
  query?: z.ZodType
  body?: z.ZodType
  /** The body is a file; the input's body then has it as `contentBase64`. */
  upload?: Upload
  /** The body may also be a form; other fields of it are left out. */
  formFields?: readonly string[]
  operation: string
  variables: (input: RouteInput) => Record<string, unknown>
  /** An immediate answer if no operation is needed or possible. */
  shortcut?: (input: RouteInput) => RouteResult | null
  /** For operations of several steps: whether the whole succeeded although one step refused. */
  succeeds?: (data: Row) => boolean
  /** For a record with a list that may have more than one page: all pages are read and returned as one. */
  pages?: {
    /** The variables of the next page; null after the last one. */
    next: (page: Row) => Row | null
    /** The whole of its pages, in the order in which they were read. */
    join: (pages: readonly Row[]) => Row
  }
  answer: (data: Row, input: RouteInput) => RouteResult
  /** The documented success: its status and the shape of its body (null: none). */
  success: { status: number; shape: z.ZodType | null }
  /** The answer while the work is not done yet. */
  pending?: { status: 202; shape: z.ZodType }
  /** It writes, but nothing that affects who somebody is or what they may do. */
  leavesViewer?: boolean
  /** How long a caller waits at most, for a route that waits for work; otherwise 10 s. */
  answersWithinSeconds?: number
}

type RouteSpec<Q, B> = Omit<
  RestRoute,
  'query' | 'body' | 'variables' | 'answer' | 'shortcut'
> & {
  query?: z.ZodType<Q>
  body?: z.ZodType<B>
  variables?: (input: RouteInput<Q, B>) => Record<string, unknown>
  shortcut?: (input: RouteInput<Q, B>) => RouteResult | null
  answer: (data: Row, input: RouteInput<Q, B>) => RouteResult
}

/** Ties the types of a route's input to its mapping; the runner parses before it maps. */
export function defineRoute<Q, B>(spec: RouteSpec<Q, B>): RestRoute {
  return {
    ...spec,
    variables: (spec.variables ?? (() => ({}))) as RestRoute['variables'],
    shortcut: spec.shortcut as RestRoute['shortcut'],
    answer: spec.answer as RestRoute['answer'],
  }
}

/** Selects a problem's fields in any result that may be one. */
export const PROBLEM = `... on Problem {
  __typename code message
  ... on ValidationFailed { errors { path message } }
  ... on TooManyRequests { retryAfterSeconds }
}`
