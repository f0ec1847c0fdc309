import { parseInput } from '@landfall/kit/graphql/parse-input'
import { asAdmin } from '@landfall/kit/identity/admin-policy'
import { reviewListingsInput } from '../../trust/listing-review/listing-review.input.ts'
import type { CatalogContext } from '../request/context.ts'

export const listingReviewMutations = {
  async reviewListings(
    _parent: unknown,
    { input }: { input: unknown },
    { useCases, viewer }: CatalogContext,
  ) {
    const admin = asAdmin(viewer)
    if (!admin.ok) return admin.error
    const parsed = parseInput(reviewListingsInput, input)
    if (!parsed.ok) return parsed.error
    const outcome = await useCases.reviewListings(admin.value, parsed.value)
    return outcome.ok
      ? { __typename: 'ReviewListingsSuccess', ...outcome.value }
      : outcome.error
  },
}
