import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DataTable } from './data-table.tsx'

type Row = { name: string; left: string | null }

it('stacks what a row has on a phone, without the headings of what it lacks', () => {
  render(
    <DataTable<Row>
      caption="What is left"
      isStacked
      rows={[
        { name: 'Wells', left: '3' },
        { name: 'Pumps', left: null },
      ]}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', header: 'Name', cell: ({ name }) => name },
        { key: 'left', header: 'Left', cell: ({ left }) => left },
      ]}
    />,
  )
  const [some, none] = screen
    .getAllByRole('cell')
    .map((cell) => cell.className.match(/max-sm:(block|hidden)/)?.[1])
  expect([some, none]).toEqual(['block', 'hidden'])
  // Otherwise the caption would be as narrow as its longest word.
  expect(screen.getByText('What is left').className).toContain('max-sm:block')
})

it('puts figures beside each other on a phone, below the name of their row', () => {
  render(
    <DataTable
      caption="Queues"
      isStacked
      isTight
      rows={['mail']}
      rowKey={(name) => name}
      columns={[
        { key: 'name', header: 'Name', cell: (name) => name },
        { key: 'left', header: 'Left', isNumber: true, cell: () => 3 },
      ]}
    />,
  )
  expect(screen.getByRole('rowheader').className).toContain('max-sm:block')
  expect(screen.getByRole('cell').className).toContain('max-sm:inline-block')
})
