import { NoticeBell } from '#features/notices/notice-bell.tsx'
import { FollowOtherTabs } from '#page/follow-other-tabs.tsx'

/** What of the header needs data. */
export function SignedInData() {
  return (
    <>
      <NoticeBell />
      <FollowOtherTabs />
    </>
  )
}
