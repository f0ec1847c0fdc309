import { consumes } from '@landfall/kit/messaging/consumers'
import { FiguresCopyTold } from '@landfall/proto-events/applications/figures-copy-told.v1'
import { endRebuildJob } from '../jobs/end-rebuild.job.ts'
import type { Stores } from '../stores.ts'

/** Applications has published everything again: a job checks until it has all come. */
export const onFiguresCopyTold = consumes<typeof FiguresCopyTold.schema, Stores>(
  FiguresCopyTold,
  async ({ time, data }, tx) => {
    const toldAt = new Date(time).toISOString()
    await tx.outbox.enqueue(endRebuildJob, { ...data, toldAt }, { key: data.requestId })
  },
  { from: 'beginning' },
)
