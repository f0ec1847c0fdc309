import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { graphql } from '#gql'
import { isWorthRetrying } from '#lib/graphql/graphql-request.ts'
import {
  asRequestFailed,
  isProblem,
  showError,
  type ProblemLike,
} from '#lib/graphql/show-error.ts'
import { toast } from '#ui/toast-store.ts'
import type { SaveFailure } from '#lib/forms/autosave.ts'
import { applicationFormMessages as text } from './application-form-messages.ts'

const submitMutation = graphql(`
  mutation SubmitApplication($input: SubmitApplicationInput!) {
    submitApplication(input: $input) {
      __typename
      ... on ApplicationSubmitted {
        application {
          id
          submittedAt
          scholarship {
            id
            application {
              id
              state
            }
          }
          ...ApplicationForm_Application
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

/** `unsure`: the connection was lost, and nobody knows whether the application arrived. */
export type Submitting =
  | { kind: 'idle' | 'sending' | 'unsure' }
  | { kind: 'refused'; message: string; reasons: readonly string[] }

type Spec = {
  applicationId: string
  /** The consent given with the last submission. */
  wasShared: boolean
  /** Sends what is typed first; returns why it has not arrived, or null. */
  flush: () => Promise<SaveFailure | null>
  onSubmitted: () => void
}

/** The answers given besides the form. */
export type SubmissionDetails = ReturnType<typeof useSubmit>['details']

/**
 * Submits an application: it never shows as submitted before the server has said so. A try whose answer was lost is
 * repeated with the same Idempotency-Key, so that the server returns the outcome of the first.
 */
export function useSubmit({ applicationId, wasShared, flush, onSubmitted }: Spec) {
  const client = useApolloClient()
  const [state, setState] = useState<Submitting>({ kind: 'idle' })
  const [note, setNote] = useState('')
  const [isShared, setIsShared] = useState(wasShared)

  function refuse(message: string, reasons: readonly string[] = []) {
    setState({ kind: 'refused', message, reasons })
    toast.error({ title: text.submitFailed, description: message, topic: 'application' })
  }

  async function submit() {
    if (state.kind === 'sending') return
    const isRepeated = state.kind === 'unsure'
    setState({ kind: 'sending' })
    const failure = isRepeated ? null : await flush()
    if (failure)
      return refuse(failure.kind === 'offline' ? text.notSavedYet : failure.message)
    try {
      const answer = await sendSubmit(client, {
        id: applicationId,
        isShared,
        note: note.trim(),
      })
      if (isProblem(answer)) return refuse(showError(answer), reasonsOf(answer))
      const { submittedTitle: title, submitted: description } = text
      toast.success({ title, description, topic: 'application' })
      setState({ kind: 'idle' })
      onSubmitted()
    } catch (error) {
      if (isWorthRetrying(asRequestFailed(error))) setState({ kind: 'unsure' })
      else refuse(showError(error))
    }
  }

  const isUnsure = state.kind === 'unsure'
  const askAgain = useEffectEvent(() => void submit())
  useEffect(() => {
    if (!isUnsure) return undefined
    const ask = () => askAgain()
    window.addEventListener('online', ask)
    return () => window.removeEventListener('online', ask)
  }, [isUnsure])

  const details = { note, setNote, isShared, setIsShared }
  return { state, details, submit: () => void submit() }
}

type Sent = { id: string; isShared: boolean; note: string }

async function sendSubmit(client: ApolloClient, { note, ...sent }: Sent) {
  const input = { ...sent, ...(note && { note }) }
  const { data } = await client.mutate({ mutation: submitMutation, variables: { input } })
  if (!data) throw new Error('The answer is empty')
  return data.submitApplication
}

function reasonsOf({ errors = [] }: ProblemLike): string[] {
  return errors.map(({ message }) => message)
}
