import type { EssayFeedbackInput, EssayRequest_RequestFragment } from '#gql/graphql'
import { readMessages as text } from './request-messages.ts'

export type RemarkValue = { from: number; to: number; remark: string }
export type FeedbackValues = { overall: string; score: string; remarks: RemarkValue[] }

const OVERALL_MIN = 40

/** The form's first values: the draft that the server has. */
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

/** A score that cannot be read counts as none: the draft is kept whatever else is wrong. */
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

/** Messages by field, where the feedback cannot be sent yet; the server has the last word. */
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

/** Adds a remark on these words, in the order of the text; an existing one stays. */
export function withRemark(
  remarks: readonly RemarkValue[],
  { from, to }: { from: number; to: number },
): RemarkValue[] {
  if (remarks.some((one) => one.from === from)) return [...remarks]
  return [...remarks, { from, to, remark: '' }].toSorted((a, b) => a.from - b.from)
}
