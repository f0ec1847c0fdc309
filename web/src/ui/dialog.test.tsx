import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Dialog } from './dialog.tsx'
import { ToastStack } from './toast-stack.tsx'
import { toast } from './toast-store.ts'

function Site() {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <main>
      <button type="button" onClick={() => setIsOpen(true)}>
        Report
      </button>
      <Dialog isOpen={isOpen} onClose={close} title="Report a problem">
        <input aria-label="What is wrong?" />
        <button type="button" onClick={close}>
          Cancel
        </button>
      </Dialog>
      <ToastStack />
    </main>
  )
}

async function open() {
  const user = userEvent.setup()
  render(<Site />)
  const report = screen.getByRole('button', { name: 'Report' })
  await user.click(report)
  return { user, report, field: await screen.findByLabelText('What is wrong?') }
}

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

it('closes by Escape and gives the focus back, and can be opened again at once', async () => {
  const { user, report } = await open()
  for (let times = 0; times < 3; times++) {
    await user.keyboard('{Escape}')
    await isGone()
    await waitFor(() => expect(document.activeElement).toBe(report))
    await user.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Report a problem' })
  }
})

it.each(['Close', 'Cancel'])(
  'gives the focus back when it is left by “%s”',
  async (name) => {
    const { user, report } = await open()
    await user.click(screen.getByRole('button', { name }))
    await isGone()
    await waitFor(() => expect(document.activeElement).toBe(report))
  },
)

it('asks before it closes over something that was typed', async () => {
  const { user, field } = await open()
  await user.type(field, 'They want a fee')
  await user.keyboard('{Escape}')
  await screen.findByRole('alertdialog', { name: 'Discard your changes?' })
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(field).toHaveProperty('value', 'They want a fee')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  await isGone()
})

it('stays when text is selected in it and the pointer is let go outside', async () => {
  const { field } = await open()
  fireEvent.pointerDown(field)
  fireEvent.mouseDown(field)
  fireEvent.pointerUp(document.body)
  fireEvent.mouseUp(document.body)
  fireEvent.click(document.body)
  expect(screen.getByRole('dialog')).toBeTruthy()
})

it('leaves toasts to be heard and pressed', async () => {
  const { user, field } = await open()
  toast.error({ title: 'Failed to report' })
  const dismiss = await screen.findByRole('button', { name: 'Dismiss notification' })
  await user.click(dismiss)
  await waitFor(() => expect(screen.queryByText('Failed to report')).toBeNull())
  expect(screen.getByRole('dialog').contains(field)).toBe(true)
})
