import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import type { ComingDatesQuery } from '#gql/graphql'

const query = graphql(`
  query ComingDates {
    immigrationProfile {
      id
      asOf
      deadlines {
        id
        closesOn
        rule {
          id
          title
        }
      }
    }
  }
`)

/** The coming last days; without `coming` they are not read yet. */
export function useComingDates() {
  const result = useQuery(query, { fetchPolicy: 'cache-and-network' })
  return { ...result, coming: result.data && comingOf(result.data) }
}

function comingOf({ immigrationProfile: profile }: ComingDatesQuery) {
  return (profile?.deadlines ?? []).flatMap(({ id, rule, closesOn }) =>
    profile && closesOn && closesOn >= profile.asOf
      ? [{ id, title: rule.title, day: closesOn }]
      : [],
  )
}
