import { randomUUID } from 'node:crypto'
import { makeEnvelope } from '@landfall/proto-events'
import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import { ScholarshipCriteriaChanged } from '@landfall/proto-events/catalog/scholarship-criteria-changed.v1'
import { ScholarshipCriteriaRepublished } from '@landfall/proto-events/catalog/scholarship-criteria-republished.v1'

export function criteriaChanged(data: ListingCriteria, time = new Date()) {
  return makeEnvelope(ScholarshipCriteriaChanged, {
    id: randomUUID(),
    aggregateId: data.scholarshipId,
    version: data.version,
    time,
    data,
  })
}

export function criteriaRepublished(page: {
  runId?: string
  page: number
  isLast: boolean
  listings: ListingCriteria[]
}) {
  const runId = page.runId ?? randomUUID()
  return makeEnvelope(ScholarshipCriteriaRepublished, {
    id: randomUUID(),
    aggregateId: runId,
    version: 1,
    time: new Date(),
    data: { ...page, runId },
  })
}
