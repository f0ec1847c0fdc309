import { useApolloClient, useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { readAgain } from '#lib/apollo/read-again.ts'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { toast } from '#ui/toast-store.ts'
import { documentLists, removeDocument } from './document-changes.ts'
import { documentPageMessages as text } from './document-page-messages.ts'

type Props = {
  document: { id: string; name: string; usedIn: number }
  isOpen: boolean
  onClose: () => void
  onRemoved: () => void
}

/** Asks first: a file that is gone can't be brought back. */
export function RemoveDocumentDialog({ document, isOpen, onClose, onRemoved }: Props) {
  const { id, name, usedIn } = document
  const client = useApolloClient()
  const [send] = useMutation(removeDocument)
  const [isBusy, setIsBusy] = useState(false)
  async function remove() {
    setIsBusy(true)
    const removed = await runMutation(text.removeFailed, async () => {
      const { data } = await send({ variables: { input: { id } } })
      return data?.removeDocument
    })
    if (removed) {
      toast.success({ title: text.removed, topic: 'document' })
      await readAgain(client, documentLists)
    }
    setIsBusy(false)
    onClose()
    if (removed) onRemoved()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.removeTitle}
      actions={
        <>
          <Button onClick={onClose}>{text.keep}</Button>
          <Button kind="danger" isBusy={isBusy} onClick={() => void remove()}>
            {isBusy ? text.removing : text.remove}
          </Button>
        </>
      }
    >
      <p className="break-words">{text.removeQuestion(name)}</p>
      {usedIn > 0 && <p className="mt-2">{text.removeHeld}</p>}
    </Dialog>
  )
}
