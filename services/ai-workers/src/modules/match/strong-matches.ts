import { idFromName } from '@landfall/kit/core/ids'
import { AWAITED_LABELS } from '@landfall/matching/requirements/awaited'
import type { NoticeRequested } from '@landfall/proto-events/ai-workers/notice-requested.v1'
import type { z } from 'zod'
import type { ExplainedAward, MatchResult } from './match-result.ts'

type Notice = z.input<typeof NoticeRequested.schema>

/** A match with at least this score is called strong; the notice says so. */
const STRONG_FROM = 80
/** How many matches a notice lists; more are only counted. */
const LISTED = 5
const TITLE_MAX = 160
const NAME_MAX = 120

const MEANING = `A strong match means you meet every requirement, its next date is still ahead, and it scores ${STRONG_FROM} or more of 100 on what it states. Computed by rules from your profile.`

/** New strong matches that the student should be notified of. */
export function strongAdded({
  matches,
  changes,
}: Pick<MatchResult, 'matches' | 'changes'>): ExplainedAward[] {
  const added = new Set(changes?.added)
  return matches.filter(
    ({ scholarshipId, score, verdict, hasDateAhead, isRoundOver }) =>
      added.has(scholarshipId) &&
      verdict === 'ELIGIBLE' &&
      hasDateAhead &&
      !isRoundOver &&
      score !== null &&
      score >= STRONG_FROM,
  )
}

/**
 * One notice for everything that is new in one run. An award that matches by the student's gender or a sensitive
 * answer is counted but not named: others can read mails and events.
 * @param awards at least one
 */
export function strongNotice(
  { runId, studentId }: Pick<MatchResult, 'runId' | 'studentId'>,
  awards: readonly ExplainedAward[],
  now: Date,
): Notice {
  const named = awards.filter(({ isPrivate }) => !isPrivate).slice(0, LISTED)
  const lines = named.map(
    ({ title, provider, score, awaits }) =>
      `- ${shortened(title, NAME_MAX)} (${shortened(provider, NAME_MAX)}): scores ${score} of 100${awaitedFirst(awaits)}`,
  )
  const left = awards.length - named.length
  const more =
    left > 0 && (named.length > 0 ? `And ${left} more.` : 'Open it to read more.')
  const [only] = named
  const isOne = awards.length === 1
  const head = isOne ? 'A new strong match' : `${awards.length} new strong matches`
  return {
    noticeId: idFromName('notice', `strong-match ${runId}`),
    userId: studentId,
    type: 'strong-match',
    title: isOne && only ? shortened(`${head}: ${only.title}`, TITLE_MAX) : head,
    body: [[...lines, more].filter(Boolean).join('\n'), MEANING].join('\n\n'),
    link: `/ai-matching?run=${runId}`,
    linkLabel: isOne ? 'See the match' : 'See the matches',
    occurredAt: now.toISOString(),
    isUrgent: false,
  }
}

/** A notice must not send a student to an application that somebody else has to begin. */
function awaitedFirst(awaits: ExplainedAward['awaits']): string {
  return awaits === null ? '' : `, ${AWAITED_LABELS[awaits].toLowerCase()}`
}

function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`
}
