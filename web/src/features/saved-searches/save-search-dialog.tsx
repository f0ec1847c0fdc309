import { useMutation } from '@apollo/client/react'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { showError } from '#lib/graphql/show-error.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { optionsOf } from '#ui/options-of.ts'
import { Form } from '#ui/form.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import type { CreateSavedSearchInput, SearchAlert } from '#gql/graphql'
import { alertLabels, savedSearchMessages as text } from './saved-search-messages.ts'
import { createSavedSearch, useReadListsAgain, wordOf } from './use-saved-search-changes.ts'

/** A search as it can be saved, and the filters that can't be. */
export type SearchToSave = {
  filters: Omit<CreateSavedSearchInput, 'name' | 'alert' | 'onlyWhatFits'>
  suggestedName: string
  /** Labels of the filters that can't be saved. */
  leftOut: readonly string[]
}

type Props = SearchToSave & { isOpen: boolean; onClose: () => void }

export const alertOptions = optionsOf(alertLabels)

export function SaveSearchDialog({ isOpen, onClose, ...search }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.saveTitle}>
      <SaveSearchForm {...search} onDone={onClose} />
    </Dialog>
  )
}

function SaveSearchForm({
  filters,
  suggestedName,
  leftOut,
  onDone,
}: SearchToSave & { onDone: () => void }) {
  const readListsAgain = useReadListsAgain()
  const [create] = useMutation(createSavedSearch)
  const form = useForm({
    initial: { name: suggestedName, alert: 'AT_ONCE' as SearchAlert | '', wantsAll: false },
    validate: ({ name }) => ({ ...(name.trim() === '' && { name: text.nameMissing }) }),
    submit: async ({ name, alert: chosen, wantsAll }) => {
      const alert = wordOf(chosen === '' ? 'AT_ONCE' : chosen)
      const input = { ...filters, name, alert, onlyWhatFits: !wantsAll }
      const { data } = await create({ variables: { input } })
      const answer = data?.createSavedSearch
      if (!answer) throw new Error('No answer to saving a search')
      if (answer.__typename !== 'SavedSearchSuccess') return serverErrors(answer)
      toast.success({
        title: text.saved,
        description: text.savedHelp,
        topic: 'saved-search',
      })
      onDone()
      await readListsAgain()
      return null
    },
    explain: showError,
  })
  return (
    <Form form={form} submitLabel={text.save} busyLabel={text.saving}>
      {leftOut.length > 0 && (
        <p className="text-sm text-muted">{text.leftOut(leftOut.join(', '))}</p>
      )}
      <TextField
        {...form.field('name')}
        label={text.name}
        help={text.nameHelp}
        maxLength={80}
      />
      <SelectField {...form.field('alert')} label={text.alert} options={alertOptions} />
      <Checkbox
        label={text.wantsAll}
        name="wantsAll"
        isChecked={form.values.wantsAll}
        onChange={(wantsAll) => form.set('wantsAll', wantsAll)}
      />
    </Form>
  )
}
