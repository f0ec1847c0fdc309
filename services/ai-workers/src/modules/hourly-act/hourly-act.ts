/** Of what a student may do only so much in an hour: an essay handed in, a message to an AI mentor. */
export const HOURLY_ACT_KINDS = ['essay', 'message'] as const

export type HourlyAct = {
  id: string
  studentId: string
  kind: (typeof HOURLY_ACT_KINDS)[number]
  doneAt: Date
}
