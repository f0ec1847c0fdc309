import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import { formatNumber } from '#ui/format-number.ts'

const catalogueDocument = graphql(`
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
export function useMatchingCatalogue() {
  const { data, error } = useQuery(catalogueDocument)
  const catalogue = data?.matchingCatalogue ?? null
  return {
    catalogue,
    /** The number as it is shown; null while unknown. */
    openCount: catalogue && formatNumber(catalogue.openCount),
    isPending: !data && !error,
  }
}
