import type { SignedInViewer, Viewer } from '@landfall/kit/identity/viewer'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createActorCheck, refuseAccess } from './check-access.ts'
import { queryText, text } from './inputs.ts'
import { actorId, recordId } from './named-ids.ts'
import { defineRoute, VERIFIED_STUDENTS } from './route.ts'
import { REST_ROUTES } from './routes.ts'

const viewer: SignedInViewer = {
  kind: 'user',
  userId: 'ada',
  sessionId: 'one',
  accountType: 'student',
  roles: [],
  isEmailVerified: true,
  memberships: [],
}

const define = (path: string, input: { query?: z.ZodType; body?: z.ZodType }) =>
  defineRoute({
    method: 'POST',
    path,
    tag: 'Test',
    summary: '',
    access: 'signed-in',
    operation: '',
    answer: () => ({ status: 200, body: null }),
    success: { status: 200, shape: null },
    ...input,
  })

const reviews = define('/reviews', {
  query: z.object({ reviewerId: actorId(queryText()) }),
  body: z.strictObject({ text: text() }),
})
const invitations = define('/invitations', {
  body: z.strictObject({ reviewerId: recordId(text()), hostId: actorId(text()) }),
})
const others = define('/others', {})
const check = createActorCheck([reviews, invitations, others])

function statusOf(
  route: typeof others,
  given: { query?: unknown; body?: unknown },
  by: Viewer = viewer,
) {
  return check(route, { query: {}, body: undefined, ...given }, by)?.status ?? null
}

describe('an input that names another user as the actor', () => {
  it('is refused in the query and in the body', () => {
    expect(statusOf(reviews, { query: { reviewerId: 'ben' } })).toBe(403)
    expect(statusOf(invitations, { body: { hostId: 'ben' } })).toBe(403)
  })

  it('is refused even by a route that does not declare the field', () => {
    expect(statusOf(others, { query: { reviewerId: 'ben' } })).toBe(403)
    expect(statusOf(reviews, { body: { hostId: 'ben' } })).toBe(403)
  })

  it('is allowed where the route declares that the id names something else', () => {
    expect(statusOf(invitations, { body: { reviewerId: 'ben' } })).toBe(null)
    expect(statusOf(invitations, { body: { reviewerId: 'ben', hostId: 'ben' } })).toBe(403)
  })

  it.each(['ada', 'me', '', null, undefined, 7])(
    'is not present when the value is %j',
    (hostId) => {
      expect(statusOf(invitations, { body: { hostId } })).toBe(null)
    },
  )

  it('is not checked for visitors or for a body that is not an object', () => {
    const visitor: Viewer = { kind: 'visitor' }
    expect(statusOf(invitations, { body: { hostId: 'ben' } }, visitor)).toBe(null)
    for (const body of [undefined, null, 'ben', ['ben']]) {
      expect(statusOf(invitations, { body })).toBe(null)
    }
  })
})

const visitor: Viewer = { kind: 'visitor' }
const mentor: Viewer = { ...viewer, roles: ['mentor'] }
const admin: Viewer = { ...viewer, accountType: 'donor', roles: ['mentor', 'admin'] }
const students = { accountTypes: ['student'], roles: [] } as const
const unverified: Viewer = { ...viewer, isEmailVerified: false }
const staff = { accountTypes: [], roles: ['moderator', 'admin'] } as const

it.each([
  ['public', visitor, null],
  ['signed-in', visitor, 401],
  ['signed-in', viewer, null],
  [students, visitor, 401],
  [students, viewer, null],
  [students, admin, 403],
  [students, unverified, null],
  [VERIFIED_STUDENTS, viewer, null],
  [VERIFIED_STUDENTS, unverified, 403],
  [staff, viewer, 403],
  [staff, mentor, 403],
  [staff, admin, null],
] as const)('a route for %j: %j gets %s', (access, who, status) => {
  expect(refuseAccess(access, who)?.status ?? null).toBe(status)
})

describe('the routes of the facade', () => {
  const refuse = createActorCheck(REST_ROUTES)

  it.each(['studentId', 'userId', 'authorId'])('all refuse another user’s %s', (name) => {
    const letThrough = REST_ROUTES.filter((route) => {
      const given = { [name]: 'ben' }
      return ['query', 'body'].some(
        (part) => !refuse(route, { query: {}, body: {}, [part]: given }, viewer),
      )
    })
    expect(letThrough.map(({ method, path }) => `${method} ${path}`)).toEqual([])
  })
})
