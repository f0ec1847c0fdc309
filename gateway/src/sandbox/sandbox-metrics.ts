import type { SandboxRecords } from './sandbox-records.ts'

type Applications = SandboxRecords['applications']
const GROUP = 5
/** How far each state has come; those that end an application elsewhere count as submitted. */
const WAY = ['SUBMITTED', 'IN_REVIEW', 'SHORTLISTED', 'AWARDED', 'ACCEPTED']

/** Figures of invented applications, counted and grouped like real ones. */
export function sandboxMetrics(organizationId: string, applications: Applications) {
  const countOf = (...states: string[]) =>
    applications.filter(({ state }) => states.includes(state)).length
  const countries = foldedBy(applications, ({ country }) => country)
  const decided = countOf('AWARDED', 'ACCEPTED', 'DECLINED')
  return {
    organizationId,
    version: 1,
    totalApplications: applications.length,
    countriesReached: countries.groups.length,
    stages: WAY.map((stage, step) => ({
      stage,
      count: step === 0 ? applications.length : countOf(...WAY.slice(step)),
    })),
    outcomes: {
      waiting: countOf('SUBMITTED', 'IN_REVIEW', 'SHORTLISTED'),
      declined: countOf('DECLINED'),
      withdrawn: countOf('WITHDRAWN'),
    },
    period: 'DAY',
    applicationsOverTime: applications.map(({ submittedAt }) => ({
      start: submittedAt.slice(0, 10),
      count: 1,
    })),
    countries,
    fields: foldedBy(applications, ({ field }) => field),
    scores: { groups: [], other: applications.length },
    timeToDecision: { decided, medianDays: decided === 0 ? null : 14, bands: [] },
  }
}

/** Counts each group in whole fives; the rest is in `other`. */
function foldedBy(
  applications: Applications,
  keyOf: (one: Applications[number]) => string,
) {
  const groups = [...Map.groupBy(applications, keyOf)].flatMap(([key, { length }]) => {
    const count = length - (length % GROUP)
    return count === 0 ? [] : [{ key, label: key, count }]
  })
  const shown = groups.reduce((sum, { count }) => sum + count, 0)
  return { groups, other: applications.length - shown }
}
