import { expect, it } from 'vitest'
import { APPLICATION_STATES } from '../../application/application/application-state.ts'
import type { BoardRow } from './board.ts'
import { isToDo, viewOf } from './row-view.ts'

it('a row waits for no score once its application is withdrawn or decided', () => {
  const by = { userId: 'ann', isChair: false, blindFields: [] }
  const row = { assigned: ['ann'], scores: [], conflicts: [] } as unknown as BoardRow
  const waiting = APPLICATION_STATES.filter((state) => isToDo({ ...row, state }, by))
  expect(waiting).toEqual([
    'submitted',
    'in_review',
    'more_info',
    'shortlisted',
    'waitlisted',
  ])
})

const BLIND = ['name', 'schools'] as const
const isFinal = (userId: string) => ({ reviewerId: userId, isFinal: true })
const begun = (userId: string) => ({ reviewerId: userId, isFinal: false })

it.each([
  ['a reviewer before their score', 'ann', [begun('ann'), isFinal('ben')], true, false],
  ['a reviewer who has scored', 'ann', [isFinal('ann'), begun('ben')], true, true],
  ['a chair who scores nothing', 'chair', [isFinal('ann')], false, true],
  ['a chair before their own score', 'judge', [isFinal('ann')], true, false],
  ['a chair who has scored', 'judge', [isFinal('judge')], false, true],
] as const)(
  '%s sees the names and scores of others, or does not',
  (_who, userId, scores, isBlind, seesScores) => {
    const row = { assigned: ['ann', 'ben', 'judge'], scores } as unknown as BoardRow
    const isChair = userId !== 'ann'
    const view = viewOf(row, { userId, isChair, blindFields: BLIND })
    const myScore = scores.find(({ reviewerId }) => reviewerId === userId) ?? null
    const blind = isBlind ? BLIND : []
    expect(view).toEqual({ isMine: userId !== 'chair', myScore, blind, seesScores })
  },
)

it('a row is seen only by chairs and by the reviewers who score it', () => {
  const row = { assigned: ['ann'], scores: [] } as unknown as BoardRow
  const by = { userId: 'ben', blindFields: BLIND }
  expect(viewOf(row, { ...by, isChair: false })).toBeNull()
  expect(viewOf(row, { ...by, isChair: true })).not.toBeNull()
})
