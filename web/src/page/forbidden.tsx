import type { ReactNode } from 'react'
import { EmptyState } from '#ui/empty-state.tsx'
import { paths } from '#paths'
import { LinkButton } from './links.tsx'
import { Page } from './page.tsx'

type ForbiddenProps = {
  /** Says whose page it is. */
  title: string
  /** What the reader may do instead. */
  children: ReactNode
  /** Label of the link to the reader's own page. */
  home: string
}

/** Replaces a page that is for other accounts. */
export function Forbidden({ title, children, home }: ForbiddenProps) {
  return (
    <Page title={title} width="prose">
      <EmptyState title={title} action={<LinkButton to={paths.home()}>{home}</LinkButton>}>
        {children}
      </EmptyState>
    </Page>
  )
}
