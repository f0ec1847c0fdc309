import type { ReactNode } from 'react'
import { adminMessages as text } from '#features/admin/admin-messages.ts'
import { LinkButton } from '#lib/links.tsx'
import { Page } from '#lib/page.tsx'
import { useViewer } from '#lib/session.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { paths } from '#paths'

/** Its page, for administrators; everybody else is told so, and nothing is asked of the server. */
export function AdminOnly({ children }: { children: ReactNode }) {
  if (useViewer()?.roles?.includes('ADMIN')) return children
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
