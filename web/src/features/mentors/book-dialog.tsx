import { useApolloClient } from '@apollo/client/react'
import { zoneInWords } from '@landfall/calendar/words'
import { formatDateTime } from '#lib/format/format.ts'
import { ownZone } from '#lib/format/own-zone.ts'
import { sayFailed } from '#lib/forms/say-failed.ts'
import { showError } from '#lib/graphql/show-error.ts'
import { Button } from '#ui/button.tsx'
import { optionsOf } from '#ui/options-of.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import type { SessionType } from '#gql/graphql'
import { bookMutation } from './booking-mutations.ts'
import { clockTime } from '#lib/format/clock-time.ts'
import { mentorMessages as text } from './mentor-messages.ts'
import { costOf } from './money.ts'
import { send } from './send.ts'
import type { ChosenSlot } from './slot-picker.tsx'

export type HeldSlot = ChosenSlot & { id: string; expiresAt: string }

type Props = {
  mentor: { id: string; name: string; hourlyRate: string }
  slot: HeldSlot
  onClose: () => void
  onTaken: (next: readonly { startsAt: string }[]) => void
  onBooked: (sessionId: string) => void
}

const types = optionsOf(text.types)

/** Asks what the session is about, and says what it would cost. */
export function BookDialog(props: Props) {
  const { mentor, slot, onClose } = props
  const form = useBooking(props)
  return (
    <Dialog isOpen onClose={onClose} title={text.bookWith(mentor.name)}>
      <Form
        form={form}
        submitLabel={text.book}
        busyLabel={text.booking}
        actions={<Button onClick={onClose}>{text.cancelBooking}</Button>}
      >
        <p className="tabular font-semibold">
          {formatDateTime(slot.startsAt)} {zoneInWords(ownZone())} ·{' '}
          {text.minutes(slot.duration)}
        </p>
        <p role="status">{text.kept(clockTime(slot.expiresAt, ownZone()))}</p>
        <SelectField {...form.field('type')} label={text.type} options={types} />
        <TextArea
          {...form.field('notes')}
          label={text.notes}
          help={text.notesHelp}
          maxLength={1000}
          isOptional
        />
        <p>
          {text.cost}:{' '}
          <strong className="tabular">{costOf(mentor.hourlyRate, slot.duration)}</strong>
        </p>
        {Number(mentor.hourlyRate) > 0 && (
          <p className="text-sm text-muted">{text.noMoney}</p>
        )}
      </Form>
    </Dialog>
  )
}

function useBooking({ mentor, slot, onTaken, onBooked }: Props) {
  const client = useApolloClient()
  return useForm<{ type: SessionType | ''; notes: string }>({
    initial: { type: 'GENERAL', notes: '' },
    validate: () => ({}),
    submit: async ({ type, notes }) => {
      const { failure, result } = await send(client, bookMutation, {
        mentorId: mentor.id,
        scheduledAt: slot.startsAt,
        duration: slot.duration,
        type: (type || 'GENERAL').toLowerCase(),
        notes: notes.trim() || null,
      })
      if (result.__typename === 'SlotTaken') onTaken(result.nextSlots)
      if (result.__typename !== 'SessionSaved') {
        if (!failure) return null
        // The form lacks some fields of the input.
        const message = failure.message ?? Object.values(failure.fields).join(' ')
        return sayFailed(text.bookFailed, { ...failure, message })
      }
      const { expiresAt } = result.session
      toast.success({
        title: expiresAt ? text.asked : text.booked,
        ...(expiresAt && { description: text.bookedAsked(formatDateTime(expiresAt)) }),
        topic: 'book',
      })
      onBooked(result.session.id)
      return null
    },
    explain: (error) => `${text.bookFailed}. ${showError(error)}`,
  })
}
