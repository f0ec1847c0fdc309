import { useQuery } from '@apollo/client/react'
import { useRef, useState, type RefObject } from 'react'
import { kindOptions } from '#entities/document/document-messages.ts'
import { DocumentCard } from '#features/documents/document-card.tsx'
import { documentPageMessages as text } from '#features/documents/document-page-messages.ts'
import {
  RemoveDocumentDialog,
  type RemovedDocument,
} from '#features/documents/remove-document-dialog.tsx'
import { freshList } from '#page/next-page.ts'
import { ListTools } from '#page/list-tools.tsx'
import { PaginatedList } from '#page/paginated-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { formatNumber } from '#ui/format-number.ts'
import { graphql } from '#gql'
import type { DocumentKind } from '#gql/graphql'

const query = graphql(`
  query DocumentList($kind: DocumentKind, $after: String) {
    documents(kind: $kind, first: 30, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          ...DocumentCard_Document
        }
      }
    }
  }
`)

/** All documents of the student, or those of one kind. */
export function DocumentList() {
  const total = useRef<HTMLParagraphElement>(null)
  const [kind, setKind] = useState<Kind>('')
  const result = useQuery(query, { ...freshList, variables: { kind: kind || null } })
  const list = result.data?.documents
  const [asked, setAsked] = useState<RemovedDocument | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  function ask(document: RemovedDocument) {
    setAsked(document)
    setIsAsking(true)
  }
  return (
    <div className="flex flex-col gap-4">
      <ListHead list={list} kind={kind} onKind={setKind} total={total} />
      <PaginatedList
        result={result}
        list={list}
        className="flex flex-col gap-4"
        noun={text.noun}
        failed={text.failed}
        loading={text.loading}
        empty={
          <EmptyState title={kind === '' ? text.emptyTitle : text.emptyKind}>
            {kind === '' && text.empty}
          </EmptyState>
        }
      >
        {(node) => <DocumentCard document={node} onRemove={ask} />}
      </PaginatedList>
      {asked && (
        <RemoveDocumentDialog
          key={asked.id}
          document={asked}
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
          focusAfter={total}
        />
      )}
    </div>
  )
}

type Kind = DocumentKind | ''

type ListHeadProps = {
  list: { totalCount: number } | undefined
  kind: Kind
  onKind: (kind: Kind) => void
  /** The count, which an empty list has too: it takes the focus when the last card is gone. */
  total: RefObject<HTMLParagraphElement | null>
}

/** The number of documents and the choice of a kind; an empty list says by itself that there are none. */
function ListHead({ list, kind, onKind, total }: ListHeadProps) {
  const isEmpty = list?.totalCount === 0 && kind === ''
  return (
    <div className={isEmpty ? 'sr-only' : 'flex flex-wrap items-end justify-between gap-4'}>
      <p ref={total} tabIndex={-1} role="status" className="min-h-6 font-semibold">
        {list && text.total(formatNumber(list.totalCount), list.totalCount === 1)}
      </p>
      <ListTools list={list} isFiltered={kind !== ''}>
        <KindFilter kind={kind} onChange={onKind} />
      </ListTools>
    </div>
  )
}

function KindFilter(o: { kind: Kind; onChange: (kind: Kind) => void }) {
  return (
    <div className="w-full max-w-72">
      <SelectField
        label={text.filter}
        name="filter"
        isOptional="unsaid"
        placeholder={text.everyKind}
        options={kindOptions}
        value={o.kind}
        onChange={o.onChange}
      />
    </div>
  )
}
