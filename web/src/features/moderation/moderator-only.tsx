import type { ReactNode } from 'react'
import { Forbidden } from '#page/forbidden.tsx'
import { useIsModerator } from '#lib/session/session.ts'
import { moderationMessages as text } from './moderation-messages.ts'

/** A page for moderators and administrators; everybody else reads whom it is for. */
export function ModeratorOnly({ children }: { children: ReactNode }) {
  if (useIsModerator()) return children
  return (
    <Forbidden title={text.forbidden} home={text.home}>
      {text.forbiddenText}
    </Forbidden>
  )
}
