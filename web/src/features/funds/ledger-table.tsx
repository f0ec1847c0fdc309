import { useApolloClient, useQuery } from '@apollo/client/react'
import { dayInWords } from '@landfall/calendar/words'
import { useState } from 'react'
import type { LedgerEntryKind } from '#gql/graphql'
import { formatDayOf } from '#lib/format/format.ts'
import { formatMoney } from '#lib/format/format-money.ts'
import { nextPage, freshList } from '#page/next-page.ts'
import { QueryState } from '#page/query-state.tsx'
import { Button } from '#ui/button.tsx'
import { optionsOf } from '#ui/options-of.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { downloadLedger } from './download-ledger.ts'
import { fundMessages as text } from './fund-messages.ts'
import { type Entry, ledgerQuery } from './ledger-query.ts'
import { TakeBackQuestion } from './take-back-question.tsx'

const kinds = optionsOf(text.kinds)

type Props = { fundId: string; isKept: boolean }

/** The ledger of a fund, newest first; an owner can take pledges back here. */
export function LedgerTable({ fundId, isKept }: Props) {
  const [kind, setKind] = useState<LedgerEntryKind | ''>('')
  const client = useApolloClient()
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <SelectField
          label={text.show}
          name="kind"
          isOptional="unsaid"
          placeholder={text.all}
          options={kinds}
          value={kind}
          onChange={setKind}
        />
        <Button onClick={() => void downloadLedger(client, fundId)}>{text.csv}</Button>
      </div>
      {/* Each kind has a list of its own; the control that chooses between them stays, and keeps the focus. */}
      <Ledger key={kind} fundId={fundId} isKept={isKept} kind={kind} />
    </>
  )
}

function Ledger({ fundId, isKept, kind }: Props & { kind: LedgerEntryKind | '' }) {
  const [asked, setAsked] = useState<Entry | null>(null)
  const variables = { id: fundId, kinds: kind ? [kind] : null }
  const result = useQuery(ledgerQuery, { variables, ...freshList })
  const ledger = result.data?.fund?.ledger
  if (!ledger)
    return (
      <QueryState result={result} failed={text.ledgerFailed} label={text.ledgerLoading}>
        <Skeleton className="h-40" />
      </QueryState>
    )
  const entries = ledger.edges.map(({ node }) => node)
  const { endCursor, hasNextPage } = ledger.pageInfo
  const { isLoadingMore, onShowMore } = nextPage(result, text.ledgerFailed)
  return (
    <>
      {entries.length === 0 ? (
        <p className="text-muted">{kind ? text.ledgerNone : text.ledgerEmpty}</p>
      ) : (
        <Entries entries={entries} isKept={isKept} onTakeBack={setAsked} />
      )}
      {hasNextPage && endCursor && (
        <Button
          className="self-start"
          isBusy={isLoadingMore}
          onClick={() => onShowMore(endCursor)}
        >
          {text.more}
        </Button>
      )}
      <TakeBackQuestion fundId={fundId} entry={asked} onClose={() => setAsked(null)} />
    </>
  )
}

type EntriesProps = {
  entries: readonly Entry[]
  isKept: boolean
  onTakeBack: (entry: Entry) => void
}

function Entries({ entries, isKept, onTakeBack }: EntriesProps) {
  const takenBack = new Set(entries.map(({ correctsId }) => correctsId))
  const mayTakeBack = ({ id, kind, correctsId }: Entry) =>
    isKept && kind === 'PLEDGED' && correctsId === null && !takenBack.has(id)
  return (
    <DataTable
      caption={text.entries}
      isCaptionHidden
      isStacked
      rows={entries}
      rowKey={({ id }) => id}
      columns={columnsOf((entry) => (mayTakeBack(entry) ? onTakeBack : null))}
    />
  )
}

type OnTakeBack = ((entry: Entry) => void) | null

function columnsOf(onTakeBack: (entry: Entry) => OnTakeBack): Column<Entry>[] {
  return [
    { key: 'number', header: text.number, cell: numberOf, isNumber: true },
    { key: 'amount', header: text.value, cell: amountOf, isNumber: true },
    {
      key: 'what',
      header: text.what,
      cell: (entry) => <What entry={entry} onTakeBack={onTakeBack(entry)} />,
    },
    { key: 'date', header: text.date, cell: dayOf },
  ]
}

type WhatProps = { entry: Entry; onTakeBack: OnTakeBack }

function What({ entry, onTakeBack }: WhatProps) {
  return (
    <>
      {wordsOf(entry)}
      {entry.note && (
        <span className="block text-sm break-words text-muted">{entry.note}</span>
      )}
      {onTakeBack && (
        <Button
          kind="quiet"
          // Stays on the line of its entry, which is as high as the others.
          className="-my-2.5"
          aria-label={text.takeBackOf(entry.number)}
          onClick={() => onTakeBack(entry)}
        >
          {text.takeBack}
        </Button>
      )}
    </>
  )
}

const dayOf = ({ happenedOn, at }: Entry) =>
  happenedOn ? dayInWords(happenedOn) : formatDayOf(at)
/** On a phone, no heading is above it. */
const numberOf = ({ number }: Entry) => (
  <>
    <span aria-hidden="true" className="sm:hidden">
      {text.number}{' '}
    </span>
    {number}
  </>
)
const amountOf = ({ amount }: Entry) => formatMoney(amount)

function wordsOf({ kind, correctsId }: Entry): string {
  const words = text.kinds[kind]
  return correctsId === null ? words : text.correction(words)
}
