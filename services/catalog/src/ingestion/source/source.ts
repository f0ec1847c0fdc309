import { idFromName } from '@landfall/kit/core/ids'
import type { Mapping } from './mapping.ts'

export const SOURCE_KINDS = [
  'json',
  'csv',
  'feed',
  'json-ld',
  'educationusa',
  'careeronestop',
  'college-scorecard',
  'ipeds-zip',
] as const

export type SourceKind = (typeof SOURCE_KINDS)[number]
export type SourceTarget = 'scholarships' | 'universities'

/** An outside place that the catalog is fed from, with everything that one can set about it. */
export type SourceSettings = {
  name: string
  kind: SourceKind
  urls: readonly string[]
  /** Null for a kind that knows its own shape. */
  mapping: Mapping | null
  licence: string | null
  /** Between two requests to one host. */
  minIntervalMs: number
  /** Of one answer, decompressed. */
  maxBytes: number
  /** The variable that holds the key; the key itself is in the environment only. */
  keyName: string | null
  isEnabled: boolean
  /** What becomes of a listing that was not known before: shown at once, or a person looks first. */
  newListings: 'published' | 'draft'
  everyHours: number
  staleAfterHours: number
}

export type Source = SourceSettings & {
  id: string
  /** Names its feed forever. */
  key: string
  enabledAt: Date | null
  lastAttemptAt: Date | null
  lastSuccessAt: Date | null
  /** When people were told that it is out of date; null again once it has delivered. */
  staleToldAt: Date | null
  consecutiveFailures: number
  lastFault: string | null
  /** The run that goes on or waits for a person; while there is one no other starts. */
  activeRunId: string | null
  version: number
  createdAt: Date
  updatedAt: Date
}

const OF_UNIVERSITIES: readonly SourceKind[] = ['college-scorecard', 'ipeds-zip']
const HOUR_MS = 3_600_000

export function targetOf(kind: SourceKind): SourceTarget {
  return OF_UNIVERSITIES.includes(kind) ? 'universities' : 'scholarships'
}

/** The feed of its listings; with the source's own id the key of each. */
export function feedOf({ key }: Pick<Source, 'key'>): string {
  return `source:${key}`
}

/** The same in every installation and forever. @param sourceId the row's own id at its source */
export function listingId(source: Pick<Source, 'key'>, sourceId: string): string {
  return idFromName('scholarship', `${feedOf(source)}:${sourceId}`)
}

/** Whether an enabled source has not delivered for longer than it may. */
export function isStale(source: Source, now: Date): boolean {
  const since = source.lastSuccessAt ?? source.enabledAt
  if (!source.isEnabled || since === null) return false
  return now.getTime() - since.getTime() > source.staleAfterHours * HOUR_MS
}

export function isDue(source: Source, now: Date): boolean {
  if (!source.isEnabled || source.activeRunId !== null) return false
  const { lastAttemptAt } = source
  return (
    lastAttemptAt === null ||
    now.getTime() - lastAttemptAt.getTime() >= source.everyHours * HOUR_MS
  )
}
