import type { EssayFeedbackInput, EssayRequest_RequestFragment } from '#gql/graphql'
import { readMessages as text } from './request-messages.ts'

export type RemarkValue = { from: number; to: number; remark: string }
export type FeedbackValues = { overall: string; score: string; remarks: RemarkValue[] }

const OVERALL_MIN = 40

/** Begins with the draft that the server has. */
export function feedbackValues(
  feedback: EssayRequest_RequestFragment['feedback'],
): FeedbackValues {
  return {
    overall: feedback?.overall ?? '',
    score: feedback?.score?.toString() ?? '',
    remarks: (feedback?.remarks ?? []).map(({ from, to, remark }) => ({
      from,
      to,
      remark,
    })),
  }
}

/** What cannot be read as a score is none: a draft is kept whatever else is wrong. */
export function feedbackInput(
  id: string,
  { overall, score, remarks }: FeedbackValues,
): EssayFeedbackInput {
  const isRead = isScore(score) && score.trim() !== ''
  return { id, overall, score: isRead ? Number(score) : null, remarks }
}

export function isSameFeedback(one: FeedbackValues, other: FeedbackValues): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Whether somebody wrote anything into it. */
export function hasWords({ overall, remarks }: FeedbackValues): boolean {
  return overall.trim() !== '' || remarks.some((one) => !isEmpty(one))
}

/** Messages by field, where it cannot be sent yet; the server has the last word. */
export function checkFeedback({
  overall,
  score,
  remarks,
}: FeedbackValues): Partial<Record<keyof FeedbackValues, string>> {
  return {
    ...(remarks.some(isEmpty) && { remarks: text.remarkMissing }),
    ...(overall.trim().length < OVERALL_MIN && { overall: text.overallShort }),
    ...(!isScore(score) && { score: text.scoreWrong }),
  }
}

function isEmpty({ remark }: RemarkValue): boolean {
  return remark.trim() === ''
}

function isScore(score: string): boolean {
  return /^(?:100|\d{1,2})?$/.test(score.trim())
}

/** With a remark about these words, in the order of the text; one that is there stays. */
export function withRemark(
  remarks: readonly RemarkValue[],
  { from, to }: { from: number; to: number },
): RemarkValue[] {
  if (remarks.some((one) => one.from === from)) return [...remarks]
  return [...remarks, { from, to, remark: '' }].toSorted((a, b) => a.from - b.from)
}
