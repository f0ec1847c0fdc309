import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import type {
  ApplicationState,
  SubmittedApplication_SubmittedApplicationFragment,
} from '#gql/graphql'
import { focusHeading } from '#lib/browser/focus-heading.ts'
import { showError } from '#lib/graphql/show-error.ts'
import { Card } from '#ui/card.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Form } from '#ui/form.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm, type FormFailure } from '#ui/use-form.ts'
import { moveApplication, type Read } from './move-application.ts'
import { mayAskForMore, mayOffer, nextSteps, type OwnerStep } from './next-steps.ts'
import { submittedMessages as text } from './submitted-messages.ts'

// The form is folded at first.
const AskForm = lazyPart(async () => (await import('./ask-form.tsx')).AskForm)

/** Messages for states that continue outside this card. */
const waits: Readonly<Partial<Record<ApplicationState, string>>> = {
  AWARDED: text.waitsForAnswer,
  ACCEPTED: text.followUp,
}

type Props = { application: SubmittedApplication_SubmittedApplicationFragment }
type Refused = FormFailure & { state: ApplicationState }

/** The owner's next steps with an application. */
export function OwnerActions({ application }: Props) {
  const { id, state, isErased, lastSubmission } = application
  const read = { id, submissionNumber: lastSubmission.number }
  const steps = nextSteps(application)
  // In which state the last step was refused, and why.
  const [refused, setRefused] = useState<Refused | null>(null)
  const onAnswered = (why: FormFailure | null) => setRefused(why && { ...why, state })
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-xl">{text.decide}</h2>
      {/* A form shows its own refusals, until the state that it was for has gone. */}
      <p role="alert" className="empty:hidden">
        {refused?.state !== state && refused?.message}
      </p>
      {isErased && <p>{text.isErased}</p>}
      {state === 'MORE_INFO' && <p>{text.waitsForStudent}</p>}
      {steps.length === 0 &&
        state !== 'MORE_INFO' &&
        (!isErased || state === 'ACCEPTED') && <p>{waits[state] ?? text.nothingToDo}</p>}
      {/* Each step gets a new form; typed text stays when the applicant submits again. */}
      {steps.length > 0 && (
        <MoveForm
          key={`${id} ${state}`}
          {...{ read, steps, onAnswered }}
          help={isErased || mayOffer(application) ? undefined : text.offerLater}
        />
      )}
      {mayAskForMore(application) && (
        <Disclosure summary={text.ask}>
          <LazyPart failed={<PartFailed />}>
            <AskForm key={`${id} ${state}`} {...{ read, onAnswered }} />
          </LazyPart>
        </Disclosure>
      )}
    </Card>
  )
}

type MoveFormProps = {
  read: Read
  steps: readonly OwnerStep[]
  help: string | undefined
  onAnswered: (failure: FormFailure | null) => void
}

function MoveForm(props: MoveFormProps) {
  const { steps, help } = props
  const form = useMoveForm(props)
  return (
    <Form form={form} submitLabel={text.move} busyLabel={text.moving}>
      <SelectField
        {...form.field('to')}
        label={text.step}
        help={help}
        placeholder={text.chooseStep}
        options={steps.map((value) => ({ value, label: text.steps[value] }))}
      />
      <TextArea
        {...form.field('message')}
        label={text.message}
        help={text.messageHelp}
        isOptional
      />
      <TextField
        {...form.field('decisionBy')}
        label={text.decisionBy}
        help={text.decisionByHelp}
        type="date"
        isOptional
      />
    </Form>
  )
}

function useMoveForm({ read, steps, onAnswered }: MoveFormProps) {
  const client = useApolloClient()
  const [only] = steps
  return useForm({
    initial: {
      to: (steps.length === 1 && only ? only : '') as OwnerStep | '',
      message: '',
      decisionBy: '',
    },
    validate: ({ to }) => (to === '' ? { to: text.stepMissing } : {}),
    submit: async ({ to, message, decisionBy }) => {
      if (to === '') return null
      const failure = await moveApplication(client, {
        ...read,
        to,
        message: message.trim() || null,
        decisionBy: decisionBy || null,
      })
      onAnswered(failure)
      if (failure) return failure
      toast.success({ title: text.moved(text.steps[to]), topic: 'application' })
      // The form makes way for that of the next step.
      focusHeading()
      return null
    },
    explain: showError,
  })
}
