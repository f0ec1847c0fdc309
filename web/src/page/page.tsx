import { useEffect, type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { noteTitle } from './rendered-title.ts'

type PageProps = {
  /** Shown in the browser's tab, and as the heading unless `heading` is given. */
  title: string
  heading?: ReactNode
  /** One or two sentences under the heading. */
  lead?: ReactNode
  /** Shown beside the heading on wide screens. */
  actions?: ReactNode
  /** `form` and `prose` keep lines short; `page` is the full width. */
  width?: 'form' | 'prose' | 'page'
  children: ReactNode
}

const widths = { form: 'max-w-form', prose: 'max-w-prose', page: 'max-w-page' }

/** The frame of every page: title, one h1 (which takes the focus after navigation), content. */
export function Page({
  title,
  heading,
  lead,
  actions,
  width = 'page',
  children,
}: PageProps) {
  return (
    <div
      className={classNames(
        'mx-auto flex w-full flex-col gap-8 px-4 py-8 lg:py-12',
        widths[width],
      )}
    >
      <PageTitle>{title}</PageTitle>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-2xl lg:text-3xl">
            {heading ?? title}
          </h1>
          {lead && <div className="mt-2 max-w-prose text-lg text-muted">{lead}</div>}
        </div>
        {actions}
      </div>
      {children}
    </div>
  )
}

/** Sets the title in the browser's tab, for a page with a layout of its own. */
export function PageTitle({ children }: { children: string }) {
  // Set by hand: React would add a second <title>, and the browser shows the first, that of index.html.
  const title = `${children} · Landfall`
  if (import.meta.env.SSR) noteTitle(title)
  useEffect(() => {
    document.title = title
  }, [title])
  return null
}
