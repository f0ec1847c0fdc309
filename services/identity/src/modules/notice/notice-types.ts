import { DECLARED_NOTICES } from './declared-notices.ts'

type DeclaredType = keyof typeof DECLARED_NOTICES

/** What notices are about that people can choose by: `notices.yml` of each service says it. */
export const NOTICE_TYPES = Object.keys(DECLARED_NOTICES) as DeclaredType[]

/** `other` is what a service tells of before this one knows the word. */
export type NoticeType = DeclaredType | 'other'

/** The type that a word means here: on the wire, or in a row that a newer version has written. */
export function noticeTypeOf(word: string): NoticeType {
  return NOTICE_TYPES.find((type) => type === word) ?? 'other'
}
