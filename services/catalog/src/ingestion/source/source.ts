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

/** An outside place that the catalog is fed from, with all its settings. */
export type SourceSettings = {
  name: string
  kind: SourceKind
  urls: readonly string[]
  /** Null for a kind that knows its own shape. */
  mapping: Mapping | null
  licence: string | null
  /** Between two requests to one host. */
  minIntervalMs: number
  /** The largest response, decompressed. */
  maxBytes: number
  /** The environment variable that holds the key, which is stored nowhere else. */
  keyName: string | null
  isEnabled: boolean
  /** What happens to a new listing: published at once, or a draft until a person has looked. */
  newListings: 'published' | 'draft'
  everyHours: number
  staleAfterHours: number
}

export type Source = SourceSettings & {
  id: string
  /** Names its feed; never changes. */
  key: string
  enabledAt: Date | null
  lastAttemptAt: Date | null
  lastSuccessAt: Date | null
  /** When people were told that it is out of date; null again once it delivers. */
  staleToldAt: Date | null
  consecutiveFailures: number
  lastFault: string | null
  /** The run that is under way or waits for a person; while there is one, no other starts. */
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

/** The feed of its listings; feed and the source's own id identify each listing. */
export function feedOf({ key }: Pick<Source, 'key'>): string {
  return `source:${key}`
}

/** The same id in every installation, forever. @param sourceId the row's own id at its source */
export function listingId(source: Pick<Source, 'key'>, sourceId: string): string {
  return idFromName('scholarship', `${feedOf(source)}:${sourceId}`)
}

/** Whether an enabled source has not delivered for longer than allowed. */
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
