import { CountryName } from './country-name.tsx'

type CountryOption = { value: string; label: string }

/** A country as an option of a field, with its flag; a value that is not a code is shown as words only. */
export function showCountry({ value, label }: CountryOption) {
  return /^[A-Z]{2}$/.test(value) ? <CountryName code={value} name={label} /> : label
}
