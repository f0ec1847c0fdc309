import type { Position } from '../paging/keyset.ts'
import { plainText } from '../text/plain-text.ts'
import type { UniversityOrder } from './university-order.ts'
import type {
  UniversityFacet,
  UniversityFigures,
  UniversitySearch,
} from './university-search.ts'
import type { UniversityPage, UniversityStore } from './university.store.ts'
import type { University } from './university.ts'

type Paging = { order: UniversityOrder; first: number; after: Position | null }

/** What resolvers read of universities, which everybody may see. */
export function makeReadUniversities({ universities }: { universities: UniversityStore }) {
  return {
    /** One page, and the search as it was run: with similar words if nothing has this spelling. */
    async searchUniversities(
      asked: UniversitySearch,
      paging: Paging,
    ): Promise<UniversityPage & { search: UniversitySearch }> {
      const search = await universities.forgiving(asked)
      return { ...(await universities.page(search, paging)), search }
    },

    countUniversities: (search: UniversitySearch): Promise<number> =>
      universities.count(search),

    /** The counts for the values of each filter. */
    universityFacets: (search: UniversitySearch): Promise<UniversityFacet[]> =>
      universities.facets(search),

    /** By id, slug or IPEDS unit id. */
    findUniversity: (key: string): Promise<University | null> =>
      universities.find(plainText(key)),

    universityFigures: (): Promise<UniversityFigures> => universities.figures(),
  }
}
