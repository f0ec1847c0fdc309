import { useSearchParams } from 'react-router'
import { AuthFrame } from '#features/auth/auth-frame.tsx'
import { authMessages as text } from '#features/auth/auth-messages.ts'
import { VerificationOutcome } from '#features/auth/verification-outcome.tsx'
import { LinkButton } from '#page/links.tsx'
import { paths } from '#paths'

export function VerifyEmailPage() {
  const token = useSearchParams()[0].get('token')
  if (!token) {
    return (
      <AuthFrame title={text.verifyNoTokenTitle}>
        <p>{text.verifyNoToken}</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton kind="primary" to={paths.auth()}>
            {text.backToLogin}
          </LinkButton>
          <LinkButton to={paths.login('student', { view: 'resend-verification' })}>
            {text.resend}
          </LinkButton>
        </div>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={text.verifyTitle}>
      <VerificationOutcome key={token} token={token} />
    </AuthFrame>
  )
}
