import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import { formatNumber } from '#ui/format-number.ts'

const catalogDocument = graphql(`
  query MatchingCatalogue {
    matchingCatalogue {
      openCount
      criteria {
        code
        label
        isHard
      }
      terms {
        code
        label
        possible
      }
    }
  }
`)

/**
 * The catalog that matches are drawn from; `isPending` until it is known, and null for good when it cannot be read.
 */
export function useMatchingCatalog() {
  const { data, error } = useQuery(catalogDocument)
  const catalog = data?.matchingCatalogue ?? null
  return {
    catalog,
    /** The number as it is shown; null while unknown. */
    openCount: catalog && formatNumber(catalog.openCount),
    isPending: !data && !error,
  }
}
