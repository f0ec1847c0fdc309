import { useProfileAddress } from '#entities/student/profile-address.ts'
import { useViewer } from '#lib/session/session.ts'
import { TextLink } from '#page/links.tsx'
import { Notice } from '#ui/notice.tsx'

/** Why a search cannot tell yet what is open to somebody; a student can add a profile. */
export function NeedsProfile() {
  const addressOf = useProfileAddress()
  const isStudent = useViewer()?.accountType === 'STUDENT'
  return (
    <Notice>
      We need your profile for that. For now we show everything that fits your other
      filters. {isStudent && <TextLink to={addressOf()}>Create your profile</TextLink>}
    </Notice>
  )
}
