import { useMutation } from '@apollo/client/react'
import { sayFailed } from '#lib/forms/say-failed.ts'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { FullDialog } from '#ui/dialog.tsx'
import { optionsOf } from '#ui/options-of.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import { graphql } from '#gql'
import {
  guidanceTypes,
  immigrationMessages as text,
  priorities,
  statuses,
} from './immigration-messages.ts'

const mutation = graphql(`
  mutation GuidanceDialog($input: CreateImmigrationGuidanceInput!) {
    createImmigrationGuidance(input: $input) {
      __typename
      ... on ImmigrationGuidanceSuccess {
        guidance {
          id
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

type Props = { onClose: () => void; onSent: (id: string) => void }

/** Asks for guidance. */
export function GuidanceDialog({ onClose, onSent }: Props) {
  const form = useGuidanceForm((id) => {
    onClose()
    onSent(id)
  })
  return (
    <FullDialog title={text.askTitle} isOpen onClose={onClose}>
      <Form
        form={form}
        submitLabel={text.send}
        busyLabel={text.sending}
        actions={<Button onClick={onClose}>{text.cancel}</Button>}
      >
        <p className="text-muted">{text.disclaimer}</p>
        <SelectField
          label={text.type}
          placeholder={text.chooseType}
          options={optionsOf(guidanceTypes)}
          {...form.field('guidanceType')}
        />
        <SelectField
          label={text.status}
          placeholder={text.chooseStatus}
          options={optionsOf(statuses)}
          {...form.field('currentStatus')}
        />
        <TextArea
          label={text.questions}
          help={text.questionsHelp}
          rows={5}
          maxLength={5_000}
          {...form.field('specificQuestions')}
        />
        <SelectField
          label={text.priority}
          options={optionsOf(priorities)}
          {...form.field('priority')}
        />
      </Form>
    </FullDialog>
  )
}

function useGuidanceForm(onSent: (id: string) => void) {
  const [send] = useMutation(mutation)
  return useForm({
    initial: {
      guidanceType: '',
      currentStatus: '',
      specificQuestions: '',
      priority: 'MEDIUM',
    },
    validate: ({ guidanceType, currentStatus, specificQuestions }) => ({
      ...(guidanceType === '' && { guidanceType: text.noType }),
      ...(currentStatus === '' && { currentStatus: text.noStatus }),
      ...(specificQuestions.trim().length < 10 && { specificQuestions: text.tooShort }),
    }),
    explain: (error) => `${text.createFailed}. ${showError(error)}`,
    async submit({ specificQuestions, ...values }) {
      const input = { ...values, specificQuestions: specificQuestions.split('\n') }
      const { data } = await send({
        variables: { input },
        update: (cache) => {
          cache.evict({ fieldName: 'immigrationGuidances' })
          cache.evict({ fieldName: 'immigrationProfile' })
        },
      })
      const sent = data?.createImmigrationGuidance
      if (!sent) throw new Error('The answer is empty')
      if (isProblem(sent)) return sayFailed(text.createFailed, serverErrors(sent))
      toast.success({ title: text.created })
      onSent(sent.guidance.id)
      return null
    },
  })
}
