import type { ReactNode } from 'react'
import { Forbidden } from '#page/forbidden.tsx'
import { useViewer } from '#lib/session/session.ts'
import { moderationMessages as text } from './moderation-messages.ts'

/** A page for moderators and administrators; everybody else reads whom it is for. */
export function ModeratorOnly({ children }: { children: ReactNode }) {
  const roles = useViewer()?.roles ?? []
  if (roles.includes('ADMIN') || roles.includes('MODERATOR')) return children
  return (
    <Forbidden title={text.forbidden} home={text.home}>
      {text.forbiddenText}
    </Forbidden>
  )
}
