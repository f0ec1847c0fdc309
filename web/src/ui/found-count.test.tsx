import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FoundCount } from './found-count.tsx'

it.each([
  ['0 threads', 0, true],
  ['10 threads', 10, false],
])(
  'says “%s” aloud, and shows it unless the empty list does',
  (words, found, isOnlySaid) => {
    render(<FoundCount count={found} say={(count) => `${count} threads`} />)
    const count = screen.getByRole('status')
    expect(count.textContent).toBe(words)
    expect(count.classList.contains('sr-only')).toBe(isOnlySaid)
  },
)
