import { useMutation } from '@apollo/client/react'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { zoneInWords } from '@landfall/calendar/words'
import { TextLink } from '#page/links.tsx'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { paths } from '#paths'
import { Card } from '#ui/card.tsx'
import { Checkbox, CheckboxGroup } from '#ui/checkbox.tsx'
import { Form } from '#ui/form.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { DefaultReminders_DefaultsFragment } from '#gql/graphql'
import { reminderMessages as text } from './reminder-messages.ts'
import { dayOptions } from './day-options.ts'

export const defaultRemindersFragment = graphql(`
  fragment DefaultReminders_Defaults on ReminderDefaults {
    isOn
    daysBefore
    timeZone
  }
`)

const updateMutation = graphql(`
  mutation DefaultReminders_Update($input: UpdateReminderDefaultsInput!) {
    updateReminderDefaults(input: $input) {
      __typename
      ... on ReminderDefaultsSuccess {
        reminderDefaults {
          ...DefaultReminders_Defaults
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

type Props = {
  defaults: FragmentType<typeof defaultRemindersFragment>
  onChanged: () => Promise<unknown>
}

/** The days for every scholarship that has none of its own. */
export function DefaultReminders({ defaults, onChanged }: Props) {
  const shown = readFragment(defaultRemindersFragment, defaults)
  const { daysBefore, timeZone } = shown
  const form = useDefaultsForm(shown, onChanged)
  return (
    <Card>
      <section aria-labelledby="usual-reminders" className="flex flex-col gap-4">
        <div>
          <h2 id="usual-reminders" className="text-xl">
            {text.defaults}
          </h2>
          <p className="text-muted">{text.defaultsLead(zoneInWords(timeZone))}</p>
          <TextLink to={paths.settings()} className="inline-flex min-h-11 items-center">
            {text.changeZone}
          </TextLink>
        </div>
        <Form form={form} submitLabel={text.save} busyLabel={text.saving}>
          <Checkbox
            label={text.defaultsOn}
            name="isOn"
            isChecked={form.values.isOn}
            onChange={(value) => form.set('isOn', value)}
          />
          {form.values.isOn && (
            <CheckboxGroup
              name="daysBefore"
              legend={text.daysLegend}
              values={form.values.daysBefore}
              options={dayOptions(daysBefore)}
              onChange={(days) => form.set('daysBefore', days)}
              error={form.failure?.fields['daysBefore']}
            />
          )}
        </Form>
      </section>
    </Card>
  )
}

function useDefaultsForm(
  { isOn, daysBefore }: DefaultReminders_DefaultsFragment,
  onChanged: Props['onChanged'],
) {
  const [update] = useMutation(updateMutation)
  return useForm({
    initial: { isOn, daysBefore: daysBefore.map(String) },
    validate: () => ({}),
    submit: async (values) => {
      const input = { isOn: values.isOn, daysBefore: values.daysBefore.map(Number) }
      const { data } = await update({ variables: { input } })
      if (isProblem(data?.updateReminderDefaults))
        return serverErrors(data.updateReminderDefaults)
      toast.success({ title: text.saved, topic: 'reminders' })
      await onChanged().catch(() => undefined)
      return null
    },
    explain: showError,
  })
}
