import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ListTools } from './list-tools.tsx'

it.each([
  ['is read', undefined, false, true],
  ['has items', { totalCount: 2 }, false, true],
  ['has none', { totalCount: 0 }, false, false],
  ['has none of what was chosen', { totalCount: 0 }, true, true],
])('while the list %s', (_, list, isFiltered, isThere) => {
  const { container } = render(
    <ListTools list={list} isFiltered={isFiltered}>
      tools
    </ListTools>,
  )
  expect(container.textContent).toBe(isThere ? 'tools' : '')
})
