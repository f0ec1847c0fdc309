import type { ReactNode } from 'react'

type Props = {
  /** The list that the tools belong to, once it is read. */
  list: { totalCount: number } | undefined
  /** The list is empty because of a filter, which can be taken back. */
  isFiltered?: boolean
  children: ReactNode
}

/** Figures and filters of a list; hidden where it has nothing to count or to choose from. */
export function ListTools({ list, isFiltered = false, children }: Props) {
  return list?.totalCount === 0 && !isFiltered ? null : children
}
