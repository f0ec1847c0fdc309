/** Acts that are limited per hour: handing in an essay, and sending a message to an AI mentor. */
export const HOURLY_ACT_KINDS = ['essay', 'message'] as const

export type HourlyAct = {
  id: string
  studentId: string
  kind: (typeof HOURLY_ACT_KINDS)[number]
  doneAt: Date
}
