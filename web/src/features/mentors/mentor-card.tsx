import { LinkButton, TextLink } from '#page/links.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { paths } from '#paths'
import { graphql, readFragment, type FragmentType } from '#gql'
import { mentorMessages as text } from './mentor-messages.ts'
import { MentorRating } from './mentor-rating.tsx'
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
  }
`)

const MOST_EXPERTISE = 3
const MOST_WON = 2

type Props = {
  mentor: FragmentType<typeof fragment>
  /** What the reader has in common with them. */
  reasons?: readonly string[]
}

/** One mentor of a list. */
export function MentorCard({ reasons = [], ...props }: Props) {
  const mentor = readFragment(fragment, props.mentor)
  const { id, name, expertise, scholarshipsWon } = mentor
  return (
    <Card className="flex h-full flex-col gap-3">
      <div className="flex items-start gap-3">
        <Monogram name={name} />
        <div className="min-w-0">
          <h3 className="text-lg break-words">
            <TextLink to={paths.mentor(id)} className="inline-flex min-h-11 items-center">
              {name}
            </TextLink>
          </h3>
          <p className="break-words text-muted">
            {[mentor.university, mentor.country].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <MentorRating {...mentor} />
        <span className="text-muted">{text.completed(mentor.completedSessions)}</span>
        <span className="tabular font-semibold">{rateInWords(mentor.hourlyRate)}</span>
      </p>
      <p className="line-clamp-3 break-words">{mentor.bio}</p>
      <ul className="flex flex-wrap gap-2">
        {expertise.slice(0, MOST_EXPERTISE).map((area) => (
          <li key={area}>
            <Badge>{area}</Badge>
          </li>
        ))}
        {expertise.length > MOST_EXPERTISE && (
          <li className="text-muted">{text.more(expertise.length - MOST_EXPERTISE)}</li>
        )}
      </ul>
      {scholarshipsWon.length > 0 && (
        <p className="text-sm break-words">
          <span className="text-muted">{text.won}:</span>{' '}
          {scholarshipsWon.slice(0, MOST_WON).join(', ')}
        </p>
      )}
      <p className="text-sm text-muted">
        {text.speaks} {mentor.languages.join(', ')}
      </p>
      {reasons.length > 0 && (
        <ul className="text-sm">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <LinkButton
        to={paths.mentor(id)}
        aria-label={text.bookWith(name)}
        className="mt-auto self-start"
      >
        {text.book}
      </LinkButton>
    </Card>
  )
}
