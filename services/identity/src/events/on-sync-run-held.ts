import { consumes } from '@landfall/kit/messaging/consumers'
import { SyncRunHeld } from '@landfall/proto-events/catalog/sync-run-held.v1'
import type { NotifyAdmins } from '../modules/notice/notify-admins.ts'
import type { Stores } from '../stores.ts'

/** Admins hear that a run waits for them. */
export const onSyncRunHeld = (notifyAdmins: NotifyAdmins) =>
  consumes<typeof SyncRunHeld.schema, Stores>(
    SyncRunHeld,
    ({ data: { syncRunId, sourceName, reason, heldAt } }, tx) =>
      notifyAdmins(tx, {
        cause: `sync-held:${syncRunId}`,
        type: 'sync-held',
        title: `A sync needs your approval: ${sourceName}`,
        body: `${reason}.\n\nNone of it is in the catalog until an admin approves it.`,
        link: `/admin/sync/runs/${syncRunId}`,
        linkLabel: 'Open the run',
        occurredAt: heldAt,
      }),
    { from: 'now' },
  )
