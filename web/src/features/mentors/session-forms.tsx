import { useApolloClient } from '@apollo/client/react'
import { zoneInWords } from '@landfall/calendar/words'
import { formatDateTime } from '#lib/format/format.ts'
import { instantInZone } from '#lib/format/instant-in-zone.ts'
import { ownZone } from '#lib/format/own-zone.ts'
import { showError } from '#lib/graphql/show-error.ts'
import { Form } from '#ui/form.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useForm } from '#ui/use-form.ts'
import { changeSession } from './change-session.ts'
import { sessionMessages as text } from './mentor-messages.ts'
import { sessionDone } from './session-done-messages.ts'
import { sessionMutations } from './session-mutations.ts'

type CancelProps = {
  id: string
  /** A request, and what a mentor cancels, counts for no month. */
  countsIfLate: boolean
}

/** Cancels the session, with a reason for the other person. */
export function CancelForm({ id, countsIfLate }: CancelProps) {
  const client = useApolloClient()
  const form = useForm({
    initial: { reason: '' },
    validate: ({ reason }) => (reason.trim() ? {} : { reason: text.reasonMissing }),
    submit: ({ reason }) => {
      const input = { id, reason: reason.trim() }
      return changeSession(client, sessionMutations.cancel, input, sessionDone.canceled)
    },
    explain: showError,
  })
  return (
    <Form form={form} submitLabel={text.cancel} submitKind="danger">
      {countsIfLate && <p>{text.cancelLate}</p>}
      <TextField
        {...form.field('reason')}
        label={text.reason}
        help={text.cancelHelp}
        maxLength={500}
      />
    </Form>
  )
}

/** The mentor declines a request. */
export function DeclineForm({ id }: { id: string }) {
  const client = useApolloClient()
  const form = useForm({
    initial: { reason: '' },
    validate: () => ({}),
    submit: ({ reason }) => {
      const input = { id, accept: false, reason: reason.trim() || null }
      return changeSession(client, sessionMutations.answer, input, sessionDone.declined)
    },
    explain: showError,
  })
  return (
    <Form form={form} submitLabel={text.decline}>
      <TextField
        {...form.field('reason')}
        label={text.reasonFor}
        maxLength={500}
        isOptional
      />
    </Form>
  )
}

/** Asks the other person for another time: a student for one that the mentor offers, a mentor for any. */
export function ProposeForm({ id, isStudent }: { id: string; isStudent: boolean }) {
  const client = useApolloClient()
  const zone = ownZone()
  const form = useForm({
    initial: { scheduledAt: '' },
    validate: ({ scheduledAt }) =>
      instantInZone(scheduledAt, zone) ? {} : { scheduledAt: text.timeMissing },
    submit: (values) => {
      // The field holds a day and time without a zone: it is read in that of all times on the page.
      const scheduledAt = instantInZone(values.scheduledAt, zone)?.toISOString()
      const input = { id, scheduledAt: scheduledAt ?? values.scheduledAt }
      return changeSession(client, sessionMutations.propose, input, sessionDone.proposed)
    },
    explain: showError,
  })
  return (
    <Form form={form} submitLabel={text.proposeSubmit}>
      <p>
        {isStudent && `${text.proposeFree} `}
        {text.proposeHelp}
      </p>
      <TextField
        {...form.field('scheduledAt')}
        label={text.newTime}
        help={text.newTimeOwn(zoneInWords(zone))}
        type="datetime-local"
      />
    </Form>
  )
}

/** A person who is reported as a no-show says what happened. */
export function AppealForm({ id, until }: { id: string; until: string }) {
  const client = useApolloClient()
  const form = useForm({
    initial: { text: '' },
    validate: (values) => (values.text.trim() ? {} : { text: text.appealMissing }),
    submit: (values) => {
      const input = { id, text: values.text.trim() }
      return changeSession(client, sessionMutations.appeal, input, sessionDone.appealed)
    },
    explain: showError,
  })
  return (
    <Form form={form} submitLabel={text.appeal}>
      <p>{text.appealUntil(formatDateTime(until))}</p>
      <TextArea
        {...form.field('text')}
        label={text.appeal}
        help={text.appealHelp}
        maxLength={2000}
      />
    </Form>
  )
}
