import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const SyncRunFinished = defineEvent({
  publisher: 'catalog',
  noun: 'sync-run',
  verb: 'finished',
  version: 1,
  description: 'A load or sync of one source of the catalog came to its end.',
  schema: z.object({
    syncRunId: z.uuid(),
    source: z.string().min(1),
    startedAt: z.iso.datetime(),
    finishedAt: z.iso.datetime(),
    /** Rows read, and their outcomes; an unchanged row counts only as fetched. */
    fetched: z.int().nonnegative(),
    created: z.int().nonnegative(),
    changed: z.int().nonnegative(),
    closed: z.int().nonnegative(),
    failed: z.int().nonnegative(),
    /** Open scholarships of the whole catalog after the run. */
    openCount: z.int().nonnegative(),
  }),
})
