import { DECLARED_NOTICES } from './declared-notices.ts'

type DeclaredType = keyof typeof DECLARED_NOTICES

/** Types of notices that people can choose by, as declared in each service's `notices.yml`. */
export const NOTICE_TYPES = Object.keys(DECLARED_NOTICES) as DeclaredType[]

/** `other` stands for a type that another service uses before this one knows it. */
export type NoticeType = DeclaredType | 'other'

/** The type that a word means here: on the wire, or in a row that a newer version has written. */
export function noticeTypeOf(word: string): NoticeType {
  return NOTICE_TYPES.find((type) => type === word) ?? 'other'
}
