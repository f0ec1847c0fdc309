import { someOf } from '@landfall/kit/testing/breadth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RestRoute } from '../src/rest/route.ts'
import { REST_ROUTES } from '../src/rest/routes.ts'
import { type Site, startSite } from './_gateway.ts'

/** Bodies and queries that routes with required input need. */
type Given = { body?: unknown; query?: string; headers?: Record<string, string> }
const INPUTS: Record<string, Given> = {
  'POST /api/scholarship-imports': {
    body: 'Title\nAn award\n',
    headers: { 'content-type': 'text/csv' },
  },
  'POST /api/saved-scholarships': { body: { scholarshipId: 'x' } },
  'POST /api/deadline-reminders': { body: { scholarshipId: 'x' } },
  'GET /api/unsubscribe': { query: '?token=x' },
  'POST /api/unsubscribe': { query: '?token=x' },
  'GET /api/newsletter/unsubscribe': { query: '?token=x' },
  'POST /api/newsletter/unsubscribe': { query: '?token=x' },
  'POST /api/ai/match': { body: { profile: {} } },
  'GET /api/admin/users': { query: '?login=ada' },
  'POST /api/admin/sync-runs/:id/decision': { body: { decision: 'approve' } },
  'POST /api/admin/listing-merges/:id/decision': { body: { decision: 'merge' } },
  'POST /api/scholarship-applications': { body: { scholarshipId: 'some-id' } },
  'POST /api/recommendations': { body: { isWaived: true } },
  'PATCH /api/recommendations/:id': { body: { isWaived: true } },
  'POST /api/recommendations/reused-letters': {
    body: { applicationId: 'a', letterId: 'l' },
  },
  'POST /api/recommendation-requests': { body: { token: 't' } },
  'PATCH /api/recommendation-requests': { body: { token: 't' } },
  'POST /api/recommendation-requests/letter': { body: { token: 't' } },
  'POST /api/recommendation-requests/refusal': { body: { token: 't' } },
  'POST /api/recommendation-requests/stopped-reminders': { body: { token: 't' } },
  'POST /api/essay-requests': { body: { reviewId: 'r', mentorId: 'm', firstName: 'Ada' } },
  'PATCH /api/essay-requests/:id': { body: { accept: true } },
  'PATCH /api/essay-requests/:id/feedback': { body: { overall: '' } },
  'POST /api/essay-requests/:id/feedback': { body: { overall: 'Good' } },
  'POST /api/essay-requests/:id/mark': { body: { isHelpful: true } },
  'PATCH /api/mentor/memory': { body: { isOn: true, notes: [] } },
  'POST /api/mentorship-sessions': {
    body: { mentorId: 'm', scheduledAt: '2031-01-01T10:00:00Z' },
  },
  'PATCH /api/mentorship-sessions/:id': { body: { accept: true } },
  'POST /api/mentorship-sessions/:id/proposed-time': {
    body: { scheduledAt: '2031-01-01T10:00:00Z' },
  },
  'PATCH /api/mentorship-sessions/:id/proposed-time': { body: { accept: false } },
  'POST /api/mentorship-sessions/:id/review': { body: { rating: 5 } },
  'PATCH /api/mentorship-sessions/:id/note': { body: { text: '' } },
  'PATCH /api/admin/users/:id/roles': {
    body: { role: 'mentor', granted: true, reason: 'Helps' },
  },
}

const all = REST_ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const)
/** All routes share the transport, so a share of them shows that it works. */
const OVER_HTTP = 16

describe.each(['in-process', 'http'] as const)(
  'the REST facade over %s subgraphs',
  (mode) => {
    const named = mode === 'http' ? someOf(all, OVER_HTTP) : all
    let site: Site
    beforeAll(async () => {
      const answers = {
        'MatchRun.status': () => 'FINISHED',
        'Source.mapping': () => '{"fields":{}}',
        'Source.newListings': () => 'PUBLISHED',
        'ContentPiece.kind': () => 'STORY',
        'ContentPiece.consent': () => 'GIVEN',
        'OwnListingReport.reason': () => 'broken-link',
      }
      site = await startSite({ mode, answers })
    })
    afterAll(() => site.stop())

    it.each(named)('%s answers its documented shape', async (name, route) => {
      const { body, query = '', headers } = INPUTS[name] ?? {}
      const path = route.path.replace(':studentId', 'me').replace(/:\w+/g, 'some-id')
      const answer = await site.call(route.method, `${path}${query}`, {
        session: sessionFor(route),
        body: body ?? (route.body ? {} : undefined),
        headers,
      })
      expect(answer.status).toBe(route.success.status)
      expect(faultsOf(route, answer)).toEqual([])
    })

    it.each(named.filter(([, { access }]) => access !== 'public'))(
      '%s answers 401 to a visitor, before it looks at the input',
      async (_name, route) => {
        const path = route.path.replace(/:\w+/g, 'some-id')
        const answer = await site.call(route.method, path, {
          body: route.method === 'GET' ? undefined : [],
        })
        expect(answer.status).toBe(401)
        expect(answer.body).toMatchObject({
          status: 401,
          message: 'Please sign in to continue.',
        })
        expect(answer.headers.get('content-type')).toContain('application/problem+json')
      },
    )

    it.each(named.filter(([, { access }]) => typeof access === 'object'))(
      '%s answers 403 to callers without permission, before it looks at the input',
      async (_name, route) => {
        const path = route.path.replace(/:\w+/g, 'some-id')
        const body = route.method === 'GET' ? undefined : []
        const session = isForStudents(route) ? 'a-donor' : 'a-student'
        const answer = await site.call(route.method, path, { body, session })
        expect(answer.status).toBe(403)
      },
    )

    it.each(named.filter(([, { body }]) => body))(
      '%s refuses a field that it does not know',
      async (_name, route) => {
        const path = route.path.replace(/:\w+/g, 'some-id')
        const answer = await site.call(route.method, path, {
          body: { isAdmin: true },
          session: sessionFor(route),
        })
        expect(answer.status).toBe(422)
        expect(answer.body['errors']).toContainEqual({
          path: ['isAdmin'],
          message: 'This field is not known',
        })
      },
    )

    it.each(named)(
      '%s answers 404 or 405 to a method that it does not have',
      async (_name, route) => {
        const path = route.path.replace(/:\w+/g, 'some-id')
        const answer = await site.call('PUT', path)
        expect(answer.status).toBe(405)
        expect(answer.headers.get('allow')).toContain(route.method)
      },
    )
  },
)

function sessionFor(route: RestRoute): string {
  const { access } = route
  if (typeof access === 'string' || isForStudents(route)) return 'a-student'
  return access.accountTypes.includes('donor') ? 'a-donor' : 'an-admin'
}

function isForStudents({ access }: RestRoute): boolean {
  return typeof access === 'object' && access.accountTypes.includes('student')
}

function faultsOf(
  { success }: RestRoute,
  answer: Awaited<ReturnType<Site['call']>>,
): unknown[] {
  if (!success.shape) return answer.text === '' ? [] : ['it has a body']
  const location = answer.headers.get('location') ?? ''
  if (answer.status === 201 && !location.startsWith('/api/')) return ['it has no Location']
  return success.shape.safeParse(answer.body).error?.issues ?? []
}
