import { useApolloClient } from '@apollo/client/react'
import { useNavigate } from 'react-router'
import { showError } from '#lib/graphql/show-error.ts'
import type { Viewer } from '#lib/session/session.ts'
import { workspacePaths } from '#workspace-paths'
import { Form } from '#ui/form.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import { createFund } from './change-fund.ts'
import { fundMessages as text } from './fund-messages.ts'

type Props = {
  viewer: Viewer
  /** The owner of the fund, where that is known; else the form asks. */
  organizationId?: string
  /** Runs instead of opening the fund's page. */
  onCreated?: (id: string) => void
}

/** The organizations whose funds the viewer may change. */
export function keptBy(viewer: Viewer) {
  return (viewer.memberships ?? []).filter(
    ({ role }) => role === 'OWNER' || role === 'EDITOR',
  )
}

/** A new fund of one of the viewer's organizations; opens its page unless told otherwise. */
export function CreateFundForm({ viewer, organizationId, onCreated }: Props) {
  const kept = keptBy(viewer)
  const form = useFundForm(organizationId ?? kept[0]?.organization.id ?? '', onCreated)
  return (
    <Form form={form} submitLabel={text.create} busyLabel={text.creating}>
      {kept.length > 1 && !organizationId && (
        <SelectField
          {...form.field('organizationId')}
          label={text.organization}
          options={kept.map(({ organization }) => ({
            value: organization.id,
            label: organization.name,
          }))}
        />
      )}
      <TextField
        {...form.field('name')}
        label={text.name}
        help={text.nameHelp}
        maxLength={120}
      />
      <TextField
        {...form.field('currency')}
        label={text.currency}
        help={text.currencyHelp}
        maxLength={3}
        autoCapitalize="characters"
      />
    </Form>
  )
}

function useFundForm(organizationId: string, onCreated: Props['onCreated']) {
  const client = useApolloClient()
  const navigate = useNavigate()
  return useForm({
    initial: { organizationId, name: '', currency: 'USD' },
    validate: ({ name, currency }) => ({
      ...(!name.trim() && { name: text.nameMissing }),
      ...(!/^[a-z]{3}$/i.test(currency.trim()) && { currency: text.currencyWrong }),
    }),
    submit: async (values) => {
      const made = await createFund(client, values)
      if (!('id' in made)) return made
      toast.success({ title: text.created, topic: 'fund' })
      if (onCreated) onCreated(made.id)
      else void navigate(workspacePaths.fund(made.id))
      return null
    },
    explain: showError,
  })
}
