import { useQuery } from '@apollo/client/react'
import { dayInWords } from '@landfall/calendar/words'
import { TextLink } from '#page/links.tsx'
import { paths } from '#paths'
import { graphql } from '#gql'
import { cardStyle } from '#ui/card-style.ts'
import { immigrationMessages as text } from './immigration-messages.ts'

const query = graphql(`
  query ComingDates {
    immigrationProfile {
      id
      asOf
      deadlines {
        id
        closesOn
        rule {
          id
          title
        }
      }
    }
  }
`)

/** On the calendar: the last days that lie ahead; nothing where there is none. */
export function ComingDates() {
  const { data } = useQuery(query, { fetchPolicy: 'cache-and-network' })
  const profile = data?.immigrationProfile
  const coming = profile?.deadlines.filter(
    ({ closesOn }) => closesOn && closesOn >= profile.asOf,
  )
  if (!coming || coming.length === 0) return null
  return (
    <section aria-labelledby="immigration-dates" className="flex flex-col gap-3">
      <h2 id="immigration-dates" className="text-xl">
        {text.coming}
      </h2>
      <ul className={cardStyle(null, 'divide-y divide-line px-5')}>
        {coming.map(({ id, rule, closesOn }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3"
          >
            <TextLink
              to={paths.immigration()}
              className="inline-flex min-h-11 items-center break-words"
            >
              {rule.title}
            </TextLink>
            <span className="tabular">{closesOn && dayInWords(closesOn)}</span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{text.disclaimer}</p>
    </section>
  )
}
