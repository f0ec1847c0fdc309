import type { CatalogContext } from '../request/context.ts'
import { parseInput } from '@landfall/kit/graphql/parse-input'
import { asSignedIn } from '../../record/scholarship/scholarship.policy.ts'
import { reportScholarshipInput } from '../../trust/listing-report/listing-report.input.ts'

export const reportMutations = {
  async reportScholarship(
    _parent: unknown,
    { input }: { input: Record<string, unknown> },
    { useCases, viewer, effects }: CatalogContext,
  ) {
    const reporter = asSignedIn(viewer)
    if (!reporter.ok) return reporter.error
    const parsed = parseInput(reportScholarshipInput, input)
    if (!parsed.ok) return parsed.error
    const outcome = await useCases.reportScholarship(reporter.value, parsed.value)
    if (outcome.ok) {
      const message = 'Thank you. We will review this listing.'
      return { __typename: 'ReportScholarshipSuccess', message }
    }
    if (outcome.error.__typename === 'TooManyRequests') {
      effects.retryAfterSeconds = outcome.error.retryAfterSeconds
    }
    return outcome.error
  },
}
