import { useMutation } from '@apollo/client/react'
import { graphql, readFragment, type FragmentType } from '#gql'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { browserZone } from '#lib/format/own-zone.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { reloadSession } from '#lib/session/session.ts'
import { Form } from '#ui/form.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import { timeZoneOptions } from './preference-options.ts'
import { settingsMessages as text } from './settings-messages.ts'
import { SettingsSection } from './settings-section.tsx'

const fragment = graphql(`
  fragment PreferencesSection_Preferences on Preferences {
    timeZone
  }
`)

const mutation = graphql(`
  mutation PreferencesSection_Update($input: UpdatePreferencesInput!) {
    updatePreferences(input: $input) {
      __typename
      ... on AccountSuccess {
        user {
          id
          preferences {
            ...PreferencesSection_Preferences
          }
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

type PreferencesSectionProps = { preferences: FragmentType<typeof fragment> }

export function PreferencesSection(props: PreferencesSectionProps) {
  const { timeZone } = readFragment(fragment, props.preferences)
  const [update] = useMutation(mutation)
  const form = useForm({
    initial: { timeZone },
    validate: () => ({}),
    submit: async (input) => {
      const { data } = await update({ variables: { input } })
      if (isProblem(data?.updatePreferences)) return serverErrors(data.updatePreferences)
      // From now on, every time on the site is in the new zone.
      await reloadSession()
      toast.success({ title: text.preferencesDone, topic: 'settings' })
      return null
    },
    explain: showError,
  })
  return (
    <SettingsSection title={text.preferences}>
      <Form form={form} submitLabel={text.preferencesSubmit} busyLabel={text.saving}>
        <SelectField
          {...form.field('timeZone')}
          label={text.timeZone}
          help={text.timeZoneHelp}
          options={timeZoneOptions(form.values.timeZone, browserZone())}
        />
      </Form>
    </SettingsSection>
  )
}
