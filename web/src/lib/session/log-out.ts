import { dropAllDrafts } from '../browser/drop-drafts.ts'
import { ask } from '../graphql/graphql-request.ts'
import { endSession } from './session.ts'

const logoutMutation = /* GraphQL */ `
  mutation SessionLogout {
    logout {
      message
    }
  }
`

/**
 * Ends the session here and on the server, and clears every cache that registered with `onSessionEnd`. Kept apart
 * from session.ts, so that people without a session do not load it.
 */
export async function logOut(): Promise<void> {
  await ask(logoutMutation)
  dropAllDrafts()
  await endSession()
}
