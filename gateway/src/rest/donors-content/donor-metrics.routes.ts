import { z } from 'zod'
import { day, text } from '../inputs.ts'
import { recordId } from '../named-ids.ts'
import type { FileRoute } from '../file-route.ts'
import { found, missing } from '../responses.ts'
import { defineRoute, OWNERS_OF_SCHOLARSHIPS, type RouteInput } from '../route.ts'
import { isRow } from '../values.ts'

const tag = 'Figures for donors'

type Query = { organizationId?: string | undefined }

/** The first of the caller's organizations, unless one is named. */
function organizationOf({ query, viewer }: RouteInput<Query>): string | undefined {
  if (query.organizationId) return query.organizationId
  return viewer.kind === 'user' ? viewer.memberships[0]?.organizationId : undefined
}

const donorMetrics = defineRoute({
  method: 'GET',
  path: '/api/donor-metrics',
  tag,
  summary:
    'How many applied to the caller’s organization, and from how many countries with a group of five or more.',
  access: OWNERS_OF_SCHOLARSHIPS,
  query: z.object({
    organizationId: recordId(z.string().optional()),
    from: day(),
    to: day(),
    scholarshipId: recordId(text()),
    fundId: recordId(text()),
  }),
  operation: `query RestDonorMetrics($organizationId: ID!, $filter: DonorMetricsFilter) {
    donorMetrics(organizationId: $organizationId, filter: $filter) { totalApplications countriesReached }
  }`,
  // Before the first organization nobody could apply.
  shortcut: (input) =>
    organizationOf(input) ? null : found({ totalApplications: 0, countriesReached: 0 }),
  variables: (input) => {
    const { organizationId: _organizationId, ...filter } = input.query
    return { organizationId: organizationOf(input), filter }
  },
  answer: (data) =>
    isRow(data['donorMetrics']) ? found(data['donorMetrics']) : missing('Organization'),
  success: {
    status: 200,
    shape: z.strictObject({ totalApplications: z.int(), countriesReached: z.int() }),
  },
})

export const donorMetricsRoutes = [donorMetrics]

export const donorReportRoutes: readonly FileRoute[] = [
  {
    method: 'GET',
    path: '/api/donor-metrics/report',
    tag,
    summary: 'The impact report of an organization as a PDF.',
    service: 'donors-content',
    access: 'signed-in',
    query: z.object({
      organizationId: recordId(z.string()),
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      scholarshipId: recordId(z.string().optional()),
      fundId: recordId(z.string().optional()),
    }),
    takes: [],
    success: { status: 200, shape: null, types: ['application/pdf'] },
  },
]
