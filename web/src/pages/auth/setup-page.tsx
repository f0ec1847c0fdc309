import { useSearchParams } from 'react-router'
import { AuthFrame } from '#features/auth/auth-frame.tsx'
import { authMessages as text } from '#features/auth/auth-messages.ts'
import { SetupForm } from '#features/auth/setup-form.tsx'
import { Notice } from '#ui/notice.tsx'

export function SetupPage() {
  const token = useSearchParams()[0].get('token')
  return (
    <AuthFrame title={text.setupTitle} lead={text.setupLead}>
      {token ? (
        <SetupForm token={token} />
      ) : (
        <Notice tone="bad">{text.setupNoToken}</Notice>
      )}
    </AuthFrame>
  )
}
