/** A link of the bar and of the menu; the current page's is marked by more than its color. */
export const headerLinkStyle =
  'flex min-h-11 items-center rounded px-3 font-semibold text-muted hover:bg-sea-soft hover:text-sea aria-[current=page]:text-sea aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8'
