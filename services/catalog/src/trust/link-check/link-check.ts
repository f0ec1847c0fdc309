import type { LinkStatus } from '../../record/scholarship/scholarship.ts'

/** `unknown`: it answers, but not to us, so nothing is known about the page. */
export type LinkState = LinkStatus | 'unknown'

/** What is known about one address. */
export type LinkCheck = {
  url: string
  host: string
  status: LinkState
  httpStatus: number | null
  movedTo: string | null
  etag: string | null
  lastModified: string | null
  contentHash: string | null
  verifiedHash: string | null
  failures: number
  firstFailedAt: Date | null
  checkedAt: Date | null
  nextCheckAt: Date
}

/** The outcome of one check. */
export type LinkAnswer =
  | {
      kind: 'answer'
      status: number
      /** Where a chain of permanent redirects ended; null without one. */
      movedTo: string | null
      etag: string | null
      lastModified: string | null
      /** Null if the page was not read: it is unchanged, too large or not text. */
      contentHash: string | null
    }
  | { kind: 'fault'; isOurs: boolean }

const DAY_MS = 24 * 3_600_000
const WEEK_MS = 7 * DAY_MS
/** A link is dead only after this many failures over this long. */
const FAILURES_TO_DIE = 3
const DYING_MS = 2 * DAY_MS
/** A server that says "gone" is believed after the second time. */
const GONE_TO_DIE = 2
const GONE_MS = DAY_MS

/** Statuses of bot protection and of servers that ask to wait: they say nothing about the page. */
const WALLS: ReadonlySet<number> = new Set([
  401, 402, 403, 405, 406, 407, 408, 425, 429, 451, 503, 999,
])

/** The next state of an address. @param spread 0 to 1, so that equal addresses do not come due at once */
export function judgeLink(
  before: LinkCheck,
  answer: LinkAnswer,
  now: Date,
  spread: number,
): LinkCheck {
  const checked = { ...before, checkedAt: now }
  if (answer.kind === 'fault') {
    return answer.isOurs
      ? { ...checked, status: 'unknown', ...recovered(now, spread) }
      : failed({ ...checked, httpStatus: null }, now, FAILURES_TO_DIE, DYING_MS)
  }
  const { status: httpStatus } = answer
  if (httpStatus === 304 || (httpStatus >= 200 && httpStatus < 300)) {
    const contentHash = answer.contentHash ?? before.contentHash
    return {
      ...checked,
      httpStatus,
      status: answer.movedTo === null ? 'alive' : 'moved',
      movedTo: answer.movedTo,
      etag: answer.etag ?? (httpStatus === 304 ? before.etag : null),
      lastModified:
        answer.lastModified ?? (httpStatus === 304 ? before.lastModified : null),
      contentHash,
      // The first reading is what later ones are compared with.
      verifiedHash: before.verifiedHash ?? contentHash,
      ...recovered(now, spread),
    }
  }
  if (WALLS.has(httpStatus)) {
    return { ...checked, httpStatus, status: 'unknown', ...recovered(now, spread) }
  }
  const isGone = httpStatus === 404 || httpStatus === 410
  return isGone
    ? failed({ ...checked, httpStatus }, now, GONE_TO_DIE, GONE_MS)
    : failed({ ...checked, httpStatus }, now, FAILURES_TO_DIE, DYING_MS)
}

function recovered(now: Date, spread: number) {
  // Six and a half to seven and a half days: about weekly, and never all at once.
  const nextCheckAt = new Date(now.getTime() + WEEK_MS + (spread - 0.5) * DAY_MS)
  return { failures: 0, firstFailedAt: null, nextCheckAt }
}

function failed(
  check: LinkCheck,
  now: Date,
  failuresToDie: number,
  dyingMs: number,
): LinkCheck {
  const failures = check.failures + 1
  const firstFailedAt = check.firstFailedAt ?? now
  const isDead =
    failures >= failuresToDie && now.getTime() - firstFailedAt.getTime() >= dyingMs
  return {
    ...check,
    failures,
    firstFailedAt,
    status: isDead ? 'broken' : check.status === 'unknown' ? 'unchecked' : check.status,
    nextCheckAt: new Date(now.getTime() + (isDead ? WEEK_MS : DAY_MS)),
  }
}

/** The link status of a listing: that of its application address, else of its source. */
export function linkStatusOf(
  {
    applicationUrl,
    sourceUrl,
  }: { applicationUrl: string | null; sourceUrl: string | null },
  stateOf: (url: string) => LinkState | null,
): LinkStatus {
  const url = applicationUrl ?? sourceUrl
  const state = url === null ? null : stateOf(url)
  return state === null || state === 'unknown' ? 'unchecked' : state
}

/** Whether the page's text has changed since a person last looked. */
export function isChanged({ contentHash, verifiedHash }: LinkCheck): boolean {
  return contentHash !== null && verifiedHash !== null && contentHash !== verifiedHash
}
