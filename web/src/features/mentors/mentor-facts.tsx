import type { ReactNode } from 'react'
import { NamedCountry } from '#entities/country/named-country.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import { mentorMessages as text, sessionMessages } from './mentor-messages.ts'
import { MentorRecord } from './mentor-record.tsx'
import { rateInWords } from './money.ts'
import { RoomToAdd } from './room-to-add.tsx'

const fragment = graphql(`
  fragment MentorFacts_Mentor on Mentor {
    id
    name
    bio
    expertise
    scholarshipsWon
    currentPosition
    university
    country
    fieldOfStudy
    yearsOfExperience
    languages
    averageRating
    ratingCount
    completedSessions
    hourlyRate
    booksInstantly
    takesEssays
    settings {
      roomUrl
    }
  }
`)

/** A mentor's own words, and how students rated their sessions. */
export function MentorFacts(props: { mentor: FragmentType<typeof fragment> }) {
  const mentor = readFragment(fragment, props.mentor)
  // Only the mentors themselves read their settings; everybody else reads the effect.
  const lacksRoom = mentor.booksInstantly && mentor.settings?.roomUrl === null
  const years = mentor.yearsOfExperience
  const facts: [string, ReactNode][] = [
    [text.works, mentor.currentPosition],
    [text.studied, mentor.fieldOfStudy],
    [text.university, mentor.university],
    [text.from, mentor.country && <NamedCountry name={mentor.country} />],
    [text.speaks, mentor.languages.join(', ')],
    [text.experience, years === null || years === undefined ? null : text.years(years)],
  ]
  return (
    <Card>
      <section aria-label={text.about(mentor.name)} className="flex flex-col gap-4">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <MentorRecord {...mentor} />
          <span className="tabular font-semibold">{rateInWords(mentor.hourlyRate)}</span>
          <span className="text-muted">
            {mentor.booksInstantly && !lacksRoom ? text.instantly : text.asks}
          </span>
          {mentor.takesEssays && <span className="text-muted">{text.essays}</span>}
        </p>
        {lacksRoom && <RoomToAdd why={sessionMessages.noRoomAsks} />}
        <p className="max-w-prose break-words whitespace-pre-line">{mentor.bio}</p>
        <ul className="flex flex-wrap gap-2">
          {mentor.expertise.map((area) => (
            <li key={area}>
              <Badge>{area}</Badge>
            </li>
          ))}
        </ul>
        <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-6 gap-y-2 sm:grid-cols-2">
          {facts
            .filter(([, value]) => value)
            .map(([label, value]) => (
              <div key={label}>
                <dt className="text-sm text-muted">{label}</dt>
                <dd className="break-words">{value}</dd>
              </div>
            ))}
        </dl>
        <Won awards={mentor.scholarshipsWon} />
      </section>
    </Card>
  )
}

function Won({ awards }: { awards: readonly string[] }) {
  if (awards.length === 0) return null
  return (
    <div>
      <h2 className="text-lg">{text.won}</h2>
      <ul className="mt-1 list-disc ps-5">
        {awards.map((award) => (
          <li key={award} className="break-words">
            {award}
          </li>
        ))}
      </ul>
    </div>
  )
}
