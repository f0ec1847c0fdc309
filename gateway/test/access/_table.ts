import { format } from 'oxfmt'
import { isThorough } from '@landfall/kit/testing/breadth'
import { aiWorkersLines } from './_ai-workers-lines.ts'
import { applicationLines } from './_application-lines.ts'
import { applicationsLines } from './_applications-lines.ts'
import { catalogLines } from './_catalog-lines.ts'
import { communityLines } from './_community-lines.ts'
import { contentLines } from './_content-lines.ts'
import { documentLines } from './_document-lines.ts'
import { fundLines } from './_fund-lines.ts'
import { immigrationLines } from './_immigration-lines.ts'
import { listingLines } from './_listing-lines.ts'
import { identityLines } from './_identity-lines.ts'
import { type Line, type Lines } from './_lines.ts'
import { CALLERS, type CallerName } from './_people.ts'
import { metricsLines } from './_metrics-lines.ts'
import { mentoringLines } from './_mentoring-lines.ts'
import {
  apiKeyLines,
  partnerExportLines,
  partnerMetricsLines,
  programLines,
  webhookLines,
} from './_partner-lines.ts'
import { preparationLines } from './_preparation-lines.ts'
import { recommendationLines } from './_recommendation-lines.ts'
import { UNVERIFIED } from './_unverified-lines.ts'
import { reviewLines } from './_review-lines.ts'
import { submissionLines } from './_submission-lines.ts'

/** The lines of each service; the page shows them in this order. */
export const SERVICES: Record<string, Lines> = {
  catalog: { ...catalogLines, ...listingLines, ...programLines },
  applications: {
    ...applicationsLines,
    ...preparationLines,
    ...documentLines,
    ...applicationLines,
    ...submissionLines,
    ...recommendationLines,
    ...reviewLines,
    ...fundLines,
    ...webhookLines,
    ...partnerExportLines,
  },
  'ai-workers': aiWorkersLines,
  mentoring: mentoringLines,
  immigration: immigrationLines,
  community: communityLines,
  'donors-content': { ...contentLines, ...metricsLines, ...partnerMetricsLines },
  identity: { ...identityLines, ...apiKeyLines },
}

/** Every operation of the platform; each service's lines are in its own file. */
export const TABLE: Record<string, Line> = Object.assign({}, ...Object.values(SERVICES))

const places = new Map(Object.values(TABLE).map((line, place) => [line, place]))
const placeOf = (line: Line) => places.get(line) ?? 0

export type IsMeant = (line: Line, by: CallerName) => boolean

/**
 * How many callers try when several get the same by one line: different ones in each line, and all in a thorough run.
 */
const READERS = 1
const WRITERS = 1
/**
 * One in this many allowed writes is carried out. A wrongly allowed caller is found among the refused ones, which
 * every line tries; a wrongly refused caller misses a feature, which has tests of its own.
 */
const LET_THROUGH = 6

/** The callers who read. */
export const isReader: IsMeant = (line, by) => isAmong(READERS, line, by)

/** Callers whose write is refused: there is nothing to look at afterward. */
export const isRefused: IsMeant = (line, by) =>
  isTurnedAway(line, by) && isAmong(READERS, line, by)

/** Callers whose write is carried out, to see that it is allowed; each uses records of their own. */
export const isLetThrough: IsMeant = (line, by) =>
  (isThorough || placeOf(line) % LET_THROUGH === 0) &&
  !isTurnedAway(line, by) &&
  isAmong(WRITERS, line, by)

/** One column for each line, another one for the next; all in a thorough run. */
export function someColumnsOf(line: Line, columns: readonly CallerName[]) {
  return columns.filter(
    (_, column) => isThorough || column === placeOf(line) % columns.length,
  )
}

export const isTurnedAway: IsMeant = ({ expected }, by) =>
  ['401', '403', '404'].includes(expected[by])

function isAmong(count: number, line: Line, by: CallerName): boolean {
  if (isThorough) return true
  const alike = CALLERS.filter((one) => line.expected[one] === line.expected[by])
  const place = alike.indexOf(by) - (placeOf(line) % alike.length)
  return (place + alike.length) % alike.length < count
}

/** What each caller gets, in the order of the columns; a dash for callers who are left out. */
export function wordsOf(line: Line, isMeant: IsMeant = () => true): string[] {
  return CALLERS.map((by) => (isMeant(line, by) ? line.expected[by] : '-'))
}

const HEAD = `# Who may do what

Made from the tables beside this page by \`access.test.ts\`, which asks the platform every line of it;
\`npx vitest run --project integration gateway/test/access -u\` makes it anew.

Records are the student's, or of the organization whose members are owner, editor, reviewer and reader; \`removed\`
was a member. \`other\` is another student. \`donor\` owns another organization, which nobody has verified, \`university\`
another one, which is verified.
\`recommender\` has no account and the link of a request of \`other\`; where others ask by a link, it is that of a request of
the student's.

\`ok\`: answered, without anybody's private data. \`own\`: with the caller's, or their organization's. \`all\`: with
somebody else's. 401: sign in first. 403: may not do this. 404: no such record for them (null in a query). 409: not in
the state that the record is in. 400, 422: not with this token or input.
`

/** The table as a page. */
export async function renderTable(): Promise<string> {
  const sections = Object.entries(SERVICES).map(([service, lines]) => {
    const rows = Object.entries(lines).map(
      ([key, line]) => `| ${key} | ${wordsOf(line).join(' | ')} |`,
    )
    const head = `| | ${CALLERS.join(' | ')} |\n|${' --- |'.repeat(CALLERS.length + 1)}`
    return `## ${service}\n\n${head}\n${rows.join('\n')}\n`
  })
  const rows = Object.entries(UNVERIFIED).map(([key, word]) => `| ${key} | ${word} |`)
  const unverified = `## The owner's records where nobody has verified the organization\n\n| | owner |\n| --- | --- |\n${rows.join('\n')}\n`
  return (await format('table.md', [HEAD, ...sections, unverified].join('\n'))).code
}
