import { useMutation } from '@apollo/client/react'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { focusHeading } from '#lib/browser/focus-heading.ts'
import { TextLink } from '#page/links.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { optionsOf } from '#ui/options-of.ts'
import { toast } from '#ui/toast-store.ts'
import { useOneAction } from '#ui/use-one-action.ts'
import { paths } from '#paths'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { CaseDecision, ForumCase_CaseFragment } from '#gql/graphql'
import { nameOf } from './byline.tsx'
import { communityMessages as text, decisionsOn, reasons } from './community-messages.ts'

const fragment = graphql(`
  fragment ForumCase_Case on ForumCase {
    id
    entry {
      id
      postId
      title
      content
      state
      author {
        id
        firstName
        lastName
      }
    }
    reports {
      id
      reason
      note
    }
  }
`)

const mutation = graphql(`
  mutation ForumCase_Decide($input: DecideCaseInput!) {
    decideCase(input: $input) {
      __typename
      ... on Problem {
        code
        message
      }
    }
  }
`)

type ForumCaseProps = {
  forumCase: FragmentType<typeof fragment>
  onDecided: () => Promise<unknown>
}

/** One reported entry with its words and the reports; a moderator has three answers. */
export function ForumCase({ onDecided, ...props }: ForumCaseProps) {
  const { entry, reports } = readFragment(fragment, props.forumCase)
  const [decide] = useMutation(mutation)
  const { running, run } = useOneAction<CaseDecision>()
  const author = nameOf(entry.author)
  const isHidden = entry.state === 'HIDDEN'
  async function press(decision: CaseDecision) {
    const input = { entryId: entry.id, decision }
    const done = await runMutation(
      text.decideFailed,
      async () => (await decide({ variables: { input } })).data?.decideCase,
    )
    if (done === null) return
    toast.success({ title: text.decided, topic: 'case' })
    await onDecided()
    focusHeading()
  }
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Badge>{text.reportCount(reports.length)}</Badge>
        {isHidden && <Badge>{text.hiddenAlready}</Badge>}
        <span className="text-sm text-muted">{author}</span>
      </div>
      <h3 className="text-lg">
        <TextLink to={paths.communityThread(entry.postId)}>{entry.title}</TextLink>
      </h3>
      <p className="max-w-prose break-words whitespace-pre-line">{entry.content}</p>
      <Reports reports={reports} />
      <div className="flex flex-wrap gap-3">
        {optionsOf(decisionsOn(isHidden)).map(({ value: decision, label }) => (
          <Button
            key={decision}
            aria-label={`${label}: ${entry.title}, ${author}`}
            isBusy={running === decision}
            onClick={() => void run(decision, () => press(decision))}
          >
            {label}
          </Button>
        ))}
      </div>
    </Card>
  )
}

/** What people say of it. */
function Reports({ reports }: Pick<ForumCase_CaseFragment, 'reports'>) {
  return (
    <ul className="list-disc ps-6">
      {reports.map(({ id, reason, note }) => (
        <li key={id}>
          {reasons[reason]}
          {note && `: ${note}`}
        </li>
      ))}
    </ul>
  )
}
