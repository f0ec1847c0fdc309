import { NoticeBell } from '#features/notices/notice-bell.tsx'
import { FollowOtherTabs } from '#page/follow-other-tabs.tsx'

/** The parts of the header that need data. */
export function SignedInData() {
  return (
    <>
      <NoticeBell />
      <FollowOtherTabs />
    </>
  )
}
