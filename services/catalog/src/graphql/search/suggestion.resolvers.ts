import { throwProblem, validationFailed } from '@landfall/kit/core/problems'
import type { CatalogContext } from '../request/context.ts'
import { enumOf } from '../request/present.ts'

const MAX_SUGGESTIONS = 20

export const suggestionQueries = {
  async scholarshipSuggestions(
    _parent: unknown,
    { prefix, first }: { prefix: string; first?: number | null },
    { useCases }: CatalogContext,
  ) {
    const most = first ?? 8
    if (most < 1 || most > MAX_SUGGESTIONS) {
      const message = `Ask for 1 to ${MAX_SUGGESTIONS} suggestions`
      throwProblem(validationFailed([{ path: ['first'], message }]))
    }
    const found = await useCases.suggest(prefix, most)
    return found.map((one) => ({ ...one, kind: enumOf(one.kind) }))
  },
}
