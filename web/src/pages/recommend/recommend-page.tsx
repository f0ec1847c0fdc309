import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { recommendMessages as text } from '#features/recommend/recommend-messages.ts'
import { RequestOfLink } from '#features/recommend/request-of-link.tsx'
import { type LetterRequest, openRequest } from '#features/recommend/request.ts'
import { showError } from '#lib/graphql/show-error.ts'
import { Page } from '#page/page.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

/** /recommend#token: for people who have the link. Browsers never send the part behind `#` by themselves. */
export function RecommendPage() {
  const token = useLocation().hash.slice(1)
  return <OneLink key={token} token={token} />
}

type Read =
  | { status: 'loading' }
  | { status: 'failed'; reason: string }
  | { status: 'ready'; request: LetterRequest | null }

function useRequest(token: string) {
  const [read, setRead] = useState<Read>({ status: 'loading' })
  const [reading, setReading] = useState(() => openRequest(token))
  useEffect(() => {
    let isGone = false
    const show = (next: Read) => void (isGone || setRead(next))
    reading.then(
      (request) => show({ status: 'ready', request }),
      (error: unknown) => show({ status: 'failed', reason: showError(error, 'page') }),
    )
    return () => {
      isGone = true
    }
  }, [reading])
  const retry = () => {
    setRead({ status: 'loading' })
    setReading(openRequest(token))
  }
  const show = (request: LetterRequest | null) => setRead({ status: 'ready', request })
  return { read, retry, show }
}

function OneLink({ token }: { token: string }) {
  const { read, retry, show } = useRequest(token)
  if (read.status !== 'ready')
    return (
      <Page title={text.title} width="form">
        {read.status === 'loading' ? (
          <Loading label={text.loading}>
            <Skeleton className="h-64 w-full" />
          </Loading>
        ) : (
          <ErrorState title={text.failed} onRetry={retry}>
            {read.reason}
          </ErrorState>
        )}
      </Page>
    )
  const { request } = read
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
