import { randomUUID } from 'node:crypto'
import type { Requirement } from '@landfall/matching/requirements/requirement'
import { listingEvent, requirement } from '@landfall/matching/testing/examples'
import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import { ScholarshipCriteriaChanged } from '@landfall/proto-events/catalog/scholarship-criteria-changed.v1'
import { ScholarshipCriteriaRepublished } from '@landfall/proto-events/catalog/scholarship-criteria-republished.v1'
import { envelope } from './_reminders.ts'

const TIME = '2026-11-21T10:00:00.000Z'

/** A listing as catalog publishes it; it asks only for what is given. */
export function aListing(wishes: Partial<ListingCriteria> = {}): ListingCriteria {
  const scholarshipId = randomUUID()
  return listingEvent({ scholarshipId, requiresEssay: null, sensitiveFacts: [], ...wishes })
}

/** Something that the student has to do. */
export function aStep(key: string, kind: Requirement['kind'], text: string): Requirement {
  return requirement({ key, kind, text, label: kind, decide: { by: 'action' } })
}

export function criteriaChanged(data: ListingCriteria) {
  const { scholarshipId: subject, version } = data
  return envelope(ScholarshipCriteriaChanged, { subject, version, time: TIME, data })
}

type Page = { runId?: string; page: number; isLast: boolean; listings: ListingCriteria[] }

export function criteriaRepublished({ runId = randomUUID(), ...page }: Page) {
  const data = { ...page, runId }
  const facts = { subject: runId, version: page.page, time: TIME, data }
  return envelope(ScholarshipCriteriaRepublished, facts)
}
