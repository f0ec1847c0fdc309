import { expect, it } from 'vitest'
import { APPLICATION_STATES } from '../../application/application/application-state.ts'
import type { BoardRow } from './board.ts'
import { isToDo } from './row-view.ts'

it('has nothing wait for a score that was withdrawn or decided', () => {
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
