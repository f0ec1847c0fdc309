import { dayInWords } from '@landfall/calendar/words'
import { dayIn, PERSON_ZONE } from '@landfall/calendar/zone'
import type { Clock } from '@landfall/kit/core/clock'
import { oncePerChange } from '../../record/scholarship/per-change.ts'
import type { ScholarshipStore } from '../../record/scholarship/scholarship.store.ts'
import { SCHOLARSHIPS_SOURCE } from '../sync-run/sync-run.ts'
import type { SyncRunStore } from '../sync-run/sync-run.store.ts'
import type { SourceStore } from './source.store.ts'

type Freshness = {
  /** The outside source that was last read. */
  read: { source: string; at: Date } | null
  /** The lists that the product ships with, and the years that they cover. */
  loaded: { at: Date; years: YearSpan | null } | null
}

type YearSpan = { first: number; last: number }

type Deps = {
  stores: {
    syncRuns: Pick<SyncRunStore, 'latestFinishedOf' | 'latestOfOutside'>
    sources: Pick<SourceStore, 'find'>
    scholarships: Pick<ScholarshipStore, 'catalogVersion' | 'yearsOfFeed'>
  }
  clock: Clock
}

/** The function says what was read or loaded last, and when; null before anything was. */
export function makeReadFreshness({ stores, clock }: Deps) {
  const { syncRuns, sources, scholarships } = stores
  const onceAChange = oncePerChange(scholarships.catalogVersion, { minTtlMs: 60_000 })
  return async (): Promise<string | null> => {
    const [shipped, outside] = await Promise.all([
      syncRuns.latestFinishedOf(SCHOLARSHIPS_SOURCE),
      syncRuns.latestOfOutside(),
    ])
    const [years, source] = await Promise.all([
      onceAChange('years', () => scholarships.yearsOfFeed(SCHOLARSHIPS_SOURCE)),
      outside?.sourceId ? sources.find(outside.sourceId) : null,
    ])
    const loadedAt = shipped?.finishedAt
    const readAt = outside?.finishedAt
    return freshnessInWords(
      {
        read: source && readAt ? { source: source.name, at: readAt } : null,
        loaded: loadedAt ? { at: loadedAt, years } : null,
      },
      clock.now(),
    )
  }
}

/** "Read EducationUSA 2 hours ago. Loaded on 24 Nov 2026 from lists of 2021 to 2026." */
export function freshnessInWords({ read, loaded }: Freshness, now: Date): string | null {
  const sentences = [
    read && `Read ${read.source} ${ago(read.at, now)}.`,
    loaded &&
      `Loaded on ${dayInWords(dayIn(PERSON_ZONE, loaded.at))}${listsOf(loaded.years)}.`,
  ].filter((one) => one !== null)
  return sentences.length === 0 ? null : sentences.join(' ')
}

function listsOf(years: YearSpan | null): string {
  if (years === null) return ''
  const { first, last } = years
  return ` from lists of ${first === last ? first : `${first} to ${last}`}`
}

const STEPS = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const
const relative = new Intl.RelativeTimeFormat('en')

function ago(then: Date, now: Date): string {
  const passed = now.getTime() - then.getTime()
  const step = STEPS.find(({ ms }) => passed >= ms)
  return step ? relative.format(-Math.floor(passed / step.ms), step.unit) : 'just now'
}
