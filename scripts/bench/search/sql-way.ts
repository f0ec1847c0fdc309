import type { Question } from '../../../services/catalog/bench/questions.ts'
import type { Facet } from '../../../services/catalog/src/search/search/facets.ts'
import { makeSearchScholarships } from '../../../services/catalog/src/search/search/search-scholarships.ts'
import type { SearchStore } from '../../../services/catalog/src/search/search/search.store.ts'

const PAGE_SIZE = 20

/** Whether a query is a name is looked up elsewhere, so this finds none. */
export const noNames = { titles: async () => [], providers: async () => [] }

/** PostgreSQL alone: a page with its whole records, or the facets. It keeps nothing between two questions. */
export function sqlWay(store: SearchStore, now: Date) {
  const clock = { now: () => now }
  return async (question: Question): Promise<string[]> => {
    const prepare = makeSearchScholarships({ search: store, suggestions: noNames, clock })
    const search = await prepare(question.search, question.sort, null)
    if (question.kind === 'facets') return facetTexts(await search.facets())
    const { items } = await search.page({ first: PAGE_SIZE, after: question.after })
    return items.map(({ scholarship }) => scholarship.id)
  }
}

/** The texts by which facets are compared. */
export function facetTexts(facets: readonly Facet[]): string[] {
  return facets.flatMap(({ kind, values }) =>
    values.map(({ value, count }) => `${kind} ${value} ${count}`),
  )
}
