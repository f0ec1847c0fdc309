import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { NoticeCard } from '#features/notices/notice-card.tsx'
import { useNoticeCounts } from '#features/notices/notice-counts.ts'
import { noticeMessages as text } from '#features/notices/notice-messages.ts'
import { useMarkRead } from '#features/notices/use-mark-read.ts'
import { ListTools } from '#page/list-tools.tsx'
import { PaginatedList } from '#page/paginated-list.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { formatNumber } from '#ui/format-number.ts'
import { graphql } from '#gql'

const noticesQuery = graphql(`
  query NotificationsPage($unreadOnly: Boolean, $after: String) {
    notices(unreadOnly: $unreadOnly, first: 20, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          ...NoticeCard_Notice
        }
      }
    }
  }
`)

const choices = [{ value: 'unread', label: text.onlyUnread }] as const

function useNotices() {
  const [address, setAddress] = useSearchParams()
  const unreadOnly = address.get('show') === 'unread'
  const result = useQuery(noticesQuery, {
    variables: { unreadOnly },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const show = (choice: 'unread' | '') => setAddress(choice === '' ? {} : { show: choice })
  return { unreadOnly, show, result }
}

/** The viewer's notices; the address says whether read ones are shown. */
export function NoticeList() {
  const list = useNotices()
  const counts = useNoticeCounts()
  const { markAll, isMarking } = useMarkRead()
  const reread = () => list.result.refetch().catch(() => undefined)
  async function readAll() {
    if (!(await markAll())) return
    toast.success({ title: text.markedAll, topic: 'notices' })
    await reread()
  }
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        {/* A line of its own on a phone, with its full height before the counts are there. */}
        <div className="flex min-h-11 grow flex-wrap items-center justify-between gap-x-4 max-sm:w-full">
          <p role="status" className="font-semibold">
            {counts && wordsOf(counts.unread)}
          </p>
          {counts !== null && counts.unread > 0 && (
            <Button isBusy={isMarking} onClick={() => void readAll()}>
              {text.markAll}
            </Button>
          )}
        </div>
        <ListTools list={list.result.data?.notices} isFiltered={list.unreadOnly}>
          <SelectField
            label={text.show}
            name="show"
            isOptional="unsaid"
            placeholder={text.all}
            options={choices}
            value={list.unreadOnly ? 'unread' : ''}
            onChange={list.show}
          />
        </ListTools>
      </div>
      <NewOnes unread={counts?.unread ?? null} onShow={reread} />
      <Outcome {...list} />
    </>
  )
}

function wordsOf(unread: number): string {
  return unread === 0 ? text.noneUnread : text.unreadCount(formatNumber(unread))
}

/** New notices wait behind a button, so that what somebody reads does not move away under their eyes. */
function NewOnes(props: { unread: number | null; onShow: () => Promise<unknown> }) {
  const { unread, onShow } = props
  const [seen, setSeen] = useState<number | null>(null)
  if (unread !== null && (seen === null || unread < seen)) setSeen(unread)
  if (unread === null || seen === null || unread <= seen) return null
  const show = async () => {
    await onShow()
    setSeen(unread)
  }
  return (
    <Button kind="primary" className="self-center" onClick={() => void show()}>
      {text.newOnes}
    </Button>
  )
}

function Outcome({ unreadOnly, show, result }: ReturnType<typeof useNotices>) {
  return (
    <PaginatedList
      result={result}
      list={result.data?.notices}
      noun={text.noun}
      failed={text.failed}
      loading={text.loading}
      empty={unreadOnly ? <NothingUnread onShowAll={() => show('')} /> : <NothingYet />}
    >
      {(node) => <NoticeCard notice={node} />}
    </PaginatedList>
  )
}

function NothingUnread({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      title={text.emptyUnreadTitle}
      action={<Button onClick={onShowAll}>{text.showAll}</Button>}
    >
      {text.emptyUnread}
    </EmptyState>
  )
}

function NothingYet() {
  return (
    <EmptyState illustration="letter" title={text.emptyTitle}>
      {text.empty}
    </EmptyState>
  )
}
