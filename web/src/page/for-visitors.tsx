import type { ReactNode } from 'react'
import { messages } from '#lib/messages.ts'
import { mayBeSignedIn, useIsMember } from '#lib/session/session.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { SessionFailed } from './session-failed.tsx'

/**
 * The way in, for visitors only: a person who was signed in here is offered no account until the server says whether
 * they still are.
 */
export function ForVisitors({ children }: { children: ReactNode }) {
  const isMember = useIsMember()
  if (isMember) return <SessionFailed isPage={false} />
  if (!mayBeSignedIn()) return children
  return (
    <Loading label={messages.loading}>
      <Skeleton className="h-40" />
    </Loading>
  )
}
