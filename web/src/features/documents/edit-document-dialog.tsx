import { useMutation } from '@apollo/client/react'
import { kindOptions } from '#entities/document/document-messages.ts'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { showError } from '#lib/graphql/show-error.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import type { DocumentKind } from '#gql/graphql'
import { documentPageMessages as text } from './document-page-messages.ts'
import { updateDocument } from './document-changes.ts'

type Edited = { id: string; name: string; kind: DocumentKind }
type Props = { document: Edited; isOpen: boolean; onClose: () => void }

export function EditDocumentDialog({ document, isOpen, onClose }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.editTitle}>
      <EditForm document={document} onDone={onClose} />
    </Dialog>
  )
}

type Values = { name: string; kind: DocumentKind | '' }

function EditForm({ document, onDone }: { document: Edited; onDone: () => void }) {
  const [update] = useMutation(updateDocument)
  const { id, name, kind } = document
  const form = useForm<Values>({
    initial: { name, kind },
    validate: (typed) => ({ ...(typed.name.trim() === '' && { name: text.nameMissing }) }),
    submit: async (typed) => {
      const input = { id, name: typed.name, kind: typed.kind || null }
      const { data } = await update({ variables: { input } })
      const answer = data?.updateDocument
      if (!answer) throw new Error('No answer to editing a document')
      if (answer.__typename !== 'DocumentSuccess') return serverErrors(answer)
      toast.success({ title: text.updated, topic: 'document' })
      onDone()
      return null
    },
    explain: showError,
  })
  return (
    <Form form={form} submitLabel={text.save} busyLabel={text.saving}>
      <TextField
        {...form.field('name')}
        label={text.name}
        help={text.nameHelp}
        maxLength={120}
      />
      <SelectField {...form.field('kind')} label={text.kind} options={kindOptions} />
    </Form>
  )
}
