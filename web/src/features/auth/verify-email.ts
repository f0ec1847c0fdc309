import { useEffect, useState } from 'react'
import { toast } from '#ui/toast-store.ts'
import { safeReturnTo } from '#lib/session/return-to.ts'
import { reloadSession } from '#lib/session/session.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { ask, isWorthRetrying } from '#lib/graphql/graphql-request.ts'
import { authMessages as text } from './auth-messages.ts'

const verifyMutation = /* GraphQL */ `
  mutation VerifyEmail($input: VerifyEmailInput!) {
    verifyEmail(input: $input) {
      __typename
      ... on VerifyEmailSuccess {
        message
        returnTo
      }
      ... on Problem {
        code
        message
      }
    }
  }
`

export type Verification =
  | { status: 'pending' }
  | { status: 'success'; message: string; returnTo: string | null }
  | { status: 'error'; message: string; mayRetry: boolean }

/** Sends a token once, however often its page renders, because it works only once. */
const sent = new Map<string, Promise<Verification>>()

/** Verifies at once, without a button; `retry` is for a server that could not be reached. */
export function useVerification(token: string): { state: Verification; retry: () => void } {
  const [state, setState] = useState<Verification>({ status: 'pending' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const run = async () => {
      const key = `${attempt} ${token}`
      const running = sent.get(key) ?? verify(token)
      sent.set(key, running)
      setState(await running)
    }
    void run()
  }, [token, attempt])
  const retry = () => {
    setState({ status: 'pending' })
    setAttempt(attempt + 1)
  }
  return { state, retry }
}

async function verify(token: string): Promise<Verification> {
  try {
    const input = { token }
    const { verifyEmail } = await ask(verifyMutation, {
      input,
    })
    if (isProblem(verifyEmail)) return failed(showError(verifyEmail), false)
    toast.success({
      title: text.verifyDoneTitle,
      description: verifyEmail.message,
      topic: 'verify',
    })
    await reloadSession()
    const returnTo = safeReturnTo(verifyEmail.returnTo)
    return { status: 'success', message: verifyEmail.message, returnTo }
  } catch (error) {
    return failed(showError(error, 'page'), isWorthRetrying(error))
  }
}

function failed(message: string, mayRetry: boolean): Verification {
  toast.error({
    title: text.verifyFailedTitle,
    description: text.verifyFailed,
    topic: 'verify',
  })
  return { status: 'error', message, mayRetry }
}
