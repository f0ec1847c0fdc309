import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import type { DocumentPickerQuery } from '#gql/graphql'
import { DataProvider } from '#lib/apollo/data-provider.tsx'
import { fakeServer } from '#testing/fake-server.ts'
import { DocumentPicker, type DocumentPickerProps } from './document-picker.tsx'

type Node = DocumentPickerQuery['documents']['edges'][number]['node']

const marks: Node = {
  id: 'marks',
  name: 'Marks.pdf',
  kind: 'TRANSCRIPT',
  bytes: 2_000_000,
  scanState: 'CLEAN',
}
const essay: Node = { ...marks, id: 'essay', name: 'Essay.docx', kind: 'ESSAY', bytes: 900 }
const infected: Node = { ...marks, id: 'bad', name: 'Bad.pdf', scanState: 'INFECTED' }

function serve(nodes: readonly Node[]) {
  return fakeServer({
    DocumentPicker: ({ kind }) => {
      const shown = nodes.filter((node) => !kind || node.kind === kind)
      return {
        documents: {
          edges: shown.map((node) => ({ cursor: node.id, node })),
          pageInfo: { hasNextPage: false, endCursor: null },
          totalCount: shown.length,
        },
      } satisfies DocumentPickerQuery
    },
  })
}

const changes: (readonly string[])[] = []

function Picker(props: Partial<DocumentPickerProps>) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  return (
    <DataProvider>
      <DocumentPicker
        legend="Transcript"
        chosen={chosen}
        onChange={(ids) => {
          changes.push(ids)
          setChosen(ids)
        }}
        {...props}
      />
    </DataProvider>
  )
}

it('offers the documents of a kind, and all on demand, but none that is infected', async () => {
  changes.length = 0
  serve([marks, essay, infected])
  render(<Picker kind="TRANSCRIPT" />)
  const radio = await screen.findByRole('radio', { name: 'Marks.pdf' })
  expect(screen.getAllByRole('radio')).toHaveLength(1)
  expect(screen.getByText('Transcript, 1.9 MB')).toBeTruthy()
  await userEvent.click(radio)
  await userEvent.click(
    screen.getByRole('checkbox', { name: 'Show documents of every kind' }),
  )
  await userEvent.click(await screen.findByRole('radio', { name: 'Essay.docx' }))
  expect(changes).toEqual([['marks'], ['essay']])
  expect(screen.queryByText('Bad.pdf')).toBeNull()
})

it('takes several where several are asked for, and lets them go again', async () => {
  changes.length = 0
  serve([marks, essay])
  render(<Picker isMultiple />)
  const first = await screen.findByRole('checkbox', { name: 'Marks.pdf' })
  await userEvent.click(first)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Essay.docx' }))
  await userEvent.click(first)
  expect(changes).toEqual([['marks'], ['marks', 'essay'], ['essay']])
})

it('says what to do where there is none yet, and what is missing', async () => {
  serve([])
  render(<Picker kind="TRANSCRIPT" error="Choose a transcript" />)
  await waitFor(() =>
    expect(screen.getByText(/^You have no documents of this kind yet/)).toBeTruthy(),
  )
  expect(screen.getByRole('group', { name: 'Transcript' }).textContent).toContain(
    'Choose a transcript',
  )
  expect(screen.getByRole('button', { name: 'Choose files: Transcript' })).toBeTruthy()
})
