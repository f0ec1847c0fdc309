import { z } from 'zod'
import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { parseInput } from '@landfall/kit/graphql/parse-input'
import { asAdmin } from '@landfall/kit/identity/admin-policy'
import type { ListingSuggestion } from '../../trust/listing-suggestion/listing-suggestion.ts'
import {
  decideSuggestionInput,
  suggestListingInput,
} from '../../trust/listing-suggestion/listing-suggestion.input.ts'
import type { CatalogContext } from '../request/context.ts'
import { orThrow } from '../request/or-throw.ts'
import type { PageArguments } from '../request/page-arguments.ts'
import { enumOf } from '../request/present.ts'

type Input = { input: unknown }

const position = z.strictObject({ id: z.uuid() })

export const suggestionOfListingQueries = {
  async listingSuggestions(
    _parent: unknown,
    page: PageArguments,
    { useCases, viewer, caller }: CatalogContext,
  ) {
    const admin = orThrow(asAdmin(viewer))
    const { first, after } = parsePage(caller, page, position)
    const found = await useCases.listSuggestions(admin, { first, after: after?.id ?? null })
    return connectionOf({
      ...found,
      node: (one) => one,
      positionOf: ({ id }) => ({ id }),
      hasPreviousPage: after !== null,
    })
  },
}

export const suggestionOfListingMutations = {
  async suggestListing(
    _parent: unknown,
    { input }: Input,
    { useCases, caller, effects }: CatalogContext,
  ) {
    const parsed = parseInput(suggestListingInput, input)
    if (!parsed.ok) return parsed.error
    const outcome = await useCases.suggestListing(caller.client.address, parsed.value)
    if (!outcome.ok) {
      effects.retryAfterSeconds = outcome.error.retryAfterSeconds
      return outcome.error
    }
    if (outcome.value !== null) {
      return { __typename: 'AlreadyListed', scholarship: outcome.value }
    }
    const message = 'Thank you. An administrator will look at the page.'
    return { __typename: 'SuggestListingSuccess', message }
  },

  async decideListingSuggestion(
    _parent: unknown,
    { input }: Input,
    { useCases, viewer }: CatalogContext,
  ) {
    const admin = asAdmin(viewer)
    if (!admin.ok) return admin.error
    const parsed = parseInput(decideSuggestionInput, input)
    if (!parsed.ok) return parsed.error
    const outcome = await useCases.decideSuggestion(admin.value, parsed.value)
    return outcome.ok
      ? { __typename: 'DecideListingSuggestionSuccess', suggestion: outcome.value }
      : outcome.error
  },
}

export const listingSuggestionType = {
  status: ({ status }: ListingSuggestion) => enumOf(status),
  scholarship: (
    { scholarshipId }: ListingSuggestion,
    _args: unknown,
    { loaders }: CatalogContext,
  ) => (scholarshipId === null ? null : loaders.scholarship.load(scholarshipId)),
}
