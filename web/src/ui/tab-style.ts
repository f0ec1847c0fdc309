/**
 * The look of tabs within one page (`Tabs`) and of links between pages (`ViewLinks`). They wrap, so none is out of
 * sight.
 */
export const tabListStyle = 'flex flex-wrap sm:gap-x-1 border-b border-line'

export const tabStyle =
  'inline-flex min-h-11 items-center border-b-2 border-transparent px-2 sm:px-4 py-2 font-semibold text-muted -outline-offset-3 hover:text-ink aria-[current=page]:border-sea aria-[current=page]:text-sea data-active:border-sea data-active:text-sea'
