import { showCountry } from './show-country.tsx'
import { useCountries } from './use-countries.ts'

/** A country of which only the name is known; the list of countries gives it its flag. */
export function NamedCountry({ name }: { name: string }) {
  const { countries } = useCountries()
  const known = countries?.find(({ label }) => label === name)
  return known ? showCountry(known) : name
}
