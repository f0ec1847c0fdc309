import { useApolloClient, useMutation } from '@apollo/client/react'
import { useRef, useState, type RefObject } from 'react'
import { readAgain } from '#lib/apollo/read-again.ts'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { toast } from '#ui/toast-store.ts'
import { documentLists, removeDocument } from './document-changes.ts'
import { documentPageMessages as text } from './document-page-messages.ts'

export type RemovedDocument = { id: string; name: string; usedIn: number }

type Props = {
  document: RemovedDocument
  isOpen: boolean
  onClose: () => void
  /** Takes the focus once the document is gone, and the pressed button with it. */
  focusAfter: RefObject<HTMLElement | null>
}

/** Asks first: a file that is gone can't be brought back. */
export function RemoveDocumentDialog({ document, isOpen, onClose, focusAfter }: Props) {
  const { id, name, usedIn } = document
  const client = useApolloClient()
  const [send] = useMutation(removeDocument)
  const [isBusy, setIsBusy] = useState(false)
  const isRemoved = useRef(false)
  async function remove() {
    setIsBusy(true)
    const removed = await runMutation(text.removeFailed, async () => {
      const { data } = await send({ variables: { input: { id } } })
      return data?.removeDocument
    })
    setIsBusy(false)
    isRemoved.current = removed !== null
    onClose()
    if (!removed) return
    toast.success({ title: text.removed, topic: 'document' })
    await readAgain(client, documentLists)
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.removeTitle}
      returnFocus={() => (isRemoved.current ? focusAfter.current : null)}
      confirm={isBusy ? text.removing : text.remove}
      cancel={text.keep}
      isBusy={isBusy}
      onConfirm={() => void remove()}
    >
      <p className="break-words">{text.removeQuestion(name)}</p>
      {usedIn > 0 && <p className="mt-2">{text.removeHeld}</p>}
    </ConfirmDialog>
  )
}
