import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'

export const MERGE_STATES = ['proposed', 'merged', 'declined', 'undone'] as const
export type MergeState = (typeof MERGE_STATES)[number]

/** A pair of listings that look like one award, and what was decided. */
export type Merge = {
  id: string
  /** The listing that stays. */
  survivorId: string
  mergedId: string
  state: MergeState
  /** Merged without a person, as the two were alike beyond doubt. */
  isAutomatic: boolean
  /** 0 to 1. */
  score: number
  /** What is alike, in words. */
  reasons: readonly string[]
  /** Both as they were; set while the pair is merged. */
  survivorBefore: StoredScholarship | null
  mergedBefore: StoredScholarship | null
  decidedBy: string | null
  decidedAt: Date | null
  createdAt: Date
  version: number
}
