import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { graphql } from '#gql'
import type { FailedWorkAction, FailedWorkListQuery } from '#gql/graphql'
import { focusHeading } from '#lib/browser/focus-heading.ts'
import { formatDateTime } from '#lib/format/format.ts'
import { ListSkeleton } from '#page/paginated-list.tsx'
import { QueryState } from '#page/query-state.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { formatNumber } from '#ui/format-number.ts'
import { operationsMessages as text } from './operations-messages.ts'
import { SettleDialog } from './settle-dialog.tsx'

const query = graphql(`
  query FailedWorkList {
    failedWork {
      totalCount
      items {
        id
        kind
        where
        name
        failedAt
        tries
        reason
      }
    }
  }
`)

type Item = FailedWorkListQuery['failedWork']['items'][number]

/** Work that was given up, and the ways to settle it. */
export function FailedWorkList() {
  const result = useQuery(query, { fetchPolicy: 'cache-and-network' })
  const list = result.data?.failedWork
  if (!list)
    return (
      <QueryState result={result} failed={text.failedFailed} label={text.failedLoading}>
        <ListSkeleton />
      </QueryState>
    )
  if (list.items.length === 0)
    return <EmptyState title={text.failedNone}>{text.failedNoneText}</EmptyState>
  return (
    <Choosing
      items={list.items}
      totalCount={list.totalCount}
      onSettled={() => {
        void result.refetch()
        focusHeading()
      }}
    />
  )
}

type ChoosingProps = { items: readonly Item[]; totalCount: number; onSettled: () => void }

function Choosing({ items, totalCount, onSettled }: ChoosingProps) {
  const [chosenPlace, setWhere] = useState('')
  // Once the last work of a place is settled, the choice of it is gone from the list.
  const where = items.some((item) => item.where === chosenPlace) ? chosenPlace : ''
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [action, setAction] = useState<FailedWorkAction | null>(null)
  const shown = items.filter((item) => where === '' || item.where === where)
  const ids = shown.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  return (
    <div className="flex flex-col gap-6">
      <p className="text-muted">
        {text.shown(formatNumber(items.length), formatNumber(totalCount))}.{' '}
        {text.messagesInLogs}
      </p>
      <PlaceField items={items} where={where} onChange={setWhere} />
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => setChosen(new Set(shown.map(({ id }) => id)))}>
          {text.selectAll}
        </Button>
        {ids.length > 0 && <Actions onAct={setAction} />}
        <p role="status">{text.chosen(ids.length)}</p>
      </div>
      <ul className="flex flex-col gap-4">
        {shown.map((item) => (
          <li key={item.id}>
            <FailedItem item={item} isChosen={chosen.has(item.id)} onChoose={choose} />
          </li>
        ))}
      </ul>
      {action && (
        <SettleDialog
          ids={ids}
          action={action}
          onClose={() => setAction(null)}
          onSettled={() => {
            setChosen(new Set())
            onSettled()
          }}
        />
      )}
    </div>
  )
}

function Actions({ onAct }: { onAct: (action: FailedWorkAction) => void }) {
  return (
    <>
      <Button kind="primary" onClick={() => onAct('REPLAY')}>
        {text.replay}
      </Button>
      <Button kind="danger" onClick={() => onAct('DROP')}>
        {text.drop}
      </Button>
    </>
  )
}

type PlaceFieldProps = {
  items: readonly Item[]
  where: string
  onChange: (where: string) => void
}

function PlaceField({ items, where, onChange }: PlaceFieldProps) {
  const places = [...new Set(items.map((item) => item.where))].toSorted()
  return (
    <SelectField
      className="sm:max-w-72"
      label={text.where}
      name="where"
      isOptional="unsaid"
      placeholder={text.anywhere}
      value={where}
      options={places.map((value) => ({ value, label: value }))}
      onChange={onChange}
    />
  )
}

type FailedItemProps = {
  item: Item
  isChosen: boolean
  onChoose: (id: string, isChosen: boolean) => void
}

function FailedItem({ item, isChosen, onChoose }: FailedItemProps) {
  const { id, kind, where, name, failedAt, tries, reason } = item
  const facts = [where, text.tries(tries), formatDateTime(failedAt)]
  return (
    <Card className="flex flex-col gap-2">
      <Checkbox
        name={id}
        isChecked={isChosen}
        onChange={(next) => onChoose(id, next)}
        label={<span className="font-semibold [overflow-wrap:anywhere]">{name}</span>}
        help={facts.join(' · ')}
      />
      <p className="flex flex-wrap items-baseline gap-2">
        <Badge>{text.kinds[kind]}</Badge>
        <span className="min-w-0 text-sm [overflow-wrap:anywhere]">{reason}</span>
      </p>
    </Card>
  )
}
