import { useEffect, useState } from 'react'

export type ColumnsInView = {
  /** The first and the last column that can be read now, counted from 0. */
  first: number
  last: number
  /** Scrolls to the columns before those in view, or after them. */
  show: (side: 'before' | 'after') => void
}

/**
 * Which of a table's columns can be read now, beside the one that
 * names the rows. A column counts when its middle is visible.
 * @param box scrolls sideways and holds the table; null until it is there
 */
export function useColumnsInView(box: HTMLElement | null, count: number): ColumnsInView {
  const [{ first, last }, setInView] = useState({ first: 0, last: count - 1 })
  useEffect(() => {
    if (!box) return
    const measure = () => {
      const seen = columnsInView(box)
      const next = { first: seen[0] ?? 0, last: seen.at(-1) ?? count - 1 }
      setInView((now) => (now.first === next.first && now.last === next.last ? now : next))
    }
    measure()
    box.addEventListener('scroll', measure, { passive: true })
    addEventListener('resize', measure)
    return () => {
      box.removeEventListener('scroll', measure)
      removeEventListener('resize', measure)
    }
  }, [box, count])
  return {
    first,
    last,
    show(side) {
      const width = box?.querySelector('thead th:last-child')?.clientWidth ?? 0
      box?.scrollBy({ left: side === 'after' ? width : -width })
    },
  }
}

/** Whether some columns are outside the visible part. */
export function isMoreToTheSide({ first, last }: ColumnsInView, count: number): boolean {
  return first > 0 || last < count - 1
}

function columnsInView(box: HTMLElement): number[] {
  const { left, right } = box.getBoundingClientRect()
  return [...box.querySelectorAll('thead th:not(:first-child)')].flatMap((cell, at) => {
    const edges = cell.getBoundingClientRect()
    const middle = (edges.left + edges.right) / 2
    return middle >= left && middle <= right ? [at] : []
  })
}
