import { consumes } from '@landfall/kit/messaging/consumers'
import type { Consumer } from '@landfall/kit/messaging/consumers'
import { ScholarshipMerged } from '@landfall/proto-events/catalog/scholarship-merged.v1'
import { ScholarshipUnmerged } from '@landfall/proto-events/catalog/scholarship-unmerged.v1'
import { followMerge, followUnmerge } from '../savers.ts'
import { startFanOut } from '../student/fan-out/start-fan-out.ts'
import {
  bringNextPreparationsBack,
  moveNextPreparations,
} from '../student/preparation/follow-merge.ts'
import type { Stores } from '../stores.ts'

/** Moves what students saved and prepare along with a merge in catalog, and back when it is undone. */
export const onScholarshipMerged: Consumer<Stores>[] = [
  consumes<typeof ScholarshipMerged.schema, Stores>(
    ScholarshipMerged,
    async ({ data, aggregateversion, time }, stores) => {
      const now = new Date(time)
      await followMerge(stores, { ...data, version: aggregateversion }, now)
      const payload = { ...data, at: time }
      const step = moveNextPreparations
      await startFanOut(stores, { kind: 'preparation-merge', payload, now, step })
    },
    { from: 'beginning' },
  ),
  consumes<typeof ScholarshipUnmerged.schema, Stores>(
    ScholarshipUnmerged,
    async ({ data, aggregateversion, time }, stores) => {
      const now = new Date(time)
      await followUnmerge(stores, { ...data, version: aggregateversion }, now)
      const payload = { ...data, at: time }
      const step = bringNextPreparationsBack
      await startFanOut(stores, { kind: 'preparation-unmerge', payload, now, step })
    },
    { from: 'beginning' },
  ),
]
