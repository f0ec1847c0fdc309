import { useQuery } from '@apollo/client/react'
import { dayInWords } from '@landfall/calendar/words'
import { LinkButton } from '#page/links.tsx'
import { QueryState } from '#page/query-state.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { paths } from '#paths'
import { graphql } from '#gql'
import type { OwnDatesQuery } from '#gql/graphql'
import { CountryLimits } from './country-limits.tsx'
import { DateTimeline } from './date-timeline.tsx'
import { DeadlineTable } from './deadline-table.tsx'
import { immigrationMessages as text } from './immigration-messages.ts'
import { MovedDates } from './moved-dates.tsx'

const query = graphql(`
  query OwnDates {
    immigrationProfile {
      id
      version
      asOf
      deadlines {
        id
        ...DeadlineTable_Deadline
      }
      training {
        warnings
      }
      countryLimits {
        ...CountryLimits_Limits
      }
      ...MovedDates_Profile
    }
  }
`)

type Profile = OwnDatesQuery['immigrationProfile']

/** Everything that follows from the student's facts, as a picture and as the table that says it. */
export function OwnDates() {
  const result = useQuery(query, { fetchPolicy: 'cache-and-network' })
  const profile = result.data?.immigrationProfile
  return (
    <section aria-labelledby="own-dates" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="own-dates" className="text-xl">
          {text.dates}
        </h2>
        {profile && profile.version > 0 && (
          <LinkButton to={paths.immigrationStatus()}>{text.editFacts}</LinkButton>
        )}
      </div>
      {profile ? (
        <Dates profile={profile} />
      ) : (
        <QueryState result={result} failed={text.datesFailed} label={text.datesLoading}>
          <Skeleton className="h-80" />
        </QueryState>
      )}
    </section>
  )
}

function Dates({ profile }: { profile: Profile }) {
  const { deadlines, asOf, training, countryLimits } = profile
  return (
    <>
      <MovedDates profile={profile} />
      {training.warnings.map((warning) => (
        <Notice key={warning} tone="warn">
          {warning}
        </Notice>
      ))}
      <CountryLimits limits={countryLimits} />
      {deadlines.length === 0 ? (
        <EmptyState
          illustration="chart"
          title={text.noDates}
          action={<LinkButton to={paths.immigrationStatus()}>{text.toFacts}</LinkButton>}
        >
          {text.noDatesWhy}
        </EmptyState>
      ) : (
        <>
          <p className="text-muted">{text.asOf(dayInWords(asOf))}</p>
          <DateTimeline deadlines={deadlines} today={asOf} />
          <DeadlineTable caption={text.dates} deadlines={deadlines} />
        </>
      )}
    </>
  )
}
