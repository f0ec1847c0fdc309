import { useQuery } from '@apollo/client/react'
import { OverviewFigures } from '#features/overview/overview-figures.tsx'
import { graphql } from '#gql'

const query = graphql(`
  query CatalogFigures {
    ...OverviewFigures_Query
  }
`)

/** What the catalog holds now; without an answer the page says the same without figures. */
export function CatalogFigures() {
  const { data, error } = useQuery(query)
  return data || !error ? <OverviewFigures figures={data} /> : null
}
