import { AdminTabs } from '#features/admin/admin-tabs.tsx'
import { contactMessages as text } from '#features/contact/contact-messages.ts'
import { MessageQueue } from '#features/contact/message-queue.tsx'
import { Page } from '#page/page.tsx'
import { AdminOnly } from './admin-only.tsx'

/** What people wrote through the contact form. */
export function MessagesPage() {
  return (
    <AdminOnly>
      <Page title={text.queueTitle} lead={text.queueLead}>
        <AdminTabs view="messages" />
        <MessageQueue />
      </Page>
    </AdminOnly>
  )
}
