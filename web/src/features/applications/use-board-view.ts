import { useState } from 'react'
import { browserKeys } from '#lib/browser/storage-keys.ts'
import { readStored, writeStored } from '#lib/browser/storage.ts'

export type BoardView = 'list' | 'columns'

/** How the page arranges applications; remembered in this browser. */
export function useBoardView(): [BoardView, (view: BoardView) => void] {
  const [view, setView] = useState<BoardView>(() =>
    readStored(browserKeys.applicationsView) === 'columns' ? 'columns' : 'list',
  )
  const choose = (next: BoardView) => {
    setView(next)
    writeStored(browserKeys.applicationsView, next)
  }
  return [view, choose]
}
