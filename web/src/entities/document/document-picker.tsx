import { useQuery } from '@apollo/client/react'
import { useId, useState } from 'react'
import { type QueryResult, QueryState } from '#page/query-state.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { classNames } from '#ui/class-names.ts'
import { FieldError } from '#ui/field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-store.ts'
import { graphql } from '#gql'
import type { DocumentKind, DocumentPickerQuery } from '#gql/graphql'
import { documentMessages as text, kindLabels } from './document-messages.ts'
import { DropZone } from './drop-zone.tsx'
import { formatBytes } from './format-bytes.ts'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'

const query = graphql(`
  query DocumentPicker($kind: DocumentKind) {
    documents(kind: $kind, first: 100) {
      edges {
        cursor
        node {
          id
          name
          kind
          bytes
          scanState
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`)

export type DocumentPickerProps = {
  /** The document that is asked for: "Transcript". */
  legend: string
  /** Documents of this kind are offered first, and a document added here gets it; without it, every kind is offered. */
  kind?: DocumentKind
  isMultiple?: boolean
  /** Ids of documents, in the order in which they were chosen. */
  chosen: readonly string[]
  onChange: (ids: readonly string[]) => void
  help?: string
  error?: string | null
}

type Picked = DocumentPickerQuery['documents']['edges'][number]['node']

/** Chooses from the student's documents, or adds one and chooses it. */
export function DocumentPicker(props: DocumentPickerProps) {
  const { legend, kind, isMultiple = false, chosen, onChange, help, error } = props
  const id = useId()
  const [showsAll, setShowsAll] = useState(kind === undefined)
  const asked = showsAll ? null : (kind ?? null)
  const result = useQuery(query, {
    variables: { kind: asked },
    fetchPolicy: 'cache-and-network',
  })
  async function onAdded(documentId: string) {
    await result.refetch()
    onChange(isMultiple ? [...chosen, documentId] : [documentId])
  }
  return (
    <fieldset
      aria-describedby={
        classNames(help && `${id}-help`, error && `${id}-error`) || undefined
      }
      className="flex min-w-0 flex-col gap-3"
    >
      <legend className="font-semibold">{legend}</legend>
      {help && (
        <p id={`${id}-help`} className="text-sm text-muted">
          {help}
        </p>
      )}
      <Choices
        {...{
          name: id,
          isMultiple,
          chosen,
          onChange,
          result,
          list: result.data?.documents,
        }}
        none={showsAll ? text.noneAtAll : text.none}
      />
      {kind !== undefined && (
        <Checkbox
          label={text.allKinds}
          name={`${id}-all`}
          isChecked={showsAll}
          onChange={setShowsAll}
        />
      )}
      <AddHere {...{ legend, isMultiple, onAdded }} kind={kind ?? 'OTHER'} />
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  )
}

type AddHereProps = {
  legend: string
  kind: DocumentKind
  isMultiple: boolean
  onAdded: (documentId: string) => Promise<void>
}

function AddHere({ legend, kind, isMultiple, onAdded }: AddHereProps) {
  const { items, queue } = useUploads(({ name }, documentId) => {
    if (documentId === null) return
    toast.success({ title: text.added(name), topic: 'document' })
    void onAdded(documentId)
  })
  return (
    <>
      <DropZone
        label={text.chooseFor(legend)}
        isMultiple={isMultiple}
        onFiles={(files) => queue.add(files, kind)}
      />
      <UploadList items={items} queue={queue} />
    </>
  )
}

type ChoicesProps = Pick<DocumentPickerProps, 'chosen' | 'onChange'> & {
  name: string
  isMultiple: boolean
  none: string
  result: QueryResult
  list: DocumentPickerQuery['documents'] | undefined
}

function Choices({ name, isMultiple, chosen, onChange, none, result, list }: ChoicesProps) {
  if (!list)
    return (
      <QueryState result={result} failed={text.loadFailed} label={text.loading}>
        <Skeleton className="h-24 w-full" />
      </QueryState>
    )
  const nodes = list.edges
    .map(({ node }) => node)
    .filter(({ scanState }) => scanState !== 'INFECTED')
  if (nodes.length === 0) return <p className="text-muted">{none}</p>
  const toggle = (id: string, isChosen: boolean) => {
    if (!isMultiple) return onChange([id])
    const others = chosen.filter((one) => one !== id)
    onChange(isChosen ? [...others, id] : others)
  }
  return (
    <ul className="flex flex-col gap-2">
      {nodes.map((node) => (
        <li key={node.id}>
          <Choice
            {...{ node, name, isMultiple, isChosen: chosen.includes(node.id) }}
            onToggle={(isChosen) => toggle(node.id, isChosen)}
          />
        </li>
      ))}
    </ul>
  )
}

type ChoiceProps = {
  node: Picked
  name: string
  isMultiple: boolean
  isChosen: boolean
  onToggle: (isChosen: boolean) => void
}

function Choice({ node, name, isMultiple, isChosen, onToggle }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded border border-edge px-4 py-3 has-checked:border-sea has-checked:bg-sea-soft">
      <input
        type={isMultiple ? 'checkbox' : 'radio'}
        name={name}
        checked={isChosen}
        onChange={({ target }) => onToggle(target.checked)}
        aria-describedby={`${name}-${node.id}`}
        aria-label={node.name}
        className="mt-1 size-5 shrink-0 accent-sea"
      />
      <span className="min-w-0">
        <span className="block break-words">{node.name}</span>
        <span id={`${name}-${node.id}`} className="tabular block text-sm text-muted">
          {kindLabels[node.kind]}, {formatBytes(node.bytes)}
        </span>
      </span>
    </label>
  )
}
