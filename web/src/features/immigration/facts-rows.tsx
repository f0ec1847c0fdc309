import { dayInWords } from '@landfall/calendar/words'
import { showCountry } from '#entities/country/show-country.tsx'
import type { Row } from '#page/editable-section.tsx'
import { type FactsValues, isAsked, isDayName, isStated } from './facts-values.ts'
import { factLabels } from './fact-messages.ts'
import { i94Words, levels } from './immigration-messages.ts'

type Countries = readonly { value: string; label: string }[] | null

/** The entered facts under these names, in words. */
export function factsRows(
  values: FactsValues,
  names: readonly (keyof FactsValues)[],
  countries: Countries,
): Row[] {
  return names
    .filter(
      (name) => isStated(values, name) || (name !== 'i94Until' && isAsked(values, name)),
    )
    .map((name) => [
      factLabels[name],
      isStated(values, name) ? inWords(values, name, countries) : null,
    ])
}

function inWords(values: FactsValues, name: keyof FactsValues, countries: Countries) {
  if (isDayName(name)) return dayInWords(values[name])
  switch (name) {
    case 'i94':
      return i94Words[values.i94]
    case 'level':
    case 'optLevel':
      return values[name] && levels[values[name]]
    case 'hasPalestinianDocument':
      return 'Yes'
    case 'birthCountry':
      return <Country code={values.birthCountry} countries={countries} />
    case 'citizenships':
      return (
        <ul>
          {values.citizenships.map((code) => (
            <li key={code}>
              <Country code={code} countries={countries} />
            </li>
          ))}
        </ul>
      )
  }
}

function Country({ code, countries }: { code: string; countries: Countries }) {
  return showCountry(
    countries?.find(({ value }) => value === code) ?? { value: code, label: code },
  )
}
