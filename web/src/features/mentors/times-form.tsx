import { useApolloClient } from '@apollo/client/react'
import { zoneInWords } from '@landfall/calendar/words'
import { showError } from '#lib/graphql/show-error.ts'
import { Form } from '#ui/form.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import type { Profile_MentorFragment } from '#gql/graphql'
import { profileMessages as text } from './profile-messages.ts'
import { saveTimesMutation } from './profile-fragment.ts'
import { send } from './send.ts'
import { DayRows, WeeklyRows } from './times-rows.tsx'
import { checkTimes, inputOf, valuesOf } from './times-values.ts'

type Props = {
  timeZone: string
  settings: NonNullable<Profile_MentorFragment['settings']>
}

const zones = Intl.supportedValuesOf('timeZone')
const options = (values: readonly number[], label: (count: number) => string) =>
  values.map((value) => ({ value: String(value), label: label(value) }))
const BUFFERS = options([0, 5, 10, 15, 30, 60], text.minutes)
const NOTICES = options([0, 1, 2, 4, 12, 24, 48, 72, 168], text.hours)
const HORIZONS = options([7, 14, 30, 60, 90, 180], text.days)

/** When a mentor takes sessions: every week, on other days, and with which gaps and notice. */
export function TimesForm({ timeZone, settings }: Props) {
  const client = useApolloClient()
  const form = useForm({
    initial: valuesOf(settings, timeZone),
    validate: checkTimes,
    submit: async (values) => {
      const { failure } = await send(client, saveTimesMutation, inputOf(values))
      if (!failure) toast.success({ title: text.timesSaved, topic: 'mentor' })
      // Its fields are rows here, so a field's message shows above the form.
      return (
        failure && {
          message: failure.message ?? Object.values(failure.fields).join(' '),
          fields: {},
        }
      )
    },
    explain: showError,
  })
  const known = [...new Set(['UTC', timeZone, ...zones])].map((zone) => ({
    value: zone,
    label: zone === 'UTC' ? zone : `${zoneInWords(zone)} (${zone})`,
  }))
  return (
    <Form form={form} submitLabel={text.saveTimes} busyLabel={text.saving}>
      {form.values.weekly.length === 0 && <Notice>{text.noTimes}</Notice>}
      <SelectField {...form.field('timeZone')} label={text.zone} options={known} />
      <WeeklyRows
        rows={form.values.weekly}
        error={form.field('weekly').error}
        onChange={(rows) => form.set('weekly', rows)}
      />
      <DayRows
        rows={form.values.days}
        error={form.field('days').error}
        onChange={(rows) => form.set('days', rows)}
      />
      <SelectField {...form.field('bufferMinutes')} label={text.buffer} options={BUFFERS} />
      <SelectField
        {...form.field('noticeHours')}
        label={text.noticeTime}
        options={NOTICES}
      />
      <SelectField {...form.field('horizonDays')} label={text.horizon} options={HORIZONS} />
    </Form>
  )
}
