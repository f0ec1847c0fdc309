import { useApolloClient } from '@apollo/client/react'
import type { ApolloClient } from '@apollo/client'
import { useEffect, useState } from 'react'
import { createAutosave, type SaveOutcome, type SaveState } from '#lib/forms/autosave.ts'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { useLeaving } from '#lib/forms/use-leaving.ts'
import { isWorthRetrying } from '#lib/graphql/graphql-request.ts'
import { asRequestFailed, isProblem, showError } from '#lib/graphql/show-error.ts'
import type { EssayRequest_RequestFragment } from '#gql/graphql'
import { feedbackInput, isSameFeedback, type FeedbackValues } from './feedback-values.ts'
import { draftMutation } from './request-mutations.ts'

/** Saves a draft on the server while the mentor writes, after a moment without typing. */
export function useFeedbackDraft(
  { id, feedback }: Pick<EssayRequest_RequestFragment, 'id' | 'feedback'>,
  values: FeedbackValues,
) {
  const client = useApolloClient()
  const [saveState, setSaveState] = useState<SaveState>({
    kind: 'saved',
    at: feedback?.savedAt ?? null,
  })
  const [autosave] = useState(() =>
    createAutosave<FeedbackValues>({
      saved: values,
      isSame: isSameFeedback,
      send: (next, _saved, isLeaving) => trySaving(client, id, next, isLeaving),
      // The words are about somebody else's essay, so none of them stay on a device.
      keep: () => {},
      report: setSaveState,
    }),
  )
  useEffect(() => autosave.change(values), [autosave, values])
  useLeaving(autosave)
  return { saveState, flush: () => autosave.flush() }
}

async function trySaving(
  client: ApolloClient,
  id: string,
  values: FeedbackValues,
  isLeaving: boolean,
): Promise<SaveOutcome> {
  try {
    const { data } = await client.mutate({
      mutation: draftMutation,
      variables: { input: feedbackInput(id, values) },
      context: { fetchOptions: { keepalive: isLeaving } },
    })
    const result = data?.saveEssayFeedbackDraft
    if (!result) return { kind: 'offline' }
    if (!isProblem(result)) return { kind: 'saved', at: new Date().toISOString() }
    const { message, fields } = serverErrors(result)
    return { kind: 'refused', message: message ?? Object.values(fields).join(' '), fields }
  } catch (error) {
    if (isWorthRetrying(asRequestFailed(error))) return { kind: 'offline' }
    return { kind: 'refused', message: showError(error), fields: {} }
  }
}
