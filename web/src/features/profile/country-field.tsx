import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import { ComboboxField } from '#ui/combobox-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { profileMessages as text } from './profile-messages.ts'
import { otherCountry, withStored } from './profile-options.ts'

const document = graphql(`
  query CountryField {
    countries {
      code
      name
    }
  }
`)

type CountryFieldProps = {
  id: string
  name: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

/** The product's one list of countries. Without it the name can be typed: the server reads names too. */
export function CountryField(props: CountryFieldProps) {
  const { data, error } = useQuery(document)
  const field = { ...props, label: text.labels.country, help: text.help.country }
  if (error && !data) return <TextField {...field} autoComplete="country-name" />
  const countries = (data?.countries ?? []).map(({ code, name }) => ({
    value: code,
    label: name,
  }))
  const options = data ? withStored([...countries, otherCountry], props.value) : countries
  return <ComboboxField {...field} options={options} />
}
