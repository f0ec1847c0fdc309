import type { ReactNode } from 'react'
import { adminTabMessages as text } from '#features/admin/admin-tab-messages.ts'
import { Forbidden } from '#page/forbidden.tsx'
import { useViewer } from '#lib/session/session.ts'

/** Shows its page to administrators; everybody else sees that it is theirs, and no request is sent. */
export function AdminOnly({ children }: { children: ReactNode }) {
  if (useViewer()?.roles?.includes('ADMIN')) return children
  return (
    <Forbidden title={text.forbidden} home={text.home}>
      {text.forbiddenText}
    </Forbidden>
  )
}
