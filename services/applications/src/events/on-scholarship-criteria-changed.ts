import { consumes } from '@landfall/kit/messaging/consumers'
import { ScholarshipCriteriaChanged } from '@landfall/proto-events/catalog/scholarship-criteria-changed.v1'
import { followScholarships } from '../student/preparation/follow-scholarship.ts'
import type { Stores } from '../stores.ts'
import { notifyOfAsks } from '../student/notice/notify-of-change.ts'
import {
  asksTheSame,
  requirementsOf,
} from '../student/listing-requirements/listing-requirements.ts'

/**
 * Keeps the newest of what each scholarship asks, updates checklists, and notifies students who saved it. Order and
 * repetition do not matter.
 */
export const onScholarshipCriteriaChanged = consumes<
  typeof ScholarshipCriteriaChanged.schema,
  Stores
>(
  ScholarshipCriteriaChanged,
  async ({ data, time }, stores) => {
    const now = new Date(time)
    const next = requirementsOf(data)
    const before = await stores.listingRequirements.find(data.scholarshipId)
    const changed = await stores.listingRequirements.keepNewest([next])
    await followScholarships(stores, changed, now)
    if (before === null || changed.length === 0 || asksTheSame(before, next)) return
    await notifyOfAsks(stores, { ...data, now })
  },
  { from: 'beginning' },
)
