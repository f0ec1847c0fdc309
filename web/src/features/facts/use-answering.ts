import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { refreshFit } from '#entities/student/refresh-fit.ts'
import type { Answer } from '#gql/graphql'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { factsMessages as text } from './facts-messages.ts'
import { eraseAnswers, sendAnswer, versionsOf } from './send-answer.ts'
import { differenceInWords, readStanding } from './standing.ts'

/** The subject of an answer; without an award it counts for all. */
export type Subject = { fact: string; scholarshipId: string | null }

type Failure = { answer: Answer | null; reason: string }
type Sent = Awaited<ReturnType<typeof sendAnswer | typeof eraseAnswers>>

/**
 * Sends answers one at a time. Each is done once every figure
 * on the page counts it; then `outcome` says what it changed.
 */
export function useAnswering() {
  const client = useApolloClient()
  const [pending, setPending] = useState<Answer | 'ERASE' | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [outcome, setOutcome] = useState('')

  async function run(
    answer: Answer | null,
    send: () => Promise<Sent>,
    inWords: typeof differenceInWords,
  ): Promise<boolean> {
    setPending(answer ?? 'ERASE')
    setFailure(null)
    setOutcome('')
    try {
      const before = await readStanding(client)
      const sent = await send()
      if (!sent || isProblem(sent)) {
        setFailure({ answer, reason: showError(sent) })
        return false
      }
      const counts = await refreshFit(client, versionsOf(sent.student))
      setOutcome(inWords(before, counts ? await readStanding(client) : null))
      return true
    } catch (error) {
      setFailure({ answer, reason: showError(error) })
      return false
    } finally {
      setPending(null)
    }
  }

  return {
    pending,
    failure,
    outcome,
    /** Returns whether the answer was saved. */
    give: (subject: Subject, answer: Answer) =>
      run(answer, () => sendAnswer(client, { ...subject, answer }), differenceInWords),
    /** Erases all answers when there is no subject. Returns whether they are gone. */
    erase: (subject: Subject | null) =>
      run(
        null,
        () => eraseAnswers(client, subject ?? {}),
        () => (subject === null ? text.allErased : text.erased),
      ),
  }
}
