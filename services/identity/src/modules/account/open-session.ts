import type { Caller } from '@landfall/kit/identity/viewer'
import type { Transaction } from '../../stores.ts'

export type OpenedSession = {
  /** The cookie's value; nobody but the browser keeps it. */
  token: string
  expiresAt: Date
}

/** Port: opens a session for somebody who has shown who they are. The session module does it. */
export type OpenSession = (
  tx: Transaction,
  userId: string,
  client: Caller['client'],
  now: Date,
) => Promise<OpenedSession>
