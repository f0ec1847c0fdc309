import { useMutation } from '@apollo/client/react'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { Button } from '#ui/button.tsx'
import { CheckboxGrid } from '#ui/checkbox-grid.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Form } from '#ui/form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import type { AwardReminders_SavedScholarshipFragment } from '#gql/graphql'
import { calendarMessages as text } from './calendar-messages.ts'
import { dayOptions } from './day-options.ts'
import { updatePlanMutation } from './reminder-documents.ts'

type Props = {
  scholarshipId: string
  reminders: AwardReminders_SavedScholarshipFragment['reminders']
}

/** On which days one scholarship reminds, and with which note. */
export function PlanForm({ scholarshipId, reminders }: Props) {
  const [update] = useMutation(updatePlanMutation)
  const { isOn, daysBefore, usesDefaults, customMessage, tellsNext } = reminders
  const initial = {
    isOn,
    daysBefore: daysBefore.map(String),
    customMessage: customMessage ?? '',
    tellsNext,
  }
  const form = useForm({
    initial,
    validate: () => ({}),
    submit: (values) => {
      const isSame =
        values.daysBefore.toSorted().join() === initial.daysBefore.toSorted().join()
      return send({
        isOn: values.isOn,
        customMessage: values.customMessage || null,
        tellsNext: values.tellsNext,
        // Days that were left as they are go on following the defaults.
        ...(!isSame && { daysBefore: values.daysBefore.map(Number) }),
      })
    },
    explain: showError,
  })

  async function send(change: Record<string, unknown>) {
    const input = { scholarshipId, ...change }
    const { data } = await update({ variables: { input } })
    if (isProblem(data?.updateReminderPlan)) return serverErrors(data.updateReminderPlan)
    toast.success({ title: text.saved, topic: 'reminders' })
    return null
  }

  async function takeDefaults() {
    try {
      await send({ daysBefore: null })
    } catch (error) {
      const description = showError(error)
      toast.error({ title: text.saveFailed, description, topic: 'reminders' })
    }
  }

  return (
    <Form
      form={form}
      submitLabel={text.save}
      busyLabel={text.saving}
      actions={
        !usesDefaults && (
          <Button kind="quiet" onClick={() => void takeDefaults()}>
            {text.takeDefaults}
          </Button>
        )
      }
    >
      {reminders.hasComingDeadline ? (
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
                options={dayOptions(daysBefore)}
              />
              <p className="text-sm text-muted">
                {text.daysHelp} {usesDefaults && text.usesDefaults}
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
