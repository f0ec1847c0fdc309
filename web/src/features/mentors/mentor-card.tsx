import { NamedCountry } from '#entities/country/named-country.tsx'
import { mentorPaths } from '#entities/mentor/mentor-paths.ts'
import { LinkButton } from '#page/links.tsx'
import { RowLink } from '#page/row-link.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import { mentorMessages as text } from './mentor-messages.ts'
import { MentorRecord } from './mentor-record.tsx'
import { rateInWords } from './money.ts'

const fragment = graphql(`
  fragment MentorCard_Mentor on Mentor {
    id
    name
    university
    country
    bio
    expertise
    scholarshipsWon
    languages
    averageRating
    ratingCount
    completedSessions
    hourlyRate
    takesEssays
  }
`)

const MAX_EXPERTISE = 3
const MAX_AWARDS = 2

type Props = {
  mentor: FragmentType<typeof fragment>
  /** What the reader and the mentor have in common. */
  reasons?: readonly string[]
}

/** One mentor of a list. */
export function MentorCard({ reasons = [], ...props }: Props) {
  const mentor = readFragment(fragment, props.mentor)
  const { id, name, expertise, scholarshipsWon } = mentor
  return (
    <Card className="flex h-full flex-col gap-3">
      <div className="relative flex items-start gap-3">
        <Monogram name={name} />
        <div className="min-w-0">
          <h3 className="text-lg break-words">
            <RowLink to={mentorPaths.mentor(id)}>{name}</RowLink>
          </h3>
          <p className="break-words text-muted">
            {mentor.university}
            {mentor.university && mentor.country && ' · '}
            {mentor.country && (
              <span className="inline-block">
                <NamedCountry name={mentor.country} />
              </span>
            )}
          </p>
        </div>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <MentorRecord {...mentor} />
        <span className="tabular font-semibold">{rateInWords(mentor.hourlyRate)}</span>
        {mentor.takesEssays && <Badge>{text.essays}</Badge>}
      </p>
      <p className="line-clamp-3 break-words">{mentor.bio}</p>
      <Expertise areas={expertise} />
      <Won awards={scholarshipsWon} />
      <p className="text-sm text-muted">
        {text.speaks} {mentor.languages.join(', ')}
      </p>
      {reasons.map((reason) => (
        <p key={reason} className="text-sm">
          {reason}
        </p>
      ))}
      <LinkButton
        to={mentorPaths.mentor(id)}
        aria-label={text.bookWith(name)}
        className="mt-auto self-start"
      >
        {text.book}
      </LinkButton>
    </Card>
  )
}

function Expertise({ areas }: { areas: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {areas.slice(0, MAX_EXPERTISE).map((area) => (
        <li key={area}>
          <Badge>{area}</Badge>
        </li>
      ))}
      {areas.length > MAX_EXPERTISE && (
        <li className="text-muted">{text.more(areas.length - MAX_EXPERTISE)}</li>
      )}
    </ul>
  )
}

function Won({ awards }: { awards: readonly string[] }) {
  if (awards.length === 0) return null
  return (
    <p className="text-sm break-words">
      <span className="text-muted">{text.won}:</span>{' '}
      {awards.slice(0, MAX_AWARDS).join(', ')}
    </p>
  )
}
