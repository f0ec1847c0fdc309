import { LinkButton } from '#page/links.tsx'
import { useViewer } from '#lib/session/session.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { paths } from '#paths'
import { authMessages as text } from './auth-messages.ts'
import { useVerification } from './verify-email.ts'

/** Pending, success or error of a verification that starts by itself. */
export function VerificationOutcome({ token }: { token: string }) {
  const { state, retry } = useVerification(token)
  const viewer = useViewer()
  if (state.status === 'pending') {
    return (
      <p role="status" className="flex items-center gap-3">
        <Spinner />
        {text.verifyPending}
      </p>
    )
  }
  if (state.status === 'success') {
    const returnTo = state.returnTo ?? undefined
    return (
      <>
        <Notice tone="good">{state.message}</Notice>
        {viewer ? (
          <LinkButton kind="primary" to={returnTo ?? paths.home()}>
            {text.continueSignedIn}
          </LinkButton>
        ) : (
          <LinkButton kind="primary" to={paths.auth({ returnTo })}>
            {text.continueToLogin}
          </LinkButton>
        )}
      </>
    )
  }
  return (
    <>
      <Notice tone="bad">{state.message}</Notice>
      <div className="flex flex-wrap gap-3">
        {state.mayRetry && (
          <Button kind="primary" onClick={retry}>
            Try again
          </Button>
        )}
        <LinkButton to={paths.auth()}>{text.backToLogin}</LinkButton>
        <LinkButton
          kind="quiet"
          to={paths.login('student', { view: 'resend-verification' })}
        >
          {text.resend}
        </LinkButton>
      </div>
    </>
  )
}
