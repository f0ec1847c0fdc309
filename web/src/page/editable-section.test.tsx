import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EditableSection, type Row } from './editable-section.tsx'

function show(rows: readonly Row[]) {
  render(
    <EditableSection
      title="Money"
      rows={rows}
      viewerId="ama"
      draftName="money"
      renderForm={() => null}
    />,
  )
}

it('shows what was told beside its label, and names in one line what was not', () => {
  show([
    ['Family income', 'US$5,000'],
    ['Financial aid', null],
    ['How you will pay', undefined],
  ])
  expect(screen.getByText('Family income').nextElementSibling?.textContent).toBe('US$5,000')
  expect(screen.getAllByRole('term')).toHaveLength(1)
  expect(screen.getByText('Not provided: Financial aid · How you will pay')).toBeTruthy()
})

it('names nothing where all is told', () => {
  show([['Family income', 'US$5,000']])
  expect(screen.queryByText(/^Not provided/)).toBeNull()
})
