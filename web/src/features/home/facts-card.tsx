import { LinkButton, TextLink } from '#page/links.tsx'
import { paths } from '#paths'
import { HomeCard } from './home-card.tsx'
import { homeMessages as text } from './home-messages.ts'
import { factFields, type FactField } from './missing-facts.ts'

/** The facts that the profile lacks; each opens the form at its field. `missing` is null without a profile. */
export function FactsCard({ missing }: { missing: readonly FactField[] | null }) {
  return (
    <HomeCard title={text.facts}>
      {missing === null ? (
        <>
          <p>{text.noProfile}</p>
          <LinkButton className="self-start" to={paths.profile()}>
            {text.createProfile}
          </LinkButton>
        </>
      ) : missing.length === 0 ? (
        <p>{text.factsDone}</p>
      ) : (
        <>
          <p>{text.factsMissing(factFields.length - missing.length, factFields.length)}</p>
          <ul className="flex flex-wrap gap-x-5">
            {missing.map((field) => (
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
        </>
      )}
    </HomeCard>
  )
}
