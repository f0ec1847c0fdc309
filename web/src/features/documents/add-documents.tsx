import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import {
  documentMessages as text,
  kindOptions,
} from '#entities/document/document-messages.ts'
import { DropZone } from '#entities/document/drop-zone.tsx'
import { UploadList } from '#entities/document/upload-list.tsx'
import { useUploads } from '#entities/document/use-uploads.ts'
import { readAgain } from '#lib/apollo/read-again.ts'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { toast } from '#ui/toast-store.ts'
import type { DocumentKind } from '#gql/graphql'
import { documentLists } from './document-changes.ts'
import { DocumentRoom } from './document-room.tsx'

/** Adds files to the vault, several at once; each shows its progress. */
export function AddDocuments() {
  const client = useApolloClient()
  const [kind, setKind] = useState<DocumentKind>('OTHER')
  const { items, queue } = useUploads(({ name }, documentId) => {
    if (documentId === null)
      return toast.error({ title: text.notAdded(name), topic: 'document' })
    toast.success({ title: text.added(name), topic: 'document' })
    void readAgain(client, documentLists)
  })
  return (
    <Card className="flex flex-col gap-5">
      <section aria-label={text.add} className="flex flex-col gap-5">
        <h2 className="text-xl">{text.add}</h2>
        <SelectField
          label={text.kind}
          name="kind"
          isOptional="unsaid"
          options={kindOptions}
          value={kind}
          onChange={(next) => next !== '' && setKind(next)}
        />
        <DropZone onFiles={(files) => queue.add(files, kind)} />
        <UploadList items={items} queue={queue} />
        <DocumentRoom />
      </section>
    </Card>
  )
}
