import { showError } from '#lib/graphql/show-error.ts'
import { messages } from '#lib/messages.ts'
import { loadSession, useSession } from '#lib/session/session.ts'
import { ErrorState } from '#ui/error-state.tsx'

/** Replaces what depends on who is signed in, when the server could not be asked. */
export function SessionFailed({ isPage }: { isPage: boolean }) {
  const session = useSession()
  return (
    <ErrorState
      isPage={isPage}
      title={messages.sessionFailed}
      onRetry={() => void loadSession({ force: true })}
    >
      {session.status === 'failed' && showError(session.error, 'page')}
    </ErrorState>
  )
}
