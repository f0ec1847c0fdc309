import { useQuery } from '@apollo/client/react'
import { readAgain } from '#lib/apollo/read-again.ts'
import { formatDateTime } from '#lib/format/format.ts'
import { freshList } from '#page/next-page.ts'
import { PaginatedList } from '#page/paginated-list.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useOneAction } from '#ui/use-one-action.ts'
import { graphql } from '#gql'
import type { AppealQueueQuery } from '#gql/graphql'
import { profileMessages as text } from './profile-messages.ts'
import { useSessionChange } from './use-session-change.ts'

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

function Appeal({
  appeal: { id, appeal, scheduledAt, isMissedByMentor, mentor, student },
}: {
  appeal: Node
}) {
  const { client, change } = useSessionChange()
  const { running, run } = useOneAction<'overturn' | 'uphold'>()
  const name = `${student.firstName} ${student.lastName}`
  const [by, other] = isMissedByMentor ? [mentor.name, name] : [name, mentor.name]
  async function decide(overturn: boolean) {
    await change(decideMutation, { id, overturn })
    await readAgain(client, ['AppealQueue'])
  }
  return (
    <Card className="flex flex-col gap-3">
      <h3 className="text-lg break-words">{text.appealOf(by, other)}</h3>
      <p className="tabular text-muted">{formatDateTime(scheduledAt)}</p>
      <p className="break-words whitespace-pre-line">{appeal}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          isBusy={running === 'overturn'}
          onClick={() => void run('overturn', () => decide(true))}
        >
          {text.overturn}
        </Button>
        <Button
          kind="danger"
          isBusy={running === 'uphold'}
          onClick={() => void run('uphold', () => decide(false))}
        >
          {text.uphold}
        </Button>
      </div>
    </Card>
  )
}
