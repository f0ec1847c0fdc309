import { AdminTabs } from '#features/admin/admin-tabs.tsx'
import { AppealQueue } from '#features/mentors/appeal-queue.tsx'
import { profileMessages as text } from '#features/mentors/mentor-messages.ts'
import { MentorQueue } from '#features/mentors/mentor-queue.tsx'
import { Page } from '#page/page.tsx'
import { AdminOnly } from './admin-only.tsx'

/** /admin/mentors: who asks to be a mentor, and appeals. */
export function AdminMentorsPage() {
  return (
    <AdminOnly>
      <Page title={text.queue} lead={text.queueLead}>
        <AdminTabs view="mentors" />
        <MentorQueue />
        <AppealQueue />
      </Page>
    </AdminOnly>
  )
}
