import type { ReactNode } from 'react'
import { LinkButton } from '#lib/links.tsx'
import { Page } from '#lib/page.tsx'
import { useViewer } from '#lib/session.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { paths } from '#paths'
import { moderationMessages as text } from './moderation-messages.ts'

/** A page for moderators and administrators; everybody else reads whose it is. */
export function ModeratorOnly({ children }: { children: ReactNode }) {
  const roles = useViewer()?.roles ?? []
  if (roles.includes('ADMIN') || roles.includes('MODERATOR')) return children
  return (
    <Page title={text.forbidden} width="prose">
      <EmptyState
        title={text.forbidden}
        action={<LinkButton to={paths.home()}>{text.home}</LinkButton>}
      >
        {text.forbiddenText}
      </EmptyState>
    </Page>
  )
}
