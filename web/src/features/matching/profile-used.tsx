import type { ReactNode } from 'react'
import { CountryName } from '#entities/country/country-name.tsx'
import { gradeInWords } from '#entities/grade/grade-values.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { formatNumber } from '#ui/format-number.ts'
import { readFragment, type FragmentType } from '#gql'
import { matchProfileFragment, type MatchProfile } from './match-values.ts'
import { matchingMessages } from './matching-messages.ts'
import { degreeLevels, englishLevels, labelOf, needLevels } from './matching-options.ts'
import { usStates } from './us-states.ts'
import { resultMessages as text } from './result-messages.ts'

type Props = { profile: FragmentType<typeof matchProfileFragment> }

/** The form of that run, as it was. */
export function ProfileUsed({ profile }: Props) {
  const rows = rowsOf(readFragment(matchProfileFragment, profile))
  return (
    <Disclosure summary={text.madeWith}>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-2 ps-7 sm:grid-cols-[max-content_1fr]">
        {rows.map(([label, value]) => (
          <div key={label} className="sm:contents">
            <dt className="text-muted">{label}</dt>
            <dd className="max-w-prose whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}

/** Stated facts with their labels; facts that were left out have no row. */
function rowsOf(profile: MatchProfile): [string, ReactNode][] {
  const { labels } = matchingMessages
  const { minAmount, preferredStates } = profile
  const rows: [string, ReactNode][] = [
    [labels.academicField, profile.academicField],
    [labels.degreeLevel, labelOf(degreeLevels, profile.degreeLevel.toLowerCase())],
    [labels.gpa, gradeInWords(profile)],
    [labels.country, countryOf(profile)],
    [
      labels.englishProficiency,
      labelOf(englishLevels, profile.englishProficiency.toLowerCase()),
    ],
    [labels.financialNeed, labelOf(needLevels, profile.financialNeed.toLowerCase())],
    [labels.careerGoals, profile.careerGoals],
    [labels.extracurriculars, profile.extracurriculars],
    [text.states, preferredStates.map((code) => labelOf(usStates, code)).join(', ')],
    [text.neededAmount, minAmount && text.dollars(formatNumber(Number(minAmount)))],
  ]
  return rows.filter(([, value]) => Boolean(value))
}

function countryOf({ country, countryName }: MatchProfile): ReactNode {
  return country ? <CountryName code={country} name={countryName} /> : countryName
}
