/** The look of a link in the bar and in the menu; more than its color marks the current page's link. */
export const headerLinkStyle =
  'flex min-h-11 items-center rounded px-3 font-semibold text-muted hover:bg-sea-soft hover:text-sea aria-[current=page]:text-sea aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8'
