import { useSearchParams } from 'react-router'
import { noticeMessages as text } from '#features/notices/notice-messages.ts'
import { UnsubscribeChoice } from '#features/notices/unsubscribe-choice.tsx'
import { TextLink } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { Notice } from '#ui/notice.tsx'
import { paths } from '#paths'

/** /unsubscribe: the foot of each mail links here; nobody has to be signed in. */
export function UnsubscribePage() {
  const token = useSearchParams()[0].get('token')
  return (
    <Page title={token ? text.unsubscribeTitle : text.noTokenTitle} width="form">
      {token ? (
        <UnsubscribeChoice key={token} token={token} />
      ) : (
        <Notice tone="warn">{text.noToken}</Notice>
      )}
      <p>
        <TextLink to={paths.noticeSettings()}>{text.toSettings}</TextLink>
      </p>
    </Page>
  )
}
