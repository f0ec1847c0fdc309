import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import { mentorMessages as text } from './mentor-messages.ts'

const fragment = graphql(`
  fragment AiMentorCard_AiMentor on AiMentor {
    id
    name
    personality
    communicationStyle
    specialization
    greeting
    backstory
    timesSelected
    averageRating
    encouragementLevel
    directnessLevel
    isConnected
  }
`)

/** One mentor to choose. */
export function AiMentorCard(props: {
  mentor: FragmentType<typeof fragment>
  isConnecting: boolean
  onChoose: (mentorId: string) => void
}) {
  const mentor = readFragment(fragment, props.mentor)
  const { id, name, personality, greeting, backstory } = mentor
  const { isConnecting, onChoose } = props
  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="flex items-center gap-3">
        <Monogram name={name} id={id} />
        <div className="min-w-0">
          <h3 className="text-lg">{name}</h3>
          <p className="text-muted">{personality}</p>
        </div>
      </div>
      <p>{mentor.communicationStyle}</p>
      <ul className="flex flex-wrap gap-2">
        {mentor.specialization.map((one) => (
          <li key={one}>
            <Badge tone="sea">{one}</Badge>
          </li>
        ))}
      </ul>
      <blockquote className="border-s-4 border-line ps-4">{greeting}</blockquote>
      {backstory && <p className="text-sm text-muted">{backstory}</p>}
      <ul className="text-sm text-muted tabular-nums">
        {mentor.timesSelected > 0 && <li>{text.students(mentor.timesSelected)}</li>}
        {mentor.averageRating && <li>{text.rating(mentor.averageRating)}</li>}
        <li>{text.encouragement(mentor.encouragementLevel)}</li>
        <li>{text.directness(mentor.directnessLevel)}</li>
      </ul>
      <div className="mt-auto">
        {mentor.isConnected ? (
          <Badge tone="coral">{text.current}</Badge>
        ) : (
          <Button
            isBusy={isConnecting}
            aria-label={text.chooseNamed(name)}
            onClick={() => onChoose(id)}
          >
            {isConnecting ? text.connecting : text.chooseThis}
          </Button>
        )}
      </div>
    </Card>
  )
}
