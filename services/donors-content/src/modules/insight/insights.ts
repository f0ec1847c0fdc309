import { createHash } from 'node:crypto'
import { daysInWords, wholeDays } from '../metrics/metrics.present.ts'
import type { OrganizationMetrics } from '../metrics/metrics.ts'

/** A sentence about an organization's figures, with the figures behind it. */
export type Insight = {
  /** Derived from the text: the same words have the same id. */
  id: string
  key: string
  title: string
  text: string
  figures: InsightFigure[]
}
export type InsightFigure = { label: string; value: string }

/** Below this, a share says nothing. */
const ENOUGH = 5

type Rule = (metrics: OrganizationMetrics, names: Names) => Insight | null
export type Names = { country(code: string): string; field(code: string): string }

/** What stands out, by fixed rules; fewer than five applications yield no sentence. */
export function insightsOf(metrics: OrganizationMetrics, names: Names): Insight[] {
  return RULES.map((rule) => rule(metrics, names)).filter((one) => one !== null)
}

const waiting: Rule = ({ totals: { waiting: count, applications } }) => {
  if (count < ENOUGH) return null
  const text = `${count} of ${applications} applications are waiting for a decision: ${percent(count, applications)}.`
  return insight('waiting', 'Waiting for you', text, [
    ['Waiting', count],
    ['Applications', applications],
  ])
}

const decisionTime: Rule = ({ decisions: { decided, medianDays, bands } }) => {
  if (decided < ENOUGH || medianDays === null) return null
  const text = `Half of your ${decided} decisions came within ${daysInWords(medianDays)} of the application.`
  return insight('decision-time', 'Time to a decision', text, [
    ['Decisions', decided],
    ['Days until half were made', wholeDays(medianDays)],
    ...bands
      .filter(({ count }) => count > 0)
      .map(({ label, count }): [string, number] => [label, count]),
  ])
}

const selectivity: Rule = ({ totals: { awarded, shortlisted, applications } }) => {
  if (awarded === 0 || applications < ENOUGH) return null
  const text = `You offered an award to ${percent(awarded, applications)} of those who applied.`
  return insight('selectivity', 'From application to award', text, [
    ['Applications', applications],
    ['Shortlisted', shortlisted],
    ['Offered an award', awarded],
  ])
}

const topScholarship: Rule = ({ scholarships, totals: { applications } }) => {
  const [first, second] = scholarships
  if (!first || !second || first.applications < ENOUGH) return null
  if (first.applications < second.applications * 2) return null
  const share = percent(first.applications, applications)
  const text = `One scholarship gets ${share} of all applications; the next one gets ${percent(second.applications, applications)}.`
  return insight('top-scholarship', 'One scholarship stands out', text, [
    ['Most applied to', first.applications],
    ['Next most applied to', second.applications],
    ['All applications', applications],
  ])
}

const topCountry: Rule = ({ countries: { groups }, totals: { applications } }, names) => {
  const [first] = groups
  if (!first) return null
  const text = `The largest group that can be shown comes from ${names.country(first.value)}: at least ${first.count} of ${applications}.`
  return insight('top-country', 'Where applicants come from', text, [
    [names.country(first.value), first.count],
    ['Applications', applications],
  ])
}

const topField: Rule = ({ fields: { groups }, totals: { applications } }, names) => {
  const [first] = groups
  if (!first) return null
  const text = `The most common field of study that can be shown is ${names.field(first.value)}: at least ${first.count} of ${applications}.`
  return insight('top-field', 'What applicants study', text, [
    [names.field(first.value), first.count],
    ['Applications', applications],
  ])
}

const RULES: readonly Rule[] = [
  waiting,
  decisionTime,
  selectivity,
  topScholarship,
  topCountry,
  topField,
]

function insight(
  key: string,
  title: string,
  text: string,
  figures: readonly (readonly [string, number])[],
): Insight {
  return {
    id: createHash('sha256').update(`${key}\n${text}`).digest('base64url'),
    key,
    title,
    text,
    figures: figures.map(([label, value]) => ({ label, value: String(value) })),
  }
}

function percent(part: number, whole: number): string {
  const share = Math.round((part / whole) * 100)
  // A few of many must not read as none, nor nearly all as all.
  if (share === 0 && part > 0) return 'under 1%'
  return share === 100 && part < whole ? 'over 99%' : `${share}%`
}
