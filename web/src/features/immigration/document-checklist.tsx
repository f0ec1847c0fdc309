import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { toast } from '#ui/toast-store.ts'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { DocumentChecklist_GuidanceFragment } from '#gql/graphql'
import { changeGuidance } from './change-guidance.ts'
import { immigrationMessages as text } from './immigration-messages.ts'

const fragment = graphql(`
  fragment DocumentChecklist_Guidance on ImmigrationGuidance {
    id
    documents {
      key
      text
      isDone
      note
    }
  }
`)

type Document = DocumentChecklist_GuidanceFragment['documents'][number]

/** The rules' list of documents, to tick off, with notes of one's own. */
export function DocumentChecklist(props: { guidance: FragmentType<typeof fragment> }) {
  const { id, documents } = readFragment(fragment, props.guidance)
  const [send] = useMutation(changeGuidance)
  async function change(document: { key: string; isDone?: boolean; note?: string | null }) {
    return runMutation(text.changeFailed, async () => {
      const { data } = await send({ variables: { input: { id, documents: [document] } } })
      return data?.updateImmigrationGuidance
    })
  }
  return (
    <section aria-labelledby="documents" className="flex flex-col gap-3">
      <h2 id="documents" className="text-xl">
        {text.documents}
      </h2>
      {documents.length === 0 && <p className="text-muted">{text.noDocuments}</p>}
      <ul className="divide-y divide-line">
        {documents.map((document) => (
          <li key={document.key}>
            <Tick
              document={document}
              onChange={(isDone) => change({ key: document.key, isDone })}
            />
            <Note
              document={document}
              onSave={async (note) => {
                const done = await change({ key: document.key, note })
                if (done) toast.success({ title: text.noteSaved, topic: 'note' })
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type TickProps = { document: Document; onChange: (isDone: boolean) => Promise<unknown> }

/** Shows a press at once, and reverts it when it could not be saved. */
function Tick({ document, onChange }: TickProps) {
  const [isDone, setIsDone] = useState(document.isDone)
  return (
    <Checkbox
      name={document.key}
      label={document.text}
      isChecked={isDone}
      onChange={(next) => {
        setIsDone(next)
        void onChange(next).then((kept) => kept === null && setIsDone(!next))
      }}
    />
  )
}

type NoteProps = { document: Document; onSave: (note: string | null) => Promise<void> }

function Note({ document, onSave }: NoteProps) {
  const [note, setNote] = useState(document.note ?? '')
  const [isBusy, setIsBusy] = useState(false)
  // Saving an emptied note must not close the fold under somebody's hands.
  const [isOpen] = useState(document.note !== null)
  async function save() {
    setIsBusy(true)
    await onSave(note.trim() === '' ? null : note)
    setIsBusy(false)
  }
  return (
    <Disclosure summary={text.note(document.text)} isOpen={isOpen}>
      <div className="flex flex-col items-start gap-2">
        <div className="w-full">
          <TextArea
            label={text.note(document.text)}
            name={`note-${document.key}`}
            isOptional
            rows={2}
            maxLength={1_000}
            value={note}
            onChange={setNote}
          />
        </div>
        <Button isBusy={isBusy} onClick={() => void save()}>
          {text.saveNote}
        </Button>
      </div>
    </Disclosure>
  )
}
