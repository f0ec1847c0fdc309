import { CountryName } from './country-name.tsx'

type CountryOption = { value: string; label: string }

/** A country as an option of a field looks, with its flag; what is no code is just its words. */
export function showCountry({ value, label }: CountryOption) {
  return /^[A-Z]{2}$/.test(value) ? <CountryName code={value} name={label} /> : label
}
