import { mentorPaths } from '#entities/mentor/mentor-paths.ts'
import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { readAgain } from '#lib/apollo/read-again.ts'
import { formatDateTime } from '#lib/format/format.ts'
import { showError } from '#lib/graphql/show-error.ts'
import { toast } from '#ui/toast-store.ts'
import { BookDialog, type HeldSlot } from './book-dialog.tsx'
import { holdMutation, releaseMutation } from './booking-mutations.ts'
import { mentorMessages as text } from './mentor-messages.ts'
import { send } from './send.ts'
import { SlotPicker, type ChosenSlot } from './slot-picker.tsx'

type Props = { mentor: { id: string; name: string; hourlyRate: string } }

/** The mentor's times; a chosen one is held for five minutes, while its form is open. */
export function BookSession({ mentor }: Props) {
  const navigate = useNavigate()
  const { held, isBusy, hold, close, lose } = useHold(mentor.id)
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
          onTaken={lose}
          onBooked={(id) => void navigate(mentorPaths.session(id))}
        />
      )}
    </>
  )
}

/** The slot that is held; once it is lost or released, the times are read again. */
function useHold(mentorId: string) {
  const client = useApolloClient()
  const [held, setHeld] = useState<HeldSlot | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const again = () => void readAgain(client, ['SlotPicker'])

  async function hold(slot: ChosenSlot) {
    setIsBusy(true)
    try {
      const input = { mentorId, scheduledAt: slot.startsAt, duration: slot.duration }
      const { failure, result } = await send(client, holdMutation, input)
      if (result.__typename === 'SlotHeld') return setHeld({ ...slot, ...result })
      const next = result.__typename === 'SlotTaken' ? result.nextSlots : []
      toastTaken(failure?.message ?? Object.values(failure?.fields ?? {}).join(' '), next)
      again()
    } catch (error) {
      toast.error({ title: text.bookFailed, description: showError(error), topic: 'book' })
    } finally {
      setIsBusy(false)
    }
  }

  function close() {
    if (held) void send(client, releaseMutation, { id: held.id }).then(again, again)
    setHeld(null)
  }

  function lose(next: readonly { startsAt: string }[]) {
    setHeld(null)
    toastTaken('', next)
    again()
  }

  return { held, isBusy, hold, close, lose }
}

function toastTaken(message: string, next: readonly { startsAt: string }[]) {
  const times = next.map(({ startsAt }) => formatDateTime(startsAt))
  const description =
    times.length > 0 ? `${text.nextFree} ${times.join('; ')}` : message || text.nothingNext
  const title = times.length > 0 ? text.takenTitle : text.bookFailed
  toast.error({ title, description, topic: 'book' })
}
