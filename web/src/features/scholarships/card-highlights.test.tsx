import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CardTitle } from './card-highlights.tsx'

const show = (highlights: object[]) =>
  render(<CardTitle edge={{ highlights } as never}>Computer Science Award</CardTitle>)

it('marks the words of the search in the title, and nothing where none are in it', () => {
  const parts = [
    { text: 'Computer', isMatch: true },
    { text: ' Science Award', isMatch: false },
  ]
  const { container, unmount } = show([{ field: 'TITLE', parts }])
  expect(container.querySelector('mark')?.textContent).toBe('Computer')
  expect(container.textContent).toBe('Computer Science Award')
  unmount()
  show([{ field: 'DESCRIPTION', parts }])
  expect(screen.getByText('Computer Science Award').querySelector('mark')).toBeNull()
})
