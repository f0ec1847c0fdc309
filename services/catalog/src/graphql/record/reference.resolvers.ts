import { COUNTRIES, type Country } from '@landfall/reference/countries'
import { FIELDS } from '@landfall/matching/reference/fields'

type Coded = { code: string }

const countries = new Map(COUNTRIES.map((country) => [country.code, country]))
const fields = new Map(FIELDS.map((field) => [field.code, field]))

export const referenceQueries = {
  countries: (): readonly Country[] => COUNTRIES,
  fieldsOfStudy: () => FIELDS,
}

export const countryType = {
  __resolveReference: ({ code }: Coded) => countries.get(code) ?? null,
  name: ({ code }: Coded) => countries.get(code)?.name,
  region: ({ code }: Coded) => countries.get(code)?.region,
}

export const fieldOfStudyType = {
  __resolveReference: ({ code }: Coded) => fields.get(code) ?? null,
}
