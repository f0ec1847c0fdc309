import { Navigate, useSearchParams } from 'react-router'
import { AuthFrame } from '#features/auth/auth-frame.tsx'
import { authMessages as text } from '#features/auth/auth-messages.ts'
import { ResetPasswordForm } from '#features/auth/reset-password-form.tsx'
import { TextLink } from '#page/links.tsx'
import { paths } from '#paths'

/**
 * For people who were told that their account's email address changes and who did not ask for it. Without a token it
 * leads to the sign-in page.
 */
export function RecoverAccountPage() {
  const token = useSearchParams()[0].get('token')
  if (!token) return <Navigate replace to={paths.auth()} />
  return (
    <AuthFrame
      title={text.recoverTitle}
      lead={text.recoverLead}
      foot={
        <TextLink to={paths.auth()} className="inline-flex min-h-11 items-center">
          {text.backToLogin}
        </TextLink>
      }
    >
      <ResetPasswordForm kind="recover" token={token} />
    </AuthFrame>
  )
}
