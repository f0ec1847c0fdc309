import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useColumnsInView } from './use-columns-in-view.ts'

/** Columns of 160 px each in a box of 360, as on a phone. */
function scrolledBox() {
  const box = document.createElement('div')
  box.innerHTML = `<table><thead><tr>${'<th></th>'.repeat(5)}</tr></thead></table>`
  let scrolled = 0
  box.getBoundingClientRect = () => ({ left: 0, right: 360 }) as DOMRect
  for (const [at, cell] of box.querySelectorAll('th').entries())
    cell.getBoundingClientRect = () => {
      const left = (at - 1) * 160 - scrolled
      return { left, right: left + 160 } as DOMRect
    }
  const scrollTo = (to: number) => {
    scrolled = to
    box.dispatchEvent(new Event('scroll'))
  }
  return { box, scrollTo }
}

it('counts the columns whose middle is seen, and anew with each scroll', () => {
  const { box, scrollTo } = scrolledBox()
  const { result } = renderHook(() => useColumnsInView(box, 4))
  expect(result.current).toMatchObject({ first: 0, last: 1 })
  act(() => scrollTo(180))
  expect(result.current).toMatchObject({ first: 1, last: 2 })
})

it('counts all of them until the table is there', () => {
  const { result } = renderHook(() => useColumnsInView(null, 4))
  expect(result.current).toMatchObject({ first: 0, last: 3 })
})
