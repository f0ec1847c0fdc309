import { dayInWords } from '@landfall/calendar/words'
import { stageWords } from '#entities/review/review-words.ts'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { LedReview_ReviewFragment } from '#gql/graphql'
import { LinkButton } from '#page/links.tsx'
import { workspacePaths } from '#workspace-paths'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { queueMessages as text } from './queue-messages.ts'

const fragment = graphql(`
  fragment LedReview_Review on Review {
    scholarshipId
    stage
    decisionPromisedOn
    counts {
      applications
      scores
      wanted
      questions
    }
    scholarship {
      id
      title
    }
  }
`)

/** One review that the viewer leads: its stage, and what waits for its chair. */
export function LedReview(props: { review: FragmentType<typeof fragment> }) {
  const { scholarshipId, stage, decisionPromisedOn, counts, scholarship } = readFragment(
    fragment,
    props.review,
  )
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3">
      <div className="flex min-w-0 grow basis-64 flex-col items-start gap-1">
        <h3 className="text-lg break-words">{scholarship.title}</h3>
        <Badge>{stageWords[stage].name}</Badge>
        <p className="tabular text-muted">{standing(stage, counts).join(' · ')}</p>
        {decisionPromisedOn && stage !== 'DONE' && (
          <p className="tabular text-muted">
            {text.promised(dayInWords(decisionPromisedOn))}
          </p>
        )}
      </div>
      <LinkButton
        to={workspacePaths.review(scholarshipId)}
        aria-label={text.lead(scholarship.title)}
      >
        {text.leadShort}
      </LinkButton>
    </Card>
  )
}

function standing(
  stage: LedReview_ReviewFragment['stage'],
  { applications, scores, wanted, questions }: LedReview_ReviewFragment['counts'],
): string[] {
  return [
    text.applications(applications),
    ...(stage === 'SETUP' || applications === 0 ? [] : [text.scoresIn(scores, wanted)]),
    ...(questions === 0 ? [] : [text.questions(questions)]),
  ]
}
