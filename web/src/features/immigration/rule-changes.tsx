import { useMutation, useQuery } from '@apollo/client/react'
import { dayInWords } from '@landfall/calendar/words'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { useViewer } from '#lib/session/session.ts'
import { PaginatedList } from '#page/paginated-list.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { DataTable, type Column } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { toast } from '#ui/toast-store.ts'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { RuleChanges_ChangeFragment, RuleChangesQuery } from '#gql/graphql'
import { type ChangedLine, changedLines, otherChange } from './changed-lines.ts'
import { changeStates, ruleChangeMessages as text } from './rule-change-messages.ts'

const fragment = graphql(`
  fragment RuleChanges_Change on ImmigrationRuleChange {
    id
    ruleId
    state
    effectiveFrom
    reason
    proposedBy
    affectedCount
    before {
      id
      title
      says
      whenPast
      documents
      source
      verifiedOn
      confidence
      numbers {
        key
        label
        value
      }
    }
    after {
      id
      title
      says
      whenPast
      documents
      source
      verifiedOn
      confidence
      numbers {
        key
        label
        value
      }
    }
  }
`)

const query = graphql(`
  query RuleChanges($after: String) {
    immigrationRuleChanges(after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          ...RuleChanges_Change
        }
      }
    }
  }
`)

const mutation = graphql(`
  mutation DecideRuleChange($input: DecideImmigrationRuleChangeInput!) {
    decideImmigrationRuleChange(input: $input) {
      __typename
      ... on ImmigrationRuleChangeSuccess {
        change {
          id
          state
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

/** Administrators' proposals, newest first. */
export function RuleChanges() {
  const result = useQuery(query, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const list = result.data?.immigrationRuleChanges
  const numbers = numbersOf(list)
  return (
    <section aria-labelledby="changes" className="flex flex-col gap-4">
      <h2 id="changes" className="text-xl">
        {text.changes}
      </h2>
      <PaginatedList
        result={result}
        list={list}
        noun="changes"
        failed={text.changesFailed}
        loading={text.changesLoading}
        empty={<EmptyState title={text.noChanges}>{text.noChangesWhy}</EmptyState>}
      >
        {(node) => <ChangeCard change={node} number={numbers.get(node.id) ?? 0} />}
      </PaginatedList>
    </section>
  )
}

/** Numbers changes from the oldest, so that each keeps its number when others follow. */
function numbersOf(list: RuleChangesQuery['immigrationRuleChanges'] | undefined) {
  const { edges, totalCount } = list ?? { edges: [], totalCount: 0 }
  return new Map(edges.map(({ node }, at) => [node.id, totalCount - at]))
}

const columns: readonly Column<ChangedLine>[] = [
  { key: 'what', header: text.what, cell: ({ label }) => label },
  { key: 'before', header: text.before, cell: ({ before }) => before },
  { key: 'after', header: text.after, cell: ({ after }) => after },
]

type CardProps = { change: FragmentType<typeof fragment>; number: number }

function ChangeCard({ number, ...props }: CardProps) {
  const change = readFragment(fragment, props.change)
  const { ruleId, after, state, effectiveFrom, reason, affectedCount } = change
  const lines = changedLines(change)
  return (
    <Card className="flex flex-col gap-3">
      <h3 className="text-lg break-words">
        {ruleId}: {after.title}
      </h3>
      <div className="flex flex-wrap gap-2">
        <Badge tone={state === 'PROPOSED' ? 'warn' : 'neutral'}>
          {changeStates[state]}
        </Badge>
        <Badge tone="amber">{text.from(dayInWords(effectiveFrom))}</Badge>
        <Badge tone="sea">{text.affected(affectedCount)}</Badge>
      </div>
      {lines.length === 0 ? (
        <p>{otherChange(change)}</p>
      ) : (
        <DataTable
          // A rule may have several changes, even on the same day.
          caption={text.changeOfRule(number, ruleId)}
          isCaptionHidden
          columns={columns}
          rows={lines}
          rowKey={({ key }) => key}
        />
      )}
      <p>
        <strong>{text.source}:</strong> {after.source}
      </p>
      <p>
        <strong>{text.reason}:</strong> {reason}
      </p>
      {state === 'PROPOSED' && <Decision change={change} />}
    </Card>
  )
}

function Decision({ change }: { change: RuleChanges_ChangeFragment }) {
  const isOwn = useViewer()?.id === change.proposedBy
  const [send, { loading }] = useMutation(mutation)
  async function decide(decision: string) {
    const done = await runMutation(text.decideFailed, async () => {
      const { data } = await send({
        variables: { input: { id: change.id, decision } },
        update: (cache) => void cache.evict({ fieldName: 'immigrationRules' }),
      })
      return data?.decideImmigrationRuleChange
    })
    if (done) toast.success({ title: text.decided, topic: 'rule-change' })
  }
  const button = (decision: 'approve' | 'reject' | 'withdraw') => (
    <Button
      kind={decision === 'approve' ? 'primary' : 'secondary'}
      isBusy={loading}
      onClick={() => void decide(decision)}
    >
      {text[decision]}
    </Button>
  )
  if (!isOwn) {
    return (
      <div className="flex flex-wrap gap-3">
        {button('approve')}
        {button('reject')}
      </div>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      {button('withdraw')}
      <p className="text-muted">{text.waitsForOther}</p>
    </div>
  )
}
