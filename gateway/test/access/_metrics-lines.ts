import { type Lines, line } from './_lines.ts'
import type { Records } from './_records.ts'

const own = ({ people }: Records) => ({ organizationId: people.organizationId })
const ROLES = '401 403 403 ok  ok  403 ok  403 404 404 403 403'

/** An organization's figures, for its members who do not review. The figures name nobody. */
// prettier-ignore
export const metricsLines: Lines = {
  'Query.donorMetrics': line(ROLES, own),
  'Query.donorReport': line(ROLES, own),
  'Subscription.donorMetrics': line(ROLES, own),
  'GET /api/donor-metrics': line(ROLES, (r) => ({ query: own(r) })),
  'GET /api/donor-metrics/report': line(ROLES, (r) => ({ query: own(r) })),
  '_entities donors-content.Scholarship': line('ok', async (r) => ({ id: await r.draftId() })),
  // Computed for the caller and sent with its text: by the key alone, there is nothing to read.
  '_entities donors-content.DonorInsight': line('ok', () => ({ id: 'an-insight', key: 'waiting', title: 'Waiting', text: '7 of 20 wait.', figures: [] })),
}
