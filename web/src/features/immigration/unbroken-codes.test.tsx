import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { UnbrokenCodes } from './unbroken-codes.tsx'

it.each([
  ['Guidance: J-1 exchange visitor', ['J-1']],
  ['File the I-765 on F-1', ['I-765', 'F-1']],
  ['Full-time CPT', []],
])('of “%s” keeps each code on one line and says the same', (words, codes) => {
  const { container } = render(<UnbrokenCodes>{words}</UnbrokenCodes>)
  expect(container.textContent).toBe(words)
  const kept = [...container.querySelectorAll('.whitespace-nowrap')]
  expect(kept.map((one) => one.textContent)).toEqual(codes)
})
