import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { StateMap } from './state-map.tsx'
import drawing from './us-states.svg?raw'

it('marks the state, and says which it is', () => {
  render(<StateMap state="NJ" stateName="New Jersey" />)
  const map = screen.getByRole('img', { name: 'Map of the U.S. with New Jersey marked' })
  const marked = [...map.querySelectorAll('use')].map((use) => use.getAttribute('href'))
  const ids = [...drawing.matchAll(/ id="(\w+)"/g)].map(([, id]) => id)
  expect(ids).toHaveLength(52)
  for (const href of marked) expect(ids).toContain(href?.split('#')[1])
})

it.each(['PR', null])('is not there for %s, which is not on it', (state) => {
  const { container } = render(<StateMap state={state} stateName={null} />)
  expect(container.childElementCount).toBe(0)
})
