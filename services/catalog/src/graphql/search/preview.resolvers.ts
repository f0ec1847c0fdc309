import { throwProblem, validationFailed } from '@landfall/kit/core/problems'
import type { DegreeLevel } from '@landfall/matching/scholarship-criteria'
import { parseCountry } from '@landfall/reference/countries'
import type { CatalogContext } from '../request/context.ts'
import { wordOf } from '../request/present.ts'

export const previewQueries = {
  async eligibilityPreview(
    _parent: unknown,
    args: { country: string; degreeLevel: string },
    { useCases }: CatalogContext,
  ) {
    const code = parseCountry(args.country)
    if (code === null) {
      const message = `Unknown country: ${args.country}`
      return throwProblem(validationFailed([{ path: ['country'], message }]))
    }
    const level = wordOf<DegreeLevel>(args.degreeLevel)
    return { ...(await useCases.previewEligibility(code, level)), country: { code } }
  },
}
