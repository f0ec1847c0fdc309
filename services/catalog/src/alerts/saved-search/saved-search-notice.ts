import { idFromName } from '@landfall/kit/core/ids'
import type { NoticeRequested } from '@landfall/proto-events/catalog/notice-requested.v1'
import type { z } from 'zod'
import { amountLabel } from '../../record/scholarship/amount.ts'
import { lastingLabel, viewDeadline } from '../../record/scholarship/deadline.ts'
import { isMadeHere } from '../../record/scholarship/publishing-faults.ts'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'
import { type SavedSearch, searchAddress } from './saved-search.ts'

type Notice = z.input<typeof NoticeRequested.schema>

/** New listings for one search: how many (at least one), and the first few of them. */
export type Findings = {
  search: SavedSearch
  count: number
  first: readonly StoredScholarship[]
}

/** How many are listed; more are only counted. */
export const LISTED = 5
const LISTED_IN_DIGEST = 3
const SEARCHES_IN_DIGEST = 6
const TITLE_IN_LIST_LENGTH = 120

/** One notice of everything that one run found for one search. */
export function searchNotice({ search, count, first }: Findings, now: Date): Notice {
  const [only] = first
  const ids = first.map(({ id }) => id).toSorted()
  const isOne = count === 1 && only !== undefined
  return {
    noticeId: idFromName(
      'notice',
      `saved-search ${search.id} ${now.toISOString()} ${count} ${ids.join()}`,
    ),
    userId: search.studentId,
    type: 'saved-search',
    title: `${countInWords(count)} for ${search.name}`,
    body: listed({ count, first }, LISTED, now),
    link: isOne ? `/scholarships/${only.slug}` : searchAddress(search),
    linkLabel: isOne ? 'See the scholarship' : 'See what fits',
    occurredAt: now.toISOString(),
    isUrgent: false,
  }
}

/**
 * One notice per day for all daily searches of a student.
 * @param o.together listings that the searches found, each counted once
 * @param o.localDay the student's
 */
export function digestNotice(
  findings: readonly Findings[],
  o: { studentId: string; localDay: string; together: number; now: Date },
): Notice {
  const { studentId, localDay, now } = o
  const parts = findings.slice(0, SEARCHES_IN_DIGEST).map(({ search, ...found }) => {
    const heading = `${search.name}: ${found.count} new`
    return `${heading}\n${listed(found, LISTED_IN_DIGEST, now)}`
  })
  const left = findings.length - parts.length
  if (left > 0)
    parts.push(left === 1 ? 'And one more search.' : `And ${left} more searches.`)
  return {
    noticeId: idFromName('notice', `saved-search-digest ${studentId} ${localDay}`),
    userId: studentId,
    type: 'saved-search-digest',
    title: `${countInWords(o.together)} for your saved searches`,
    body: withinBody(parts),
    link: '/saved-searches',
    linkLabel: 'See your saved searches',
    occurredAt: now.toISOString(),
    isUrgent: false,
  }
}

function countInWords(count: number): string {
  return count === 1 ? '1 new scholarship' : `${count} new scholarships`
}

/** The first few with amount and deadline, as a list: mails show lines that begin with "- " as one. */
function listed(
  { count, first }: Omit<Findings, 'search'>,
  most: number,
  now: Date,
): string {
  const lines = first.slice(0, most).map((listing) => {
    const deadline = viewDeadline(listing.deadline, now, {
      isMadeHere: isMadeHere(listing),
    })
    return `- ${shortened(listing.title)}: ${amountLabel(listing)}. Deadline: ${lastingLabel(deadline)}`
  })
  const left = count - lines.length
  return left > 0 ? [...lines, `And ${left} more.`].join('\n') : lines.join('\n')
}

function shortened(title: string): string {
  return title.length <= TITLE_IN_LIST_LENGTH
    ? title
    : `${title.slice(0, TITLE_IN_LIST_LENGTH - 1).trimEnd()}…`
}

const BODY_MAX_LENGTH = 2000

/** As many paragraphs as a notice holds. */
function withinBody(parts: readonly string[]): string {
  let body = ''
  for (const part of parts) {
    const longer = body === '' ? part : `${body}\n\n${part}`
    if (longer.length > BODY_MAX_LENGTH) return body
    body = longer
  }
  return body
}
