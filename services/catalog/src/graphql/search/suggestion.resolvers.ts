import { countInput } from '@landfall/kit/graphql/arguments'
import { parseOrThrow } from '@landfall/kit/graphql/parse-input'
import { z } from 'zod'
import type { CatalogContext } from '../request/context.ts'
import { enumOf } from '../request/present.ts'

const suggestionArguments = z.object({
  prefix: z.string(),
  first: countInput(20, 'suggestions')
    .nullish()
    .transform((first) => first ?? 8),
})

export const suggestionQueries = {
  async scholarshipSuggestions(
    _parent: unknown,
    args: unknown,
    { useCases }: CatalogContext,
  ) {
    const { prefix, first } = parseOrThrow(suggestionArguments, args)
    const found = await useCases.suggest(prefix, first)
    return found.map((one) => ({ ...one, kind: enumOf(one.kind) }))
  },
}
