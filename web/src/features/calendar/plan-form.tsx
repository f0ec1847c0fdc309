import { useMutation } from '@apollo/client/react'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { useOnChange } from '#lib/live/use-on-change.ts'
import { Button } from '#ui/button.tsx'
import { CheckboxGrid } from '#ui/checkbox-grid.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Form } from '#ui/form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import { useOneAction } from '#ui/use-one-action.ts'
import type {
  AwardReminders_SavedScholarshipFragment,
  UpdateReminderPlanInput,
} from '#gql/graphql'
import { reminderMessages as text } from './reminder-messages.ts'
import { dayOptions } from './day-options.ts'
import { updatePlanMutation } from './reminder-documents.ts'

type Props = {
  scholarshipId: string
  reminders: AwardReminders_SavedScholarshipFragment['reminders']
}

/** The days on which one scholarship reminds, and the note. */
export function PlanForm({ scholarshipId, reminders }: Props) {
  const { form, takeDefaults } = usePlan({ scholarshipId, reminders })
  const { running, run } = useOneAction()
  const { hasComingDeadline, usesDefaults } = reminders
  return (
    <Form
      form={form}
      submitLabel={text.save}
      busyLabel={text.saving}
      actions={
        !usesDefaults && (
          <Button
            kind="quiet"
            isBusy={running !== null}
            onClick={() => void run('defaults', takeDefaults)}
          >
            {text.takeDefaults}
          </Button>
        )
      }
    >
      {hasComingDeadline ? (
        <ComingFields form={form} reminders={reminders} />
      ) : (
        <Checkbox
          label={text.tellsNext}
          name="tellsNext"
          isChecked={form.values.tellsNext}
          onChange={(value) => form.set('tellsNext', value)}
        />
      )}
    </Form>
  )
}

type ComingFieldsProps = Pick<Props, 'reminders'> & {
  form: ReturnType<typeof usePlan>['form']
}

/** Shown while there is a day to count from. */
function ComingFields({ form, reminders }: ComingFieldsProps) {
  return (
    <>
      <Checkbox
        label={text.remindMe}
        name="isOn"
        isChecked={form.values.isOn}
        onChange={(value) => form.set('isOn', value)}
      />
      {form.values.isOn && (
        <div>
          <CheckboxGrid
            {...form.field('daysBefore')}
            legend={text.daysLegend}
            values={form.values.daysBefore}
            options={dayOptions(reminders.daysBefore)}
          />
          <p className="text-sm text-muted">
            {text.atNine} {reminders.usesDefaults && text.usesDefaults}
          </p>
        </div>
      )}
      <TextField
        {...form.field('customMessage')}
        label={text.note}
        isOptional
        maxLength={500}
      />
    </>
  )
}

function usePlan({ scholarshipId, reminders }: Props) {
  const [update] = useMutation(updatePlanMutation)
  const send = async (change: Omit<UpdateReminderPlanInput, 'scholarshipId'>) => {
    const input = { scholarshipId, ...change }
    return (await update({ variables: { input } })).data?.updateReminderPlan
  }
  const initial = valuesOf(reminders)
  const form = useForm({
    initial,
    validate: () => ({}),
    submit: async (values) => {
      const answer = await send(changeOf(values, initial))
      if (isProblem(answer)) return serverErrors(answer)
      toastSaved()
      return null
    },
    explain: showError,
  })
  const { isOn, daysBefore } = initial
  // Days saved elsewhere appear in the form when they arrive; the note stays as it is typed.
  useOnChange(JSON.stringify([isOn, daysBefore]), () => {
    form.set('isOn', isOn)
    form.set('daysBefore', daysBefore)
  })
  async function takeDefaults() {
    if (await runMutation(text.saveFailed, () => send({ daysBefore: null }))) toastSaved()
  }
  return { form, takeDefaults }
}

function toastSaved(): void {
  toast.success({ title: text.saved, topic: 'reminders' })
}

type Values = ReturnType<typeof valuesOf>

function valuesOf({ isOn, daysBefore, customMessage, tellsNext }: Props['reminders']) {
  const days = daysBefore.map(String)
  return { isOn, daysBefore: days, customMessage: customMessage ?? '', tellsNext }
}

function changeOf({ isOn, daysBefore, customMessage, tellsNext }: Values, initial: Values) {
  const isSame = daysBefore.toSorted().join() === initial.daysBefore.toSorted().join()
  return {
    isOn,
    customMessage: customMessage || null,
    tellsNext,
    // Days that the student left alone go on following the defaults.
    ...(!isSame && { daysBefore: daysBefore.map(Number) }),
  }
}
