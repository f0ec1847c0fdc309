import type { DeadlinePrecision } from '#gql/graphql'

type Deadline = { precision: DeadlinePrecision; date?: string | null }

const COMING: readonly DeadlinePrecision[] = ['EXACT', 'RECURRING_DAY', 'RECURRING_MONTH']

/** Whether the deadline has a day or month ahead that a student can wait for. */
export function isComing<D extends Deadline>(
  deadline: D,
): deadline is D & { date: string } {
  return typeof deadline.date === 'string' && COMING.includes(deadline.precision)
}
