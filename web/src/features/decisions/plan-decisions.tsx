import { useApolloClient, useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { graphql } from '#gql'
import type { SeenApplicationInput } from '#gql/graphql'
import { readAgain } from '#lib/apollo/read-again.ts'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { Button } from '#ui/button.tsx'
import { optionsOf } from '#ui/options-of.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import { decisionMessages as text } from './decision-messages.ts'
import { PlannedAward } from './planned-award.tsx'
import { inputOf, missingOf, nothingPlanned } from './plan-values.ts'

const mutation = graphql(`
  mutation PlanDecisions($input: PlanDecisionsInput!) {
    planDecisions(input: $input) {
      __typename
      ... on ReviewSaved {
        review {
          scholarshipId
          ...Review_Review
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

const decisions = optionsOf(text.decisions)

type Props = {
  scholarshipId: string
  applicationIds: readonly string[]
  /** The applications in the versions in which they were chosen. */
  seen: readonly SeenApplicationInput[]
  /** Scores are closed: nobody decides before that. */
  isDeciding: boolean
  onPlanned: () => void
}

/** Plans the decisions on several applications. */
export function PlanDecisions(props: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button
        kind="primary"
        disabledReason={props.isDeciding ? null : text.notDeciding}
        onClick={() => setIsOpen(true)}
      >
        {text.plan}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={text.planTitle(props.applicationIds.length)}
      >
        <PlanForm
          {...props}
          onPlanned={() => {
            close()
            props.onPlanned()
          }}
        />
      </Dialog>
    </>
  )
}

function PlanForm(props: Omit<Props, 'isDeciding'>) {
  const { scholarshipId, applicationIds, seen, onPlanned } = props
  const client = useApolloClient()
  const [plan] = useMutation(mutation)
  const form = useForm({
    initial: nothingPlanned,
    validate: missingOf,
    submit: async (values) => {
      const decided = inputOf(values)
      if (decided === null) return null
      const chosen = { applicationIds: [...applicationIds], seen: [...seen] }
      const input = { scholarshipId, ...chosen, ...decided }
      const { data } = await plan({ variables: { input } })
      if (isProblem(data?.planDecisions)) {
        // The list then shows what has changed since.
        const { code } = data.planDecisions
        if (code === 'CONFLICT') await readAgain(client, ['RankedApplications'])
        return serverErrors(data.planDecisions)
      }
      toast.success({
        title: text.planned(applicationIds.length),
        description: text.plannedText,
        topic: 'decisions',
      })
      // Runs at once: anything chosen from here on is another choice.
      onPlanned()
      await readAgain(client, ['RankedApplications', 'PlannedDecisions'])
      return null
    },
    explain: showError,
  })
  return (
    <Form form={form} submitLabel={text.planSubmit} busyLabel={text.planning}>
      <SelectField
        {...form.field('to')}
        label={text.to}
        help={form.values.to === 'AWARDED' ? text.awardFrom : undefined}
        placeholder={text.toMissing}
        options={decisions}
      />
      {form.values.to === 'AWARDED' && (
        <PlannedAward form={form} count={applicationIds.length} />
      )}
      <TextArea
        {...form.field('message')}
        label={text.message}
        help={text.messageHelp}
        isOptional
      />
    </Form>
  )
}
