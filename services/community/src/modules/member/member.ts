/** Somebody who has written in the forum. */
export type Member = {
  userId: string
  firstWroteAt: Date
  entryCount: number
  votesReceived: number
  agreedReports: number
  lastAgreedAt: Date | null
  silencedUntil: Date | null
}

/** 0 new, 1 member, 2 regular, 3 trusted. */
export type TrustLevel = 0 | 1 | 2 | 3

/** The limits of a level of trust. */
export type WritingLimits = {
  postsPerDay: number
  repliesPerDay: number
  linksPerText: number
}

const DAY_MS = 86_400_000

const LEVELS: readonly { entries: number; votes: number; days: number }[] = [
  { entries: 3, votes: 0, days: 1 },
  { entries: 20, votes: 10, days: 14 },
  { entries: 60, votes: 50, days: 60 },
]

/** How long a report that a moderator agreed with costs its writer one level. */
const REPORT_COUNTS_DAYS = 30

const LIMITS: Readonly<Record<TrustLevel, WritingLimits>> = {
  0: { postsPerDay: 3, repliesPerDay: 10, linksPerText: 2 },
  1: { postsPerDay: 8, repliesPerDay: 40, linksPerText: 5 },
  2: { postsPerDay: 20, repliesPerDay: 100, linksPerText: 10 },
  3: { postsPerDay: 40, repliesPerDay: 300, linksPerText: 20 },
}

/**
 * Members earn trust over time by texts that others vote for, and lose a level for a while when moderators hide one.
 */
export function trustOf(member: Member | null, now: Date): TrustLevel {
  if (member === null) return 0
  const days = (now.getTime() - member.firstWroteAt.getTime()) / DAY_MS
  const reached = LEVELS.findLastIndex(
    ({ entries, votes, days: needed }) =>
      member.entryCount >= entries && member.votesReceived >= votes && days >= needed,
  )
  const level = reached + 1 - (wasReportedLately(member, now) ? 1 : 0)
  return Math.max(0, level) as TrustLevel
}

/** @param factor the installation's; multiplies the texts per day, but not the links per text */
export function limitsOf(level: TrustLevel, factor: number): WritingLimits {
  const { postsPerDay, repliesPerDay, linksPerText } = LIMITS[level]
  const by = (figure: number) => Math.max(1, Math.round(figure * factor))
  return { postsPerDay: by(postsPerDay), repliesPerDay: by(repliesPerDay), linksPerText }
}

/** The weight of a report, in the queue and toward hiding an entry automatically. */
export function reportWeight(level: TrustLevel): number {
  return level + 1
}

export function isSilenced(member: Member | null, now: Date): boolean {
  return member?.silencedUntil ? member.silencedUntil > now : false
}

function wasReportedLately({ lastAgreedAt }: Member, now: Date): boolean {
  if (lastAgreedAt === null) return false
  return now.getTime() - lastAgreedAt.getTime() < REPORT_COUNTS_DAYS * DAY_MS
}

/** More than anybody blocks by hand. */
export const BLOCKED_MAX = 500
