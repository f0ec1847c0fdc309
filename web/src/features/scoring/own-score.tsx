import type {
  ApplicationState,
  Review_ReviewFragment,
  Scoring_ReviewApplicationFragment,
} from '#gql/graphql'
import { useViewer } from '#lib/session/session.ts'
import { scoringMessages as text } from './scoring-messages.ts'
import { ScoringPanel } from './scoring-panel.tsx'
import { useScore } from './use-score.ts'

type Props = {
  review: Review_ReviewFragment
  application: Scoring_ReviewApplicationFragment
  onNext: () => void
}

/** The viewer's own score of an application that is assigned to them. */
export function OwnScore({ review, application, onNext }: Props) {
  const viewer = useViewer()
  const { rubric } = review
  const state = useScore({ reviewerId: viewer?.id ?? '', rubric, application })
  const goOn = async () => {
    await state.flush()
    onNext()
  }
  if (rubric.length === 0) return <p>{text.noRubric}</p>
  return (
    <ScoringPanel
      rubric={rubric}
      state={state}
      closed={
        closedWords[review.stage] ?? (decided.has(application.state) ? text.decided : null)
      }
      onNext={() => void goOn()}
    />
  )
}

const decided: ReadonlySet<string> = new Set<ApplicationState>([
  'AWARDED',
  'ACCEPTED',
  'TURNED_DOWN',
  'LAPSED',
  'DECLINED',
])

const closedWords = {
  SETUP: text.notBegun,
  SCORING: null,
  DECIDING: text.closed,
  DONE: text.closed,
} satisfies Record<Review_ReviewFragment['stage'], string | null>
