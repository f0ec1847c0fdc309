import { archived, published, requeued } from '../../record/scholarship/listing-status.ts'
import { publishingFaults } from '../../record/scholarship/publishing-faults.ts'
import type { ScholarshipChange } from '../../record/scholarship/publish-change.ts'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'
import type { LogAction } from '../listing-case/log-entry.ts'
import type { ReviewDecision } from './listing-review.input.ts'

export const OWNED =
  'It belongs to an organization, which publishes and archives it itself.'
export const CHANGED_MEANWHILE = 'It has been changed since. Please look at it again.'
export const NOT_FOUND = 'This listing was not found.'
const NOT_WAITING = 'It is not waiting for review.'

/** What a decision does to a listing. */
export type ReviewStep = {
  to: StoredScholarship['status']
  action: LogAction
  change: ScholarshipChange
  take(listing: StoredScholarship, now: Date): StoredScholarship
  /** Why this decision is not possible, in words; null if it is. */
  obstacle(listing: StoredScholarship, now: Date): string | null
}

const isWaiting = ({ status }: StoredScholarship) =>
  status === 'draft' ? null : NOT_WAITING

export const REVIEW_STEPS: Readonly<Record<ReviewDecision, ReviewStep>> = {
  publish: {
    to: 'published',
    action: 'published',
    change: 'published',
    take: published,
    obstacle(listing, now) {
      const [fault] = publishingFaults(listing, now)
      return isWaiting(listing) ?? fault?.message ?? null
    },
  },
  archive: {
    to: 'archived',
    action: 'archived',
    change: 'archived',
    take: archived,
    obstacle: isWaiting,
  },
  requeue: {
    to: 'draft',
    action: 'requeued',
    change: 'updated',
    take: requeued,
    obstacle: ({ status }) =>
      status === 'published' || status === 'archived' ? null : NOT_WAITING,
  },
}
