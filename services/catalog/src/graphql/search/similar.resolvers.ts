import { throwProblem, validationFailed } from '@landfall/kit/core/problems'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'
import { MAX_SIMILAR } from '../../search/similar/find-similar.ts'
import type { SimilarScholarship } from '../../search/similar/rank-similar.ts'
import type { CatalogContext } from '../request/context.ts'
import { enumOf } from '../request/present.ts'

export const similarOfScholarship = {
  async similar(
    scholarship: StoredScholarship,
    { first }: { first: number },
    { loaders }: CatalogContext,
  ) {
    if (first < 1 || first > MAX_SIMILAR) {
      const message = `Ask for 1 to ${MAX_SIMILAR}`
      return throwProblem(validationFailed([{ path: ['first'], message }]))
    }
    return (await loaders.similar.load(scholarship)).slice(0, first)
  },
}

export const similarScholarshipType = {
  levels: ({ levels }: SimilarScholarship) => levels.map(enumOf),
  countries: ({ countries }: SimilarScholarship) => countries.map((code) => ({ code })),
}
