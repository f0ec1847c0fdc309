import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { parseInput } from '@landfall/kit/graphql/parse-input'
import { z } from 'zod'
import { asSignedIn } from '../../record/scholarship/scholarship.policy.ts'
import { reportScholarshipInput } from '../../trust/listing-report/listing-report.input.ts'
import type { CatalogContext } from '../request/context.ts'
import { orThrow } from '../request/or-throw.ts'
import type { PageArguments } from '../request/page-arguments.ts'

const position = z.strictObject({ id: z.uuid() })

export const reportQueries = {
  async ownListingReports(
    _parent: unknown,
    args: PageArguments,
    { useCases, viewer, caller }: CatalogContext,
  ) {
    const reporter = orThrow(asSignedIn(viewer))
    const { first, after } = parsePage(caller, args, position)
    const page = { first, after: after?.id ?? null }
    return connectionOf({
      ...(await useCases.listOwnReports(reporter, page)),
      node: (report) => report,
      positionOf: ({ id }) => ({ id }),
      hasPreviousPage: after !== null,
    })
  },
}

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
