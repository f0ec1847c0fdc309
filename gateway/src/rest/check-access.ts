import type { Viewer } from '@landfall/kit/identity/viewer'
import { type HttpResponse, problemResponse } from '../http/response.ts'
import type { Access, Row } from './route.ts'
import { isRow } from './values.ts'

/** Keys by which a client names the person that it acts for. */
const OWNER_KEYS = ['studentId', 'userId', 'authorId'] as const

/** 401 or 403 for who may not use the route at all; null lets through. */
export function refuseAccess(access: Access, viewer: Viewer): HttpResponse | null {
  if (access === 'public') return null
  if (viewer.kind !== 'user') {
    return problemResponse({ status: 401, detail: 'Please sign in to continue.' })
  }
  if (access === 'signed-in') return null
  const { accountTypes, roles } = access
  const isMeant =
    accountTypes.includes(viewer.accountType) ||
    viewer.roles.some((role) => roles.includes(role))
  return isMeant ? null : forbidden()
}

/** 403 for an input that names somebody else as the one who acts: the session says who that is. */
export function refuseForeignOwner(input: unknown, viewer: Viewer): HttpResponse | null {
  if (!isRow(input) || viewer.kind !== 'user') return null
  const isForeign = OWNER_KEYS.some((key) => !isOwnOrAbsent(input, key, viewer.userId))
  return isForeign ? forbidden() : null
}

function isOwnOrAbsent(input: Row, key: string, userId: string): boolean {
  const value = input[key]
  return typeof value !== 'string' || value === '' || value === 'me' || value === userId
}

function forbidden(): HttpResponse {
  return problemResponse({ status: 403, detail: 'You may not do this.' })
}
