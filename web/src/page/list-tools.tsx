import type { ReactNode } from 'react'

type Props = {
  /** The list that they belong to, once it is read. */
  list: { totalCount: number } | undefined
  /** A choice is the reason why nothing is there: it can be taken back. */
  isFiltered?: boolean
  children: ReactNode
}

/** Figures and filters of a list: not where it has nothing to count or to choose from. */
export function ListTools({ list, isFiltered = false, children }: Props) {
  return list?.totalCount === 0 && !isFiltered ? null : children
}
