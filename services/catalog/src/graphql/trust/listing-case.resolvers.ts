import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { parseInput } from '@landfall/kit/graphql/parse-input'
import type { CatalogContext } from '../request/context.ts'
import { orThrow } from '../request/or-throw.ts'
import { enumOf, enumOrNull } from '../request/present.ts'
import { findRedFlags } from '../../trust/red-flag/find-red-flags.ts'
import { FLAG_LABELS, type RedFlag, flagKey } from '../../trust/red-flag/red-flag.ts'
import { positionSchema } from '../../record/paging/keyset.ts'
import type { PageArguments } from '../request/page-arguments.ts'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'
import { latestDecidedFirst, mostUrgentFirst } from '../../trust/listing-case/case-order.ts'
import type { ListingCase, ModeratorRole } from '../../trust/listing-case/listing-case.ts'
import { asModerator } from '../../trust/listing-case/listing-case.policy.ts'
import {
  reopenCaseInput,
  resolveCaseInput,
} from '../../trust/moderation/moderation.input.ts'
import { verifyScholarshipInput } from '../../trust/verification/verification.input.ts'

type Input = { input: Record<string, unknown> }

export const listingCaseQueries = {
  async listingCases(
    _parent: unknown,
    { status, ...page }: PageArguments & { status: 'OPEN' | 'RESOLVED' },
    { useCases, viewer, caller }: CatalogContext,
  ) {
    const moderator = orThrow(asModerator(viewer))
    const order = status === 'OPEN' ? mostUrgentFirst : latestDecidedFirst
    const { first, after } = parsePage(caller, page, positionSchema(order))
    const { items, hasNextPage, totalCount } = await useCases.listCases(moderator, {
      status: status === 'OPEN' ? 'open' : 'resolved',
      order,
      first,
      after,
    })
    return connectionOf({
      items,
      node: ({ listingCase }) => listingCase,
      positionOf: ({ position }) => position,
      hasNextPage,
      hasPreviousPage: after !== null,
      totalCount,
    })
  },
}

export const listingCaseMutations = {
  async resolveListingCase(
    _parent: unknown,
    { input }: Input,
    { useCases, viewer }: CatalogContext,
  ) {
    const moderator = asModerator(viewer)
    if (!moderator.ok) return moderator.error
    const parsed = parseInput(resolveCaseInput, input)
    if (!parsed.ok) return parsed.error
    const outcome = await useCases.resolveListingCase(moderator.value, parsed.value)
    if (!outcome.ok) return outcome.error
    return { __typename: 'ResolveListingCaseSuccess', listingCase: outcome.value }
  },

  async reopenListingCase(
    _parent: unknown,
    { input }: Input,
    { useCases, viewer }: CatalogContext,
  ) {
    const moderator = asModerator(viewer)
    if (!moderator.ok) return moderator.error
    const parsed = parseInput(reopenCaseInput, input)
    if (!parsed.ok) return parsed.error
    const outcome = await useCases.reopenListingCase(moderator.value, parsed.value)
    if (!outcome.ok) return outcome.error
    return { __typename: 'ResolveListingCaseSuccess', listingCase: outcome.value }
  },

  async verifyScholarship(
    _parent: unknown,
    { input }: Input,
    { useCases, viewer }: CatalogContext,
  ) {
    const moderator = asModerator(viewer)
    if (!moderator.ok) return moderator.error
    const parsed = parseInput(verifyScholarshipInput, input)
    if (!parsed.ok) return parsed.error
    const outcome = await useCases.verifyScholarship(moderator.value, parsed.value)
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
  async isOwnerBarred(
    { scholarshipId }: ListingCase,
    _args: unknown,
    { loaders }: CatalogContext,
  ) {
    const ownerId = (await loaders.scholarship.load(scholarshipId))?.ownerId ?? null
    return ownerId !== null && loaders.isBarred.load(ownerId)
  },
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
    asModerator(viewer).ok ? listing : null,
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
