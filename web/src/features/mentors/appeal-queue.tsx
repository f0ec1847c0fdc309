import { useMutation, useQuery } from '@apollo/client/react'
import { readAgain } from '#lib/apollo/read-again.ts'
import { focusHeading } from '#lib/browser/focus-heading.ts'
import { formatDateTime } from '#lib/format/format.ts'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { freshList } from '#page/next-page.ts'
import { PaginatedList } from '#page/paginated-list.tsx'
import { Card } from '#ui/card.tsx'
import { ConfirmButton } from '#ui/confirm-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { toast } from '#ui/toast-store.ts'
import { graphql } from '#gql'
import type { AppealQueueQuery } from '#gql/graphql'
import { profileMessages as text } from './profile-messages.ts'

const query = graphql(`
  query AppealQueue($after: String) {
    noShowAppeals(first: 20, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          appeal
          scheduledAt
          isMissedByMentor
          mentor {
            id
            name
          }
          student {
            id
            firstName
            lastName
          }
        }
      }
    }
  }
`)

const decideMutation = graphql(`
  mutation AppealQueue_Decide($input: DecideNoShowAppealInput!) {
    result: decideNoShowAppeal(input: $input) {
      __typename
      ... on AppealDecided {
        appeal {
          id
          decision
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

/** Appeals against no-shows that wait for a decision. */
export function AppealQueue() {
  const result = useQuery(query, freshList)
  return (
    <section aria-labelledby="appeals" className="flex flex-col gap-4">
      <h2 id="appeals" className="text-xl">
        {text.appeals}
      </h2>
      <PaginatedList
        result={result}
        list={result.data?.noShowAppeals}
        noun="appeals"
        failed={text.appealsFailed}
        loading={text.appealsLoading}
        empty={<EmptyState title={text.appealsNone} />}
      >
        {(node) => <Appeal appeal={node} />}
      </PaginatedList>
    </section>
  )
}

type Node = AppealQueueQuery['noShowAppeals']['edges'][number]['node']

/** One appeal. The first decision stays, so each is asked about before. */
function Appeal({
  appeal: { id, appeal, scheduledAt, isMissedByMentor, mentor, student },
}: {
  appeal: Node
}) {
  const [send, { client }] = useMutation(decideMutation)
  const name = `${student.firstName} ${student.lastName}`
  const [by, other] = isMissedByMentor ? [mentor.name, name] : [name, mentor.name]
  const title = text.appealOf(by, other)
  async function decide(overturn: boolean) {
    const input = { id, overturn }
    const done = await runMutation(
      text.decideFailed,
      async () => (await send({ variables: { input } })).data?.result,
    )
    if (done) toast.success({ title: text.decidedDone, topic: 'decision' })
    // What refused it is often that somebody else was faster.
    await readAgain(client, ['AppealQueue'])
    if (done) focusHeading()
  }
  return (
    <Card className="flex flex-col gap-3">
      <h3 className="text-lg break-words">{title}</h3>
      <p className="tabular text-muted">{formatDateTime(scheduledAt)}</p>
      <p className="break-words whitespace-pre-line">{appeal}</p>
      <div className="flex flex-wrap gap-3">
        <ConfirmButton
          label={text.overturn}
          subject={title}
          title={text.overturnTitle}
          cancel={text.decideCancel}
          onConfirm={() => decide(true)}
        >
          <p>{text.decideEffect}</p>
        </ConfirmButton>
        <ConfirmButton
          label={text.uphold}
          subject={title}
          look="danger"
          title={text.upholdTitle}
          cancel={text.decideCancel}
          onConfirm={() => decide(false)}
        >
          <p>{text.decideEffect}</p>
        </ConfirmButton>
      </div>
    </Card>
  )
}
