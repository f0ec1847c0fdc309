import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { factsMessages as text } from './facts-messages.ts'
import type { useAnswering } from './use-answering.ts'

type Props = { count: number; answering: ReturnType<typeof useAnswering> }

/** Erases every answer, after a question. */
export function EraseAll({ count, answering }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const { pending, failure } = answering
  const close = () => setIsOpen(false)
  return (
    <>
      <Button kind="danger" onClick={() => setIsOpen(true)}>
        {text.eraseAll}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={close}
        title={text.eraseAllTitle}
        confirm={text.eraseAll}
        cancel={text.keep}
        isBusy={pending === 'ERASE'}
        onConfirm={async () => {
          if (await answering.erase(null)) close()
        }}
      >
        <p>{text.eraseAllText(count)}</p>
        {failure?.answer === null && (
          <div role="alert">
            <Notice tone="bad">
              {text.eraseAllFailed}. {failure.reason}
            </Notice>
          </div>
        )}
      </ConfirmDialog>
    </>
  )
}
