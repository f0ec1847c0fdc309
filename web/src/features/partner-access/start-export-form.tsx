import { useApolloClient } from '@apollo/client/react'
import type { PartnerExportFormat, PartnerExportKind } from '#gql/graphql'
import { readAgain } from '#lib/apollo/read-again.ts'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { Form } from '#ui/form.tsx'
import { optionsOf } from '#ui/options-of.ts'
import { SelectField } from '#ui/select-field.tsx'
import { useForm } from '#ui/use-form.ts'
import { exportMessages as text } from './export-messages.ts'
import { startExportMutation } from './export-query.ts'

const kinds = optionsOf(text.kind)
const formats = optionsOf(text.format)

/** Requests a file; the list shows its progress. */
export function StartExportForm({ organizationId }: { organizationId: string }) {
  const client = useApolloClient()
  const form = useForm({
    initial: { kind: 'APPLICATIONS', format: 'CSV' },
    validate: () => ({}),
    submit: async ({ kind, format }) => {
      const input = {
        organizationId,
        kind: kind as PartnerExportKind,
        format: format as PartnerExportFormat,
      }
      const { data } = await client.mutate({
        mutation: startExportMutation,
        variables: { input },
      })
      const result = data?.result
      if (!result) throw new Error('The answer is empty')
      if (isProblem(result)) return serverErrors(result)
      await readAgain(client, ['PartnerExports'])
      return null
    },
    explain: showError,
  })
  return (
    <Form form={form} submitLabel={text.start} busyLabel={text.starting}>
      <SelectField {...form.field('kind')} label={text.kindLabel} options={kinds} />
      <SelectField {...form.field('format')} label={text.formatLabel} options={formats} />
    </Form>
  )
}
