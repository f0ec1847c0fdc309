import { showCountry } from './show-country.tsx'
import { useCountries } from './use-countries.ts'

/** A country that is known by its name alone; its flag comes with the list of countries. */
export function NamedCountry({ name }: { name: string }) {
  const { countries } = useCountries()
  const known = countries?.find(({ label }) => label === name)
  return known ? showCountry(known) : name
}
