import { useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { QueryState } from '#page/query-state.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { toast } from '#ui/toast-store.ts'
import { graphql } from '#gql'
import { mentorMessages as text } from './mentor-messages.ts'

const query = graphql(`
  query MentorMemory {
    mentorMemory {
      isOn
      notes
    }
  }
`)

const mutation = graphql(`
  mutation SaveMentorMemory($input: SaveMentorMemoryInput!) {
    saveMentorMemory(input: $input) {
      __typename
      ... on MentorMemorySuccess {
        memory {
          isOn
          notes
        }
      }
      ... on ValidationFailed {
        errors {
          path
          message
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

type Memory = { isOn: boolean; notes: readonly string[] }

/** What the mentor remembers: to read, to change, to switch off. */
export function MemoryDialog({ onClose }: { onClose: () => void }) {
  // A chat may have added to it since.
  const result = useQuery(query, { fetchPolicy: 'network-only' })
  const memory = result.data?.mentorMemory
  if (memory) return <MemoryForm memory={memory} onClose={onClose} />
  return (
    <Dialog title={text.memoryTitle} isOpen onClose={onClose}>
      <QueryState
        result={result}
        label={text.loadingMemory}
        failed={text.memoryNotLoaded}
      />
    </Dialog>
  )
}

function MemoryForm({ memory, onClose }: { memory: Memory; onClose: () => void }) {
  const [isOn, setIsOn] = useState(memory.isOn)
  const [lines, setLines] = useState(memory.notes.join('\n'))
  const [send, { loading }] = useMutation(mutation)
  async function save() {
    const notes = lines.split('\n').filter((line) => line.trim() !== '')
    const done = await runMutation(text.memoryFailed, async () => {
      const { data } = await send({ variables: { input: { isOn, notes } } })
      return data?.saveMentorMemory
    })
    if (done === null) return
    toast.success({ title: text.memorySaved })
    onClose()
  }
  return (
    <Dialog
      title={text.memoryTitle}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button kind="primary" isBusy={loading} onClick={() => void save()}>
            {text.saveMemory}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p>{text.memoryWhy}</p>
        <Checkbox
          label={text.memoryOn}
          name="isOn"
          help={text.memoryOff}
          isChecked={isOn}
          onChange={setIsOn}
        />
        <TextArea
          label={text.notes}
          name="notes"
          rows={6}
          value={lines}
          onChange={setLines}
        />
      </div>
    </Dialog>
  )
}
