import { TextLink } from '#page/links.tsx'
import { paths } from '#paths'
import { ProgressRing } from '#ui/progress-ring.tsx'
import { HomeCard } from './home-card.tsx'
import { homeMessages as text } from './home-messages.ts'
import { factFields, type FactField } from './missing-facts.ts'

type Props = { missing: readonly FactField[]; isGenderStated: boolean }

/** How much of the profile is there; each fact that it lacks opens the form at its field. */
export function FactsCard({ missing, isGenderStated }: Props) {
  const total = factFields.length
  const known = total - missing.length
  const isDone = missing.length === 0
  const words = text.factsKnown(known, total)
  const done = isGenderStated ? text.factsDone : text.factsDoneButGender
  const shown = isGenderStated ? missing : ([...missing, 'gender'] as const)
  return (
    <HomeCard title={text.facts}>
      <div className="flex flex-wrap items-center gap-4">
        <ProgressRing label={text.facts} done={known} total={total} words={words} />
        <p className="min-w-0 flex-1 basis-40">
          {isDone ? done : `${words} ${text.factsMissing}`}
        </p>
      </div>
      {shown.length > 0 && (
        <ul className="flex flex-wrap gap-x-5">
          {shown.map((field) => (
            <li key={field}>
              <TextLink
                to={paths.profile({ edit: field })}
                className="inline-flex min-h-11 items-center"
              >
                {text.factNames[field]}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </HomeCard>
  )
}
