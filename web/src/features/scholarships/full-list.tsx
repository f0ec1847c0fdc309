import { CountryName } from '#entities/country/country-name.tsx'
import type { RequirementRow } from './requirement-rows.ts'

/** Everything that a row shortens; countries have their flags. */
export function FullList({ list }: { list: RequirementRow['full'] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {list.map(({ name, countryCode }) => (
        <li key={name}>
          {countryCode === null ? name : <CountryName code={countryCode} name={name} />}
        </li>
      ))}
    </ul>
  )
}
