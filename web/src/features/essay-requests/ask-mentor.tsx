import { useMutation, useQuery } from '@apollo/client/react'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { useViewer } from '#lib/session/session.ts'
import { QueryState } from '#page/query-state.tsx'
import { Button } from '#ui/button.tsx'
import { FullDialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Form } from '#ui/form.tsx'
import { Notice } from '#ui/notice.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import { graphql } from '#gql'
import type { AskMentor_MentorsQuery } from '#gql/graphql'
import { askMessages as text } from './request-messages.ts'
import { askMutation } from './request-mutations.ts'

const query = graphql(`
  query AskMentor_Mentors {
    essayMentors {
      id
      freePlaces
      mentor {
        id
        name
        university
        country
        fieldOfStudy
        languages
      }
    }
  }
`)

type Props = { reviewId: string; onClose: () => void; onSent: () => void }
type Offered = AskMentor_MentorsQuery['essayMentors'][number]

/** Chooses a mentor, and says before sending what the mentor gets to read. */
export function AskMentor({ reviewId, onClose, onSent }: Props) {
  const result = useQuery(query, { fetchPolicy: 'network-only' })
  const mentors = result.data?.essayMentors.filter(({ mentor }) => mentor)
  return (
    <FullDialog title={text.askTitle} isOpen onClose={onClose}>
      {mentors === undefined && (
        <QueryState result={result} failed={text.failed} label={text.loading}>
          <Skeleton className="h-44" />
        </QueryState>
      )}
      {mentors?.length === 0 && (
        <EmptyState illustration="lighthouse" title={text.none}>
          {text.noneWhy}
        </EmptyState>
      )}
      {mentors && mentors.length > 0 && (
        <AskForm mentors={mentors} {...{ reviewId, onClose, onSent }} />
      )}
    </FullDialog>
  )
}

function AskForm({ mentors, onClose, ...ask }: Props & { mentors: readonly Offered[] }) {
  const form = useAskForm({ ...ask, onClose })
  const { value, onChange, error, ...field } = form.field('mentorId')
  return (
    <Form
      form={form}
      submitLabel={text.send}
      busyLabel={text.sending}
      actions={<Button onClick={onClose}>{text.cancel}</Button>}
    >
      <RadioCards
        {...field}
        legend={text.mentor}
        value={value}
        onChange={onChange}
        error={error}
        cards={mentors.map((one) => ({
          value: one.id,
          title: one.mentor?.name ?? '',
          children: <MentorFacts offered={one} />,
        }))}
      />
      <TextField
        {...form.field('firstName')}
        label={text.firstName}
        help={text.firstNameHelp}
        maxLength={60}
      />
      <TextArea
        {...form.field('wish')}
        label={text.wish}
        help={text.wishHelp}
        maxLength={1_000}
        rows={2}
        isOptional
      />
      <WhatTheyRead />
    </Form>
  )
}

function MentorFacts({ offered: { mentor, freePlaces } }: { offered: Offered }) {
  const background = [mentor?.fieldOfStudy, mentor?.university, mentor?.country]
  return (
    <span className="block text-sm text-muted">
      {background.filter(Boolean).join(', ')}
      {background.some(Boolean) && <br />}
      {text.speaks(mentor?.languages.join(', ') ?? '')} · {text.free(freePlaces)}
    </span>
  )
}

function WhatTheyRead() {
  return (
    <Notice>
      <h3 className="font-semibold">{text.reads}</h3>
      <ul className="mt-1 list-disc ps-5">
        {text.readsList.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-2">{text.takeBackRule}</p>
      <p className="mt-2">{text.knows}</p>
    </Notice>
  )
}

function useAskForm({ reviewId, onClose, onSent }: Props) {
  const viewer = useViewer()
  const [send] = useMutation(askMutation)
  return useForm({
    initial: { mentorId: '', firstName: viewer?.firstName ?? '', wish: '' },
    validate: ({ mentorId, firstName }) => ({
      ...(mentorId === '' && { mentorId: text.noMentor }),
      ...(firstName.trim() === '' && { firstName: text.noName }),
    }),
    async submit({ wish, ...values }) {
      const input = { reviewId, ...values, wish: wish.trim() || null }
      const { data } = await send({ variables: { input } })
      if (!data) throw new Error('The answer is empty')
      const sent = data.askForEssayFeedback
      if (isProblem(sent)) return serverErrors(sent)
      toast.success({ title: text.sent, description: text.sentWhy })
      onClose()
      onSent()
      return null
    },
    explain: showError,
  })
}
