import { enumInput } from '@landfall/kit/graphql/arguments'
import { parseOrThrow } from '@landfall/kit/graphql/parse-input'
import { DEGREE_LEVELS } from '@landfall/matching/scholarship-criteria'
import { parseCountry } from '@landfall/reference/countries'
import { z } from 'zod'
import type { CatalogContext } from '../request/context.ts'

const previewArguments = z.object({
  country: z.string().transform((text, context) => {
    const code = parseCountry(text)
    if (code !== null) return code
    context.addIssue(`Unknown country: ${text}`)
    return z.NEVER
  }),
  degreeLevel: enumInput(DEGREE_LEVELS),
})

export const previewQueries = {
  async eligibilityPreview(_parent: unknown, args: unknown, { useCases }: CatalogContext) {
    const { country: code, degreeLevel } = parseOrThrow(previewArguments, args)
    const preview = await useCases.previewEligibility(code, degreeLevel)
    return { ...preview, country: { code } }
  },
}
