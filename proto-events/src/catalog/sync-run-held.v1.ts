import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const SyncRunHeld = defineEvent({
  publisher: 'catalog',
  noun: 'sync-run',
  verb: 'held',
  version: 1,
  description:
    'A run of an outside source looks odd and waits for the decision of an admin.',
  schema: z.object({
    syncRunId: z.uuid(),
    sourceId: z.uuid(),
    sourceName: z.string().min(1),
    /** The anomaly, as a phrase. */
    reason: z.string().min(1),
    heldAt: z.iso.datetime(),
  }),
})
