import { useApolloClient } from '@apollo/client/react'
import type { ApiKeyScope } from '#gql/graphql'
import { readAgain } from '#lib/apollo/read-again.ts'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { optionsOf } from '#ui/options-of.ts'
import { CheckboxGrid } from '#ui/checkbox-grid.tsx'
import { Form } from '#ui/form.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useForm } from '#ui/use-form.ts'
import { createKeyMutation } from './api-key-query.ts'
import { partnerAccessMessages as text } from './partner-access-messages.ts'

type Props = { organizationId: string; onMade: (secret: string) => void }

const scopes = optionsOf(text.scope)
const days = optionsOf(text.dayChoices)

const EMPTY = {
  name: '',
  scopes: ['APPLICATIONS_READ'],
  expiresInDays: '365',
  isSandbox: false,
}

/** Creates a key for an organization; passes its text to `onMade` and keeps it nowhere. */
export function CreateKeyForm({ organizationId, onMade }: Props) {
  const client = useApolloClient()
  const form = useForm({
    initial: EMPTY,
    validate: ({ name }) => (name.trim() ? {} : { name: text.keyNameMissing }),
    submit: async (values) => {
      const input = {
        organizationId,
        name: values.name.trim(),
        scopes: values.scopes as ApiKeyScope[],
        expiresInDays: Number(values.expiresInDays),
        isSandbox: values.isSandbox,
      }
      const { data } = await client.mutate({
        mutation: createKeyMutation,
        variables: { input },
      })
      const result = data?.result
      if (!result) throw new Error('The answer is empty')
      if (isProblem(result)) return serverErrors(result)
      if ('secret' in result) onMade(result.secret)
      form.reset()
      await readAgain(client, ['ApiKeys'])
      return null
    },
    explain: showError,
  })
  return (
    <Form form={form} submitLabel={text.createKey} busyLabel={text.creating}>
      <TextField {...form.field('name')} label={text.keyName} maxLength={80} />
      <CheckboxGrid
        {...form.field('scopes')}
        values={form.values.scopes}
        legend={text.scopes}
        options={scopes}
      />
      <Checkbox
        name="isSandbox"
        label={text.sandboxChoice}
        isChecked={form.values.isSandbox}
        onChange={(isSandbox) => form.set('isSandbox', isSandbox)}
      />
      <SelectField {...form.field('expiresInDays')} label={text.days} options={days} />
    </Form>
  )
}
