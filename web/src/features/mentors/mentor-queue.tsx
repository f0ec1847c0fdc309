import { useApolloClient, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { readAgain } from '#lib/apollo/read-again.ts'
import { focusHeading } from '#lib/browser/focus-heading.ts'
import { formatDateTime } from '#lib/format/format.ts'
import { showError } from '#lib/graphql/show-error.ts'
import { freshList } from '#page/next-page.ts'
import { PaginatedList } from '#page/paginated-list.tsx'
import { Button } from '#ui/button.tsx'
import { optionsOf } from '#ui/options-of.ts'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Form } from '#ui/form.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { MentorQueue_MentorFragment, MentorStatus } from '#gql/graphql'
import { MentorFacts } from './mentor-facts.tsx'
import { profileMessages as text } from './profile-messages.ts'
import { send } from './send.ts'

const fragment = graphql(`
  fragment MentorQueue_Mentor on Mentor {
    id
    name
    settings {
      status
      appliedAt
      decisionNote
      account {
        id
        firstName
        lastName
        email
      }
    }
    ...MentorFacts_Mentor
  }
`)

const query = graphql(`
  query MentorQueue($status: MentorStatus!, $after: String) {
    mentorApplications(status: $status, first: 20, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          ...MentorQueue_Mentor
        }
      }
    }
  }
`)

const decideMutation = graphql(`
  mutation MentorQueue_Decide($input: DecideMentorInput!) {
    result: decideMentor(input: $input) {
      __typename
      ... on MentorSaved {
        mentor {
          id
          settings {
            status
          }
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

const statuses = optionsOf(text.statuses)

/** People who apply to be mentors, and those already decided on. */
export function MentorQueue() {
  const [status, setStatus] = useState<MentorStatus>('APPLIED')
  const result = useQuery(query, { variables: { status }, ...freshList })
  return (
    <section aria-label={text.queue} className="flex flex-col gap-6">
      <SelectField
        label={text.status}
        name="status"
        isOptional="unsaid"
        value={status}
        options={statuses}
        onChange={(next) => next && setStatus(next)}
        className="sm:max-w-64"
      />
      <PaginatedList
        result={result}
        list={result.data?.mentorApplications}
        noun="mentors"
        failed={text.failed}
        loading={text.loading}
        empty={<EmptyState title={text.none[status]}>{text.noneText}</EmptyState>}
      >
        {(node) => <WaitingMentor mentor={node} />}
      </PaginatedList>
    </section>
  )
}

function WaitingMentor(props: { mentor: FragmentType<typeof fragment> }) {
  const mentor = readFragment(fragment, props.mentor)
  const { name, settings } = mentor
  const decide = useDecide(mentor)
  const [isDeclining, setIsDeclining] = useState(false)
  if (!settings) return null
  const { account, status } = settings
  const refusal = status === 'APPROVED' ? text.ending : text.declining
  return (
    <div className="mb-6 flex flex-col gap-3">
      <h2 className="text-lg break-words">{name}</h2>
      <p className="break-words text-muted">
        {text.account}: {account.firstName} {account.lastName} ({account.email}) ·{' '}
        {text.applied} <span className="tabular">{formatDateTime(settings.appliedAt)}</span>
      </p>
      <MentorFacts mentor={mentor} />
      <div className="flex flex-wrap gap-3">
        {status !== 'APPROVED' && (
          <Button
            kind="primary"
            isBusy={decide.isBusy}
            aria-label={text.approveLabel(name)}
            onClick={() => void decide.approve()}
          >
            {text.approve}
          </Button>
        )}
        {status !== 'DECLINED' && (
          <Button
            kind="danger"
            aria-label={refusal.label(name)}
            onClick={() => setIsDeclining(true)}
          >
            {refusal.action}
          </Button>
        )}
      </div>
      {isDeclining && (
        <Dialog isOpen onClose={() => setIsDeclining(false)} title={refusal.title(name)}>
          <DeclineMentor decline={decide.decline} refusal={refusal} />
        </Dialog>
      )}
    </div>
  )
}

function useDecide({ id }: MentorQueue_MentorFragment) {
  const client = useApolloClient()
  const [isBusy, setIsBusy] = useState(false)
  async function decide(input: { approve: boolean; note: string | null }) {
    const { failure } = await send(client, decideMutation, { id, ...input })
    if (failure) return failure
    toast.success({ title: text.decidedDone, topic: 'decision' })
    await readAgain(client, ['MentorQueue'])
    focusHeading()
    return null
  }
  async function approve() {
    setIsBusy(true)
    const failure = await decide({ approve: true, note: null }).catch((error: unknown) => ({
      message: showError(error),
    }))
    if (failure)
      toast.error({
        title: text.decideFailed,
        description: failure.message ?? '',
        topic: 'decision',
      })
    setIsBusy(false)
  }
  return {
    isBusy,
    approve,
    decline: (note: string | null) => decide({ approve: false, note }),
  }
}

type DeclineProps = {
  decline: ReturnType<typeof useDecide>['decline']
  refusal: typeof text.ending | typeof text.declining
}

function DeclineMentor({ decline, refusal }: DeclineProps) {
  const form = useForm({
    initial: { note: '' },
    validate: () => ({}),
    submit: ({ note }) => decline(note.trim() || null),
    explain: showError,
  })
  return (
    <Form form={form} submitLabel={refusal.action} submitKind="danger">
      {refusal.effect && <p>{refusal.effect}</p>}
      <TextArea
        {...form.field('note')}
        label={text.declineNote}
        maxLength={500}
        isOptional
      />
    </Form>
  )
}
