import { array, assert, constantFrom, property, record } from 'fast-check'
import { expect, it } from 'vitest'
import {
  APPLICATION_HOLDERS,
  APPLICATION_STATES,
  type ApplicationHolder,
  type ApplicationState,
  canMove,
  holderOf,
  isDecided,
  MOVES,
} from './application-state.ts'

/** The diagram as it is drawn, apart from the code's own table. */
const ARROWS: Record<ApplicationHolder, string> = {
  student: `draft>submitted submitted>withdrawn in_review>withdrawn more_info>withdrawn
    shortlisted>withdrawn waitlisted>withdrawn more_info>in_review withdrawn>draft
    awarded>accepted awarded>turned_down`,
  owner: `submitted>in_review in_review>more_info in_review>shortlisted in_review>waitlisted
    in_review>declined more_info>in_review shortlisted>more_info shortlisted>waitlisted
    shortlisted>awarded shortlisted>declined waitlisted>shortlisted waitlisted>awarded
    waitlisted>declined`,
  nobody: 'awarded>lapsed',
}

const action = record({
  by: constantFrom(...APPLICATION_HOLDERS),
  to: constantFrom(...APPLICATION_STATES),
})

it('allows the arrows of the diagram and no other', () => {
  const allowed = APPLICATION_HOLDERS.flatMap((by) =>
    APPLICATION_STATES.flatMap((from) =>
      APPLICATION_STATES.filter((to) => canMove(by, from, to)).map(
        (to) => `${by} ${from}>${to}`,
      ),
    ),
  )
  const drawn = APPLICATION_HOLDERS.flatMap((by) =>
    ARROWS[by].split(/\s+/).map((arrow) => `${by} ${arrow}`),
  )
  expect(allowed.toSorted()).toEqual(drawn.toSorted())
})

it('reaches no award by a student alone, and leaves nothing that is over', () => {
  assert(
    property(array(action, { maxLength: 60 }), (actions) => {
      let state: ApplicationState = 'draft'
      let wasAwarded = false
      let wasSubmitted = false
      for (const { by, to } of actions) {
        if (!canMove(by, state, to)) continue
        // What is over stays as it is; only what was withdrawn is taken up again.
        expect(['accepted', 'turned_down', 'lapsed', 'declined']).not.toContain(state)
        if (to === 'submitted') wasSubmitted = true
        if (to === 'awarded') {
          expect(by).toBe('owner')
          wasAwarded = true
        }
        state = to
        if (state !== 'draft') expect(wasSubmitted).toBe(true)
        if (['accepted', 'turned_down', 'lapsed'].includes(state))
          expect(wasAwarded).toBe(true)
      }
    }),
    { numRuns: 500 },
  )
})

it('gives whose turn it is a way on', () => {
  for (const state of APPLICATION_STATES) {
    const holder = holderOf(state)
    const hasWay = MOVES[holder][state] !== undefined
    expect([state, hasWay]).toEqual([state, holder !== 'nobody'])
  }
  expect(APPLICATION_STATES.filter(isDecided)).toEqual([
    'awarded',
    'accepted',
    'turned_down',
    'lapsed',
    'declined',
  ])
})
