import { noticeMessages as text } from '#features/notices/notice-messages.ts'
import { LinkButton } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { paths } from '#paths'
import { NoticeList } from './notice-list.tsx'

/** /notifications: the viewer's notices. */
export function NotificationsPage() {
  return (
    <Page
      title={text.title}
      lead={text.lead}
      width="prose"
      actions={<LinkButton to={paths.noticeSettings()}>{text.settings}</LinkButton>}
    >
      <NoticeList />
    </Page>
  )
}
