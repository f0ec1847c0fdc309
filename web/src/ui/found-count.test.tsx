import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FoundCount } from './found-count.tsx'

it.each([
  ['0 threads', true],
  ['10 threads', false],
])('says “%s” aloud, and shows it unless the empty list does', (words, isOnlySaid) => {
  render(<FoundCount>{words}</FoundCount>)
  const count = screen.getByRole('status')
  expect(count.textContent).toBe(words)
  expect(count.classList.contains('sr-only')).toBe(isOnlySaid)
})
