import { useLocation } from 'react-router'
import { recommendMessages as text } from '#features/recommend/recommend-messages.ts'
import { RequestOfLink } from '#features/recommend/request-of-link.tsx'
import { openRequest } from '#features/recommend/request.ts'
import { useReading } from '#lib/graphql/use-reading.ts'
import { Page } from '#page/page.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

/** /recommend#token: for people who have the link. Browsers never send the part behind `#` by themselves. */
export function RecommendPage() {
  const token = useLocation().hash.slice(1)
  return <OneLink key={token} token={token} />
}

function OneLink({ token }: { token: string }) {
  const { state, retry, show } = useReading(() => openRequest(token))
  if (state.status !== 'ready')
    return (
      <Page title={text.title} width="form">
        {state.status === 'loading' ? (
          <Loading label={text.loading}>
            <Skeleton className="h-64 w-full" />
          </Loading>
        ) : (
          <ErrorState title={text.failed} onRetry={retry}>
            {state.reason}
          </ErrorState>
        )}
      </Page>
    )
  const request = state.data
  if (request === null)
    return (
      <Page title={text.goneTitle} width="form">
        <Notice tone="warn">{text.gone}</Notice>
      </Page>
    )
  const { studentName, scholarshipTitle, provider } = request
  return (
    <Page
      title={text.titleFor(studentName)}
      lead={text.asks(studentName, scholarshipTitle, provider)}
      width="form"
    >
      <RequestOfLink token={token} request={request} onChange={show} />
    </Page>
  )
}
