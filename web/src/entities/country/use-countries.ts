import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'

const query = graphql(`
  query Countries {
    countries {
      code
      name
    }
  }
`)

type CountryOption = { value: string; label: string }

/** Every country of the product as options of a field, by code; null while they load, empty if that failed. */
export function useCountries(): {
  countries: readonly CountryOption[] | null
  hasFailed: boolean
  retry: () => Promise<unknown>
} {
  const { data, error, refetch } = useQuery(query)
  const countries = data?.countries.map(({ code, name }) => ({ value: code, label: name }))
  const hasFailed = Boolean(error) && !data
  return {
    countries: countries ?? (hasFailed ? [] : null),
    hasFailed,
    retry: refetch,
  }
}
