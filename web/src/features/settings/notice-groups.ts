import { noticeTypeGroups } from '#entities/notice/notice-type-labels.ts'
import type { NoticeType } from '#gql/graphql'

type NoticeGroup = keyof typeof noticeTypeGroups | 'other'

/** What can be chosen, by what it is about; a group without a choice is left out, and a kind that is in none comes last. */
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
