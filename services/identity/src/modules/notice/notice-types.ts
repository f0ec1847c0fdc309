/** What notices are about that people can choose by. */
export const NOTICE_TYPES = [
  'deadline-reminder',
  'saved-search',
  'saved-search-digest',
  'saved-closed',
  'saved-changed',
  'listing-moderated',
  'sync-held',
  'source-stale',
] as const

/** `other` is what a service tells of before this one knows the word. */
export const KNOWN_NOTICE_TYPES = [...NOTICE_TYPES, 'other'] as const

export type NoticeType = (typeof KNOWN_NOTICE_TYPES)[number]

/** The type that a word on the wire means here. */
export function noticeTypeOf(word: string): NoticeType {
  return NOTICE_TYPES.find((type) => type === word) ?? 'other'
}
