import { noticeTypeGroups } from '#entities/notice/notice-type-labels.ts'
import type { NoticeType } from '#gql/graphql'

type NoticeGroup = keyof typeof noticeTypeGroups | 'other'

/** The choices by subject; a group without choices is left out, and a kind in no group comes last. */
export function groupsOf<Choice extends { type: NoticeType }>(
  types: readonly Choice[],
): { group: NoticeGroup; choices: Choice[] }[] {
  const groupOf = ({ type }: Choice): NoticeGroup => groupByType.get(type) ?? 'other'
  return [...names, 'other' as const]
    .map((group) => ({ group, choices: types.filter((one) => groupOf(one) === group) }))
    .filter(({ choices }) => choices.length > 0)
}

const names = Object.keys(noticeTypeGroups) as (keyof typeof noticeTypeGroups)[]

const groupByType = new Map<NoticeType, NoticeGroup>(
  names.flatMap((group) => noticeTypeGroups[group].map((type) => [type, group] as const)),
)
