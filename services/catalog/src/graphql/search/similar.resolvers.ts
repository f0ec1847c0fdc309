import { countInput } from '@landfall/kit/graphql/arguments'
import { parseOrThrow } from '@landfall/kit/graphql/parse-input'
import { z } from 'zod'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'
import { MAX_SIMILAR } from '../../search/similar/find-similar.ts'
import type { SimilarScholarship } from '../../search/similar/rank-similar.ts'
import type { CatalogContext } from '../request/context.ts'
import { enumOf } from '../request/present.ts'

const similarArguments = z.object({ first: countInput(MAX_SIMILAR) })

export const similarOfScholarship = {
  async similar(
    scholarship: StoredScholarship,
    args: unknown,
    { loaders }: CatalogContext,
  ) {
    const { first } = parseOrThrow(similarArguments, args)
    return (await loaders.similar.load(scholarship)).slice(0, first)
  },
}

export const similarScholarshipType = {
  levels: ({ levels }: SimilarScholarship) => levels.map(enumOf),
  countries: ({ countries }: SimilarScholarship) => countries.map((code) => ({ code })),
}
