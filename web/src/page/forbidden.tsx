import type { ReactNode } from 'react'
import { EmptyState } from '#ui/empty-state.tsx'
import { paths } from '#paths'
import { LinkButton } from './links.tsx'
import { Page } from './page.tsx'

type ForbiddenProps = {
  /** Whose page it is. */
  title: string
  /** What the reader may do instead. */
  children: ReactNode
  /** What the way to one's own page is called. */
  home: string
}

/** Stands instead of a page that is for other accounts. */
export function Forbidden({ title, children, home }: ForbiddenProps) {
  return (
    <Page title={title} width="prose">
      <EmptyState title={title} action={<LinkButton to={paths.home()}>{home}</LinkButton>}>
        {children}
      </EmptyState>
    </Page>
  )
}
