import { graphql, readFragment, type FragmentType } from '#gql'
import { LinkButton } from '#page/links.tsx'
import { workspacePaths } from '#workspace-paths'
import { Card } from '#ui/card.tsx'
import { queueMessages as text } from './queue-messages.ts'

const fragment = graphql(`
  fragment WaitingReview_Review on Review {
    scholarshipId
    isChair
    counts {
      mineToDo
      mineDone
    }
    scholarship {
      id
      title
    }
  }
`)

/** One scholarship whose applications wait for the viewer. */
export function WaitingReview(props: { review: FragmentType<typeof fragment> }) {
  const { scholarshipId, isChair, counts, scholarship } = readFragment(
    fragment,
    props.review,
  )
  const { mineToDo, mineDone } = counts
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0 grow basis-64">
        <h3 className="text-lg break-words">{scholarship.title}</h3>
        <p className="tabular text-muted">
          {text.waiting(mineToDo)} · {text.progress(mineDone, mineDone + mineToDo)}
        </p>
      </div>
      <LinkButton
        // The chair finds them among all applications.
        to={workspacePaths.review(
          scholarshipId,
          isChair ? { tab: 'applications', mine: 'yes' } : {},
        )}
        aria-label={text.open(scholarship.title)}
      >
        {text.openShort}
      </LinkButton>
    </Card>
  )
}
