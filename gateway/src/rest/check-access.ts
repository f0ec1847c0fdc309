import type { Viewer } from '@landfall/kit/identity/viewer'
import { type HttpResponse, problemResponse } from '../http/response.ts'
import type { Access, RestRoute, Row } from './route.ts'
import { fieldsNaming } from './named-ids.ts'
import { isRow } from './values.ts'

/** 401 or 403 for callers who may not use the route at all; null lets them through. */
export function refuseAccess(access: Access, viewer: Viewer): HttpResponse | null {
  if (access === 'public') return null
  if (viewer.kind !== 'user') {
    return problemResponse({ status: 401, detail: 'Please sign in to continue.' })
  }
  if (access === 'signed-in') return null
  const { accountTypes, roles, isVerified } = access
  const isMeant =
    accountTypes.includes(viewer.accountType) ||
    viewer.roles.some((role) => roles.includes(role))
  if (!isMeant) return forbidden()
  return isVerified && !viewer.isEmailVerified
    ? forbidden('Please verify your email address first.')
    : null
}

/** Returns null for an input that names nobody else as the actor. */
export type ActorCheck = (
  route: RestRoute,
  given: { query: unknown; body: unknown },
  viewer: Viewer,
) => HttpResponse | null

/**
 * 403 for an input that names somebody else as the actor, because the session says who is acting. A
 * field that names the actor in one route does so in all, even where it is not asked for, except in a
 * route that declares it as something else.
 */
export function createActorCheck(routes: readonly RestRoute[]): ActorCheck {
  const actors = [...new Set(routes.flatMap((route) => fieldsNaming(route, 'actor')))]
  const byRoute = new Map(
    routes.map((route) => {
      const records = fieldsNaming(route, 'record')
      return [route, actors.filter((name) => !records.includes(name))]
    }),
  )
  return (route, { query, body }, viewer) => {
    if (viewer.kind !== 'user') return null
    const names = byRoute.get(route) ?? actors
    const isOwn = [body, query].every(
      (input) =>
        !isRow(input) || names.every((name) => isOwnOrAbsent(input, name, viewer.userId)),
    )
    return isOwn ? null : forbidden()
  }
}

function isOwnOrAbsent(input: Row, key: string, userId: string): boolean {
  const value = input[key]
  return typeof value !== 'string' || value === '' || value === 'me' || value === userId
}

function forbidden(detail = 'You may not do this.'): HttpResponse {
  return problemResponse({ status: 403, detail })
}
