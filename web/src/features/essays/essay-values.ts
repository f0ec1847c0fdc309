import type { EssayDialog_ReviewFragment, SubmitEssayInput } from '#gql/graphql'
import { essayMessages as text } from './essay-messages.ts'

export type EssayValues = {
  essayType: string
  title: string
  content: string
  targetScholarship: string
  prompt: string
  wordLimit: string
  specificFeedback: string
  aiUse: string
}

export const newEssay: EssayValues = {
  essayType: '',
  title: '',
  content: '',
  targetScholarship: '',
  prompt: '',
  wordLimit: '',
  specificFeedback: '',
  aiUse: '',
}

export function valuesOf(review: EssayDialog_ReviewFragment): EssayValues {
  return {
    essayType: review.essayType,
    title: review.title,
    content: review.content,
    targetScholarship: review.targetScholarship?.id ?? '',
    prompt: review.prompt ?? '',
    wordLimit: review.wordLimit?.toString() ?? '',
    specificFeedback: review.specificFeedback ?? '',
    aiUse: review.aiUse ?? '',
  }
}

/** Messages by field, where something is missing or unreadable; the server has the last word. */
export function checkEssay(
  values: EssayValues,
): Partial<Record<keyof EssayValues, string>> {
  const { essayType, title, content, wordLimit } = values
  return {
    ...(essayType === '' && { essayType: text.noType }),
    ...(title.trim() === '' && { title: text.noTitle }),
    ...(content.trim().length < 50 && { content: text.tooShort }),
    ...(!/^\d{0,4}$/.test(wordLimit.trim()) && { wordLimit: text.badLimit }),
  }
}

/** Empty fields are sent as null, so that they clear the earlier value. */
export function essayInput(values: EssayValues): SubmitEssayInput {
  const { essayType, title, content, wordLimit, ...others } = values
  const optional = Object.fromEntries(
    Object.entries(others).map(([name, value]) => [
      name,
      value.trim() === '' ? null : value,
    ]),
  )
  const limit = wordLimit.trim()
  return {
    essayType,
    title,
    content,
    ...optional,
    wordLimit: limit === '' ? null : Number(limit),
  }
}

export function countWords(content: string): number {
  return content.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu)?.length ?? 0
}
