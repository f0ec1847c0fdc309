import { useMutation } from '@apollo/client/react'
import { graphql } from '#gql'
import type { ListingCaseOutcome } from '#gql/graphql'
import { focusHeading } from '#lib/browser/focus-heading.ts'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { Button } from '#ui/button.tsx'
import { optionsOf } from '#ui/options-of.ts'
import { Form } from '#ui/form.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import { moderationMessages as text } from './moderation-messages.ts'

const mutation = graphql(`
  mutation ResolveDialog($input: ResolveListingCaseInput!) {
    resolveListingCase(input: $input) {
      __typename
      ... on ResolveListingCaseSuccess {
        listingCase {
          id
          ...OneCase_ListingCase
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

const outcomes = optionsOf(text.outcomes)
const noteMaxLength = 1000

type ResolveDialogProps = {
  listingCase: { id: string; version: number; title: string }
  isOpen: boolean
  onClose: () => void
}

export function ResolveDialog({ listingCase, isOpen, onClose }: ResolveDialogProps) {
  const { id, version, title } = listingCase
  const form = useDecisionForm({ id, version, onDecided: onClose })
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.decideTitle(title)}>
      <Form
        form={form}
        submitLabel={text.save}
        busyLabel={text.saving}
        actions={<Button onClick={onClose}>{text.cancel}</Button>}
      >
        <SelectField
          {...form.field('outcome')}
          label={text.outcome}
          placeholder={text.choose}
          options={outcomes}
        />
        <TextArea
          {...form.field('note')}
          label={text.note}
          help={text.noteHelp}
          isOptional
        />
      </Form>
    </Dialog>
  )
}

type DecisionFormProps = { id: string; version: number; onDecided: () => void }

function useDecisionForm({ id, version, onDecided }: DecisionFormProps) {
  const [resolve] = useMutation(mutation, {
    update: (cache, { data }) => {
      if (data?.resolveListingCase.__typename !== 'ResolveListingCaseSuccess') return
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'listingCases' })
    },
  })
  return useForm<{ outcome: string; note: string }>({
    initial: { outcome: '', note: '' },
    validate: ({ outcome, note }) => ({
      ...(outcome === '' && { outcome: text.outcomeRequired }),
      ...(note.length > noteMaxLength && { note: text.noteTooLong }),
    }),
    submit: async ({ outcome, note }) => {
      const input = {
        id,
        version,
        outcome: outcome as ListingCaseOutcome,
        note: note.trim() || null,
      }
      const { data } = await resolve({ variables: { input } })
      const answer = data?.resolveListingCase
      if (!answer) throw new Error('No answer to a decision')
      if (isProblem(answer)) return serverErrors(answer)
      toast.success({ title: text.decided, topic: 'case' })
      onDecided()
      focusHeading()
      return null
    },
    explain: showError,
  })
}
