import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { requireModerator } from '../request/authorization.ts'
import type { CatalogContext } from '../request/context.ts'
import { enumOf, enumOrNull } from '../request/present.ts'
import { findRedFlags } from '../../trust/red-flag/find-red-flags.ts'
import { FLAG_LABELS, type RedFlag, flagKey } from '../../trust/red-flag/red-flag.ts'
import { positionSchema } from '../../record/paging/keyset.ts'
import type { PageArguments } from '../request/page-arguments.ts'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'
import { latestDecidedFirst, mostUrgentFirst } from '../../trust/listing-case/case-order.ts'
import type { ListingCase, ModeratorRole } from '../../trust/listing-case/listing-case.ts'
import { moderatorRole } from '../../trust/listing-case/listing-case.policy.ts'
import type { ResolveInput } from '../../trust/moderation/resolve-case.ts'

type Input<T> = { input: T }

export const listingCaseQueries = {
  async listingCases(
    _parent: unknown,
    { status, ...page }: PageArguments & { status: 'OPEN' | 'RESOLVED' },
    { stores: { listingCases }, viewer, caller }: CatalogContext,
  ) {
    requireModerator(viewer)
    const order = status === 'OPEN' ? mostUrgentFirst : latestDecidedFirst
    const { first, after } = parsePage(caller, page, positionSchema(order))
    const { items, hasNextPage } = await listingCases.page({ order, first, after })
    return connectionOf({
      items,
      node: ({ listingCase }) => listingCase,
      positionOf: ({ position }) => position,
      hasNextPage,
      hasPreviousPage: after !== null,
      totalCount: await listingCases.count(status === 'OPEN' ? 'open' : 'resolved'),
    })
  },
}

export const listingCaseMutations = {
  async resolveListingCase(
    _parent: unknown,
    { input }: Input<ResolveInput>,
    { useCases, viewer }: CatalogContext,
  ) {
    const outcome = await useCases.resolveListingCase(viewer, input)
    if (!outcome.ok) return outcome.error
    return { __typename: 'ResolveListingCaseSuccess', listingCase: outcome.value }
  },

  async reopenListingCase(
    _parent: unknown,
    { input }: Input<{ id: string; version: number }>,
    { useCases, viewer }: CatalogContext,
  ) {
    const outcome = await useCases.reopenListingCase(viewer, input)
    if (!outcome.ok) return outcome.error
    return { __typename: 'ResolveListingCaseSuccess', listingCase: outcome.value }
  },

  async verifyScholarship(
    _parent: unknown,
    { input }: Input<{ id: string; sourceUrl?: string | null }>,
    { useCases, viewer }: CatalogContext,
  ) {
    const outcome = await useCases.verifyScholarship(viewer, input)
    if (!outcome.ok) return outcome.error
    return { __typename: 'VerifyScholarshipSuccess', scholarship: outcome.value }
  },
}

export const listingCaseType = {
  scholarship: (
    { scholarshipId }: ListingCase,
    _args: unknown,
    { loaders }: CatalogContext,
  ) => loaders.scholarship.load(scholarshipId),
  status: ({ status }: ListingCase) => enumOf(status),
  outcome: ({ outcome }: ListingCase) => enumOrNull(outcome),
  reports: ({ id }: ListingCase, _args: unknown, { loaders }: CatalogContext) =>
    loaders.reportsOfCase.load(id),
  async redFlags(
    { scholarshipId }: ListingCase,
    _args: unknown,
    { loaders }: CatalogContext,
  ) {
    const listing = await loaders.scholarship.load(scholarshipId)
    if (listing === null) return []
    return (await flagsOfListing(listing, loaders)).filter(({ isCleared }) => !isCleared)
  },
}

const VERIFIERS: Record<ModeratorRole, string> = {
  admin: 'an administrator of this site',
  moderator: 'a moderator of this site',
}

/** What moderation adds to a scholarship. */
export const moderatedScholarship = {
  async verifiedBy(
    { id, lastVerifiedAt }: StoredScholarship,
    _args: unknown,
    { loaders }: CatalogContext,
  ) {
    if (lastVerifiedAt === null) return null
    const found = await loaders.verification.load(id)
    return found === null ? null : VERIFIERS[found.role]
  },
  moderation: (listing: StoredScholarship, _args: unknown, { viewer }: CatalogContext) =>
    moderatorRole(viewer) === null ? null : listing,
}

export const listingModerationType = {
  redFlags: (listing: StoredScholarship, _args: unknown, { loaders }: CatalogContext) =>
    flagsOfListing(listing, loaders),
  cases: ({ id }: StoredScholarship, _args: unknown, { loaders }: CatalogContext) =>
    loaders.casesOfListing.load(id),
  history: ({ id }: StoredScholarship, _args: unknown, { loaders }: CatalogContext) =>
    loaders.logOfListing.load(id),
}

export const redFlagType = {
  severity: ({ severity }: RedFlag) => enumOf(severity),
  label: ({ code }: RedFlag) => FLAG_LABELS[code],
}

async function flagsOfListing(
  listing: StoredScholarship,
  loaders: CatalogContext['loaders'],
) {
  const flags = findRedFlags(listing)
  if (flags.length === 0) return []
  const cleared = await loaders.clearedKeys.load(listing.id)
  return flags.map((flag) => ({ ...flag, isCleared: cleared.includes(flagKey(flag)) }))
}
