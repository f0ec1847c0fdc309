import { useMutation } from '@apollo/client/react'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { showError } from '#lib/graphql/show-error.ts'
import { Form } from '#ui/form.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import { savedSearchMessages as text } from './saved-search-messages.ts'
import { updateSavedSearch } from './use-saved-search-changes.ts'

type Props = { id: string; name: string; isOpen: boolean; onClose: () => void }

export function RenameDialog({ isOpen, onClose, ...search }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.renameTitle}>
      <RenameForm {...search} onDone={onClose} />
    </Dialog>
  )
}

function RenameForm({
  id,
  name,
  onDone,
}: {
  id: string
  name: string
  onDone: () => void
}) {
  const [update] = useMutation(updateSavedSearch)
  const form = useForm({
    initial: { name },
    validate: (typed) => ({ ...(typed.name.trim() === '' && { name: text.nameMissing }) }),
    submit: async (typed) => {
      const { data } = await update({ variables: { input: { id, name: typed.name } } })
      const answer = data?.updateSavedSearch
      if (!answer) throw new Error('No answer to renaming a search')
      if (answer.__typename !== 'SavedSearchSuccess') return serverErrors(answer)
      toast.success({ title: text.updated, topic: 'saved-search' })
      onDone()
      return null
    },
    explain: showError,
  })
  return (
    <Form form={form} submitLabel={text.renameSave} busyLabel={text.saving}>
      <TextField {...form.field('name')} label={text.name} maxLength={80} />
    </Form>
  )
}
