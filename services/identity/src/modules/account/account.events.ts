import { PreferencesSaved } from '@landfall/proto-events/identity/preferences-saved.v1'
import { SessionEnded } from '@landfall/proto-events/identity/session-ended.v1'
import { ViewerChanged } from '@landfall/proto-events/identity/viewer-changed.v1'
import type { Transaction } from '../../stores.ts'
import type { VersionedPlace } from './account.store.ts'

/** Says that what an account may do has changed; whoever caches viewers drops this one. */
export async function publishViewerChanged(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<void> {
  const version = await tx.accounts.update(userId, {}, now)
  await tx.outbox.publish(ViewerChanged, { aggregateId: userId, version, data: { userId } })
}

/** Says that sessions ended before their time. @param sessionIds null for all of the account */
export async function publishSessionsEnded(
  tx: Transaction,
  userId: string,
  sessionIds: string[] | null,
  now: Date,
): Promise<void> {
  const version = await tx.accounts.update(userId, {}, now)
  const data = { userId, sessionIds }
  await tx.outbox.publish(SessionEnded, { aggregateId: userId, version, data })
}

/** Says where people live and which language they read, for clocks and words of other services. */
export async function publishPreferences(
  outbox: Transaction['outbox'],
  places: readonly VersionedPlace[],
): Promise<void> {
  await outbox.publishAll(
    PreferencesSaved,
    places.map(({ version, userId, timeZone, locale }) => ({
      aggregateId: userId,
      version,
      data: { userId, timeZone, locale },
    })),
  )
}
