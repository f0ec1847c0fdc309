import type { ReactNode } from 'react'
import { adminTabMessages as text } from '#features/admin/admin-tab-messages.ts'
import { Forbidden } from '#page/forbidden.tsx'
import { useViewer } from '#lib/session/session.ts'

/** Its page, for administrators; everybody else is told so, and nothing is asked of the server. */
export function AdminOnly({ children }: { children: ReactNode }) {
  if (useViewer()?.roles?.includes('ADMIN')) return children
  return (
    <Forbidden title={text.forbidden} home={text.home}>
      {text.forbiddenText}
    </Forbidden>
  )
}
