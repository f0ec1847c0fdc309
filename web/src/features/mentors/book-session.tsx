import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { readAgain } from '#lib/apollo/read-again.ts'
import { formatDateTime } from '#lib/format/format.ts'
import { showError } from '#lib/graphql/show-error.ts'
import { toast } from '#ui/toast-store.ts'
import { paths } from '#paths'
import { BookDialog, type HeldSlot } from './book-dialog.tsx'
import { holdMutation, releaseMutation } from './booking-mutations.ts'
import { mentorMessages as text } from './mentor-messages.ts'
import { send } from './send.ts'
import { SlotPicker, type ChosenSlot } from './slot-picker.tsx'

type Props = { mentor: { id: string; name: string; hourlyRate: string } }

/** The mentor's times; one that is chosen is kept for five minutes, while its form is open. */
export function BookSession({ mentor }: Props) {
  const client = useApolloClient()
  const navigate = useNavigate()
  const [held, setHeld] = useState<HeldSlot | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const again = () => void readAgain(client, ['SlotPicker'])

  async function hold(slot: ChosenSlot) {
    setIsBusy(true)
    try {
      const input = {
        mentorId: mentor.id,
        scheduledAt: slot.startsAt,
        duration: slot.duration,
      }
      const { failure, result } = await send(client, holdMutation, input)
      if (result.__typename === 'SlotHeld') return setHeld({ ...slot, ...result })
      const next = result.__typename === 'SlotTaken' ? result.nextSlots : []
      tellTaken(failure?.message ?? Object.values(failure?.fields ?? {}).join(' '), next)
      again()
    } catch (error) {
      toast.error({ title: text.bookFailed, description: showError(error), topic: 'book' })
    } finally {
      setIsBusy(false)
    }
  }

  function close() {
    if (held)
      void send(client, releaseMutation, { id: held.id })
        .catch(() => null)
        .then(again)
    setHeld(null)
  }

  return (
    <>
      <SlotPicker
        mentorId={mentor.id}
        onChoose={(slot) => void hold(slot)}
        isBusy={isBusy}
      />
      {held && (
        <BookDialog
          mentor={mentor}
          slot={held}
          onClose={close}
          onTaken={(next) => {
            setHeld(null)
            tellTaken('', next)
            again()
          }}
          onBooked={(id) => void navigate(paths.mentorSession(id))}
        />
      )}
    </>
  )
}

function tellTaken(message: string, next: readonly { startsAt: string }[]) {
  const times = next.map(({ startsAt }) => formatDateTime(startsAt))
  const description =
    times.length > 0 ? `${text.nextFree} ${times.join('; ')}` : message || text.noSlots
  const title = times.length > 0 ? text.takenTitle : text.bookFailed
  toast.error({ title, description, topic: 'book' })
}
