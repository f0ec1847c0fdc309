import { randomUUID } from 'node:crypto'
import { newId } from '@landfall/kit/ids'
import type { EventEnvelope } from '@landfall/proto-events'
import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'

export function criteriaChanged(
  listing: ListingCriteria,
  time = new Date(),
): EventEnvelope<unknown> {
  return envelope(
    'landfall.catalog.scholarship-criteria.changed.v1',
    listing.scholarshipId,
    { time, version: listing.version, data: listing },
  )
}

export function criteriaRepublished(page: {
  runId?: string
  page: number
  isLast: boolean
  listings: ListingCriteria[]
}): EventEnvelope<unknown> {
  const runId = page.runId ?? randomUUID()
  const data = { ...page, runId }
  return envelope('landfall.catalog.scholarship-criteria.republished.v1', runId, { data })
}

/** A student who has told nothing but what is given. */
export function studentSaved(
  studentId: string,
  version: number,
  facts: Record<string, unknown>,
): EventEnvelope<unknown> {
  const data = {
    studentId,
    country: null,
    currentEducationLevel: null,
    intendedDegreeLevel: null,
    fieldOfInterest: null,
    gpa: null,
    englishProficiency: null,
    toeflScore: null,
    ieltsScore: null,
    duolingoScore: null,
    citizenshipStatus: null,
    visaType: null,
    intendedVisaType: null,
    usPermanentResident: null,
    needsFinancialAid: null,
    hasUsHighSchoolDiploma: null,
    isCurrentlyInUs: null,
    usResidency: null,
    expectedFamilyContribution: null,
    version,
    ...facts,
  }
  return envelope('landfall.identity.student.saved.v1', studentId, { version, data })
}

function envelope(
  type: string,
  subject: string,
  o: { data: unknown; version?: number; time?: Date },
): EventEnvelope<unknown> {
  return {
    specversion: '1.0',
    id: newId(),
    source: '/services/test',
    type,
    subject,
    time: (o.time ?? new Date()).toISOString(),
    datacontenttype: 'application/json',
    aggregateversion: o.version ?? 1,
    data: o.data,
  }
}
