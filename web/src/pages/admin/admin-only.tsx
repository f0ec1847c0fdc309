import type { ReactNode } from 'react'
import { adminMessages as text } from '#features/admin/admin-messages.ts'
import { NotForYou } from '#lib/not-for-you.tsx'
import { useViewer } from '#lib/session.ts'

/** Its page, for administrators; everybody else is told so, and nothing is asked of the server. */
export function AdminOnly({ children }: { children: ReactNode }) {
  if (useViewer()?.roles?.includes('ADMIN')) return children
  return (
    <NotForYou title={text.forbidden} home={text.home}>
      {text.forbiddenText}
    </NotForYou>
  )
}
