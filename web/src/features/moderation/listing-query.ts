import type { LinkStatus, ScholarshipStatus } from '#gql/graphql'
import { optionsOf } from '#ui/options-of.ts'
import { moderationMessages as text } from './moderation-messages.ts'

export type ListingQuery = {
  query: string
  status: ScholarshipStatus | ''
  linkStatus: LinkStatus | ''
}

export const statusOptions = optionsOf<ScholarshipStatus>(text.listingStatuses)
export const linkOptions = optionsOf<LinkStatus>(text.links)

/** Reads the query from an address and ignores invalid parts. */
export function listingQueryOf(params: URLSearchParams): ListingQuery {
  const status = params.get('status')?.toUpperCase()
  const link = params.get('link')?.toUpperCase()
  return {
    query: params.get('query') ?? '',
    status: statusOptions.find(({ value }) => value === status)?.value ?? '',
    linkStatus: linkOptions.find(({ value }) => value === link)?.value ?? '',
  }
}
