import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent, useId } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useFormDraft } from '#lib/forms/form-draft.ts'
import { keepWish, takeWish } from '#lib/session/wish.ts'
import { paths } from '#paths'
import { Card } from '#ui/card.tsx'
import { Form } from '#ui/form.tsx'
import { Notice } from '#ui/notice.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import { announceMatchFailure, matchFailure } from './match-failure.ts'
import { MatchFormFields } from './match-form-fields.tsx'
import {
  checkMatchValues,
  emptyMatchValues,
  withTyped,
  type MatchValues,
} from './match-values.ts'
import { matchingMessages as text } from './matching-messages.ts'
import { startMatch } from './start-match.ts'
import { useMatchingCatalog } from './use-matching-catalog.ts'

type MatchFormProps = {
  /** Null for a visitor, who signs up before the form is sent. */
  viewerId: string | null
  initial: MatchValues
  /** The stored profile could not be read. */
  hasPrefillFailed: boolean
  /** A match is running, so another press changes nothing. */
  isAnalyzing: boolean
  /** Call `forget` when the match is made: until then, typed values are kept. */
  onStarted: (runId: string, forget: () => void) => void
}

/** The names under which typed values are kept; the second is for visitors. */
export const matchDraft = { name: 'matching', visitor: 'visitor' } as const
const { name: draftName, visitor } = matchDraft

/** The card "Build Your AI Profile". No typed value is lost by a failure, a reload or signing up. */
export function MatchForm(props: MatchFormProps) {
  const { viewerId, initial, hasPrefillFailed, isAnalyzing, onStarted } = props
  const { openCount } = useMatchingCatalog()
  const client = useApolloClient()
  const askToSignUp = useSignUpFirst()
  const { draft, dropAll } = useMatchDraft(viewerId, initial)
  const form = useForm({
    initial: draft.start,
    validate: checkMatchValues,
    submit: async (values) => {
      if (viewerId === null) return askToSignUp()
      if (isAnalyzing) return null
      const started = await startMatch(client, values)
      if ('failure' in started) return started.failure
      onStarted(started.runId, dropAll)
      return null
    },
    explain: (error) => {
      const sentence = matchFailure(error)
      announceMatchFailure(sentence)
      return sentence
    },
  })
  useEffect(() => draft.keep(form.values), [draft, form.values])
  useWished(viewerId !== null, form.send)
  const titleId = useId()
  return (
    <Card className="mx-auto w-full max-w-prose print:hidden">
      <section aria-labelledby={titleId} className="flex flex-col gap-5">
        <div>
          <h2 id={titleId} className="text-xl">
            {text.formTitle}
          </h2>
          <FormLead isVisitor={viewerId === null} isFilledIn={initial.country !== ''} />
        </div>
        {hasPrefillFailed && <Notice tone="warn">{text.prefillFailed}</Notice>}
        {draft.isRestored && <Notice>{text.restored}</Notice>}
        <Form
          form={{ ...form, isBusy: form.isBusy || isAnalyzing }}
          submitLabel={text.submit}
          busyLabel={text.analyzing(openCount)}
        >
          <MatchFormFields form={form} />
        </Form>
      </section>
    </Card>
  )
}

type FormLeadProps = { isVisitor: boolean; isFilledIn: boolean }

function FormLead({ isVisitor, isFilledIn }: FormLeadProps) {
  return (
    <p className="text-muted">
      {isVisitor ? text.formLeadVisitor : text.formLead(isFilledIn)}
    </p>
  )
}

/** Leads a visitor to sign-up and back, where the match then runs by itself. */
function useSignUpFirst(): () => null {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return () => {
    keepWish({ kind: 'match', what: draftName, pathname })
    toast.error({
      title: text.signUpRequired,
      description: text.signUpRequiredText,
      topic: 'matching',
    })
    void navigate(paths.login('student', { view: 'register', returnTo: pathname + search }))
    return null
  }
}

/** Sends the form that the visitor wanted to send before signing up. */
function useWished(isSignedIn: boolean, send: () => void): void {
  const { pathname } = useLocation()
  const sendWished = useEffectEvent(send)
  useEffect(() => {
    if (isSignedIn && takeWish('match', pathname) !== null) sendWished()
  }, [isSignedIn, pathname])
}

/** Values typed before signing up move to the student's own draft. */
function useMatchDraft(viewerId: string | null, initial: MatchValues) {
  const asVisitor = useFormDraft(visitor, draftName, emptyMatchValues)
  const begin =
    viewerId !== null && asVisitor.isRestored
      ? withTyped(initial, asVisitor.start)
      : initial
  const draft = useFormDraft(viewerId ?? visitor, draftName, begin)
  const dropAll = () => {
    asVisitor.drop()
    draft.drop()
  }
  return { draft, dropAll }
}
