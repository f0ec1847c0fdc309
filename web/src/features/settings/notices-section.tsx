import { useMutation } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { NoticeType, NoticesSection_PreferencesFragment } from '#gql/graphql'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Form } from '#ui/form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm, type FormState } from '#ui/use-form.ts'
import { NoticeMatrix } from './notice-matrix.tsx'
import { settingsMessages as text } from './settings-messages.ts'
import { SettingsSection } from './settings-section.tsx'

const fragment = graphql(`
  fragment NoticesSection_Preferences on Preferences {
    timeZone
    notifications {
      newsByMail
      types {
        type
        inApp
        mail
      }
      quietHours {
        isOn
        from
        until
      }
    }
  }
`)

const mutation = graphql(`
  mutation NoticesSection_Update($input: UpdatePreferencesInput!) {
    updatePreferences(input: $input) {
      __typename
      ... on AccountSuccess {
        user {
          id
          preferences {
            ...NoticesSection_Preferences
          }
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

type Props = {
  preferences: FragmentType<typeof fragment>
  /** The name of each kind of notice. */
  labels: Readonly<Record<NoticeType, string>>
}

/** Which news the viewer hears of, how, and when mails have to wait. */
export function NoticesSection({ preferences, labels }: Props) {
  const { timeZone, notifications } = readFragment(fragment, preferences)
  const [update] = useMutation(mutation)
  const section = useOpenedByLink()
  const form = useForm({
    initial: valuesOf(notifications),
    validate: () => ({}),
    submit: async (values) => {
      const { data } = await update({ variables: { input: inputOf(values) } })
      if (isProblem(data?.updatePreferences)) return serverErrors(data.updatePreferences)
      toast.success({ title: text.noticesDone, topic: 'settings' })
      return null
    },
    explain: showError,
  })
  const { types, newsByMail } = form.values
  return (
    <div id="notifications" ref={section} className="scroll-mt-20">
      <SettingsSection title={text.notices} lead={text.noticesHelp}>
        <Form form={form} submitLabel={text.noticesSubmit} busyLabel={text.saving}>
          <NoticeMatrix
            labels={labels}
            types={types}
            onChange={(next) => form.set('types', next)}
          />
          <Checkbox
            name="newsByMail"
            label={text.newsByMail}
            help={text.newsHelp}
            isChecked={newsByMail}
            onChange={(isChecked) => form.set('newsByMail', isChecked)}
          />
          <QuietHours form={form} timeZone={timeZone} />
        </Form>
      </SettingsSection>
    </div>
  )
}

type QuietHoursProps = { form: FormState<Values>; timeZone: string }

function QuietHours({ form, timeZone }: QuietHoursProps) {
  const { isQuiet } = form.values
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="font-semibold">{text.quietHours}</legend>
      <p className="text-sm text-muted">{text.quietHoursHelp(timeZone)}</p>
      <Checkbox
        name="isQuiet"
        label={text.quietHoursOn}
        isChecked={isQuiet}
        onChange={(isChecked) => form.set('isQuiet', isChecked)}
      />
      {isQuiet && (
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField {...form.field('from')} type="time" label={text.quietFrom} />
          <TextField {...form.field('until')} type="time" label={text.quietUntil} />
        </div>
      )}
    </fieldset>
  )
}

type Choices = NoticesSection_PreferencesFragment['notifications']
type Values = ReturnType<typeof valuesOf>

function valuesOf({ newsByMail, types, quietHours }: Choices) {
  const { isOn, from, until } = quietHours
  const plain = types.map(({ type, inApp, mail }) => ({ type, inApp, mail }))
  return { types: plain, newsByMail, isQuiet: isOn, from, until }
}

function inputOf({ types, newsByMail, isQuiet, from, until }: Values) {
  // Hidden times cannot be wrong.
  const quietHours = isQuiet ? { isOn: true, from, until } : { isOn: false }
  return { notices: types, newsByMail, quietHours }
}

/** Mails link here: the part that a mail names scrolls into view once its page has loaded. */
function useOpenedByLink() {
  const section = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (globalThis.location.hash === '#notifications') section.current?.scrollIntoView()
  }, [])
  return section
}
