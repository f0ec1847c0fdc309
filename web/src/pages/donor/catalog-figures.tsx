import { useQuery } from '@apollo/client/react'
import { OverviewFigures } from '#features/overview/overview-figures.tsx'
import { graphql } from '#gql'

const query = graphql(`
  query CatalogFigures {
    ...OverviewFigures_Query
  }
`)

/** The catalog's current figures; if they fail to load, the page says the same without them. */
export function CatalogFigures() {
  const { data, error } = useQuery(query)
  return data || !error ? <OverviewFigures figures={data} /> : null
}
