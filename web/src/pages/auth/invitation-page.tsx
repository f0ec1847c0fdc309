import { useSearchParams } from 'react-router'
import { AcceptInvitation } from '#features/auth/accept-invitation.tsx'
import { AuthFrame } from '#features/auth/auth-frame.tsx'
import { authMessages as text } from '#features/auth/auth-messages.ts'
import { TextLink } from '#page/links.tsx'
import { Notice } from '#ui/notice.tsx'
import { paths } from '#paths'

export function InvitationPage() {
  const token = useSearchParams()[0].get('token')
  return (
    <AuthFrame
      title={text.invitationTitle}
      lead={text.invitationLead}
      foot={
        <TextLink to={paths.home()} className="inline-flex min-h-11 items-center">
          {text.goHome}
        </TextLink>
      }
    >
      {token ? (
        <AcceptInvitation token={token} />
      ) : (
        <Notice tone="bad">{text.invitationNoToken}</Notice>
      )}
    </AuthFrame>
  )
}
