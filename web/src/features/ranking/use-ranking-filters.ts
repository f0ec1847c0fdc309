import { useSearchParams } from 'react-router'
import { stateLabels } from '#entities/application/state-labels.ts'
import type { ApplicationState, ReviewFilter, ReviewSort } from '#gql/graphql'
import { rankingMessages as text } from './ranking-messages.ts'

type Answer = 'yes' | 'no'

const flags = ['scored', 'planned', 'mine'] as const
export type Flag = (typeof flags)[number]

export type RankingFilters = ReturnType<typeof useRankingFilters>

/** The filters and the order of the list, kept in the address. */
export function useRankingFilters() {
  const [address, setAddress] = useSearchParams()
  const set = (name: string, value: string) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before)
        if (value) next.set(name, value.toLowerCase())
        else next.delete(name)
        return next
      },
      { replace: true },
    )
  const clear = () => {
    const kept = ['tab', 'sort'].flatMap((name) => {
      const value = address.get(name)
      return value ? [[name, value]] : []
    })
    setAddress(Object.fromEntries(kept), { replace: true })
  }
  const chosen = readFilters(address)
  return { ...chosen, set, clear }
}

/** Reads the filters from an address and leaves out unknown values. */
export function readFilters(address: URLSearchParams) {
  const state = keyOf(stateLabels, address.get('state'))
  const sort: ReviewSort = keyOf(text.sorts, address.get('sort')) ?? 'RANK'
  const answers = Object.fromEntries(
    flags.map((name) => [name, answerOf(address.get(name))]),
  ) as Record<Flag, Answer | ''>
  const isFiltered = state !== null || flags.some((name) => answers[name] !== '')
  return { state, sort, answers, isFiltered, filter: filterOf(state, answers) }
}

function filterOf(
  state: ApplicationState | null,
  { scored, planned, mine }: Record<Flag, Answer | ''>,
): ReviewFilter {
  return {
    ...(state && { states: [state] }),
    ...(scored && { isScored: scored === 'yes' }),
    ...(planned && { isPlanned: planned === 'yes' }),
    ...(mine && { isMine: mine === 'yes' }),
  }
}

const answerOf = (value: string | null): Answer | '' =>
  value === 'yes' || value === 'no' ? value : ''

function keyOf<Key extends string>(
  labels: Readonly<Record<Key, string>>,
  value: string | null,
): Key | null {
  const key = value?.toUpperCase()
  return key !== undefined && Object.hasOwn(labels, key) ? (key as Key) : null
}
