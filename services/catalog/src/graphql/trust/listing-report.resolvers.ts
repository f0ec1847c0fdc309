import type { CatalogContext } from '../request/context.ts'
import type { ReportInput } from '../../trust/listing-report/report-scholarship.ts'

export const reportMutations = {
  async reportScholarship(
    _parent: unknown,
    { input }: { input: ReportInput },
    { useCases, viewer, effects }: CatalogContext,
  ) {
    const outcome = await useCases.reportScholarship(viewer, input)
    if (outcome.ok) {
      const message = 'Thank you. We will look at this listing again.'
      return { __typename: 'ReportScholarshipSuccess', message }
    }
    if (outcome.error.__typename === 'TooManyRequests') {
      effects.retryAfterSeconds = outcome.error.retryAfterSeconds
    }
    return outcome.error
  },
}
