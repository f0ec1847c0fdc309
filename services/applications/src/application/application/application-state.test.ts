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

/** The diagram, written down independently of the code's own table. */
const ARROWS: Record<ApplicationHolder, string> = {
  student: `draft>submitted draft>withdrawn submitted>withdrawn in_review>withdrawn more_info>withdrawn
    shortlisted>withdrawn waitlisted>withdrawn more_info>in_review withdrawn>draft
    awarded>accepted awarded>turned_down`,
  owner: `submitted>in_review in_review>more_info in_review>shortlisted in_review>waitlisted
    in_review>declined more_info>in_review shortlisted>more_info shortlisted>waitlisted
    shortlisted>awarded shortlisted>declined waitlisted>shortlisted waitlisted>awarded
    waitlisted>declined awarded>shortlisted turned_down>shortlisted lapsed>shortlisted`,
  nobody: 'awarded>lapsed',
}

const action = record({
  by: constantFrom(...APPLICATION_HOLDERS),
  to: constantFrom(...APPLICATION_STATES),
})

it('an application takes only the steps of the diagram', () => {
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

/** The states that those of the actions that are allowed lead through, and who made each move. */
function storyOf(actions: readonly { by: ApplicationHolder; to: ApplicationState }[]) {
  const story: { by: ApplicationHolder; to: ApplicationState }[] = []
  for (const step of actions) {
    // A draft that was never submitted is removed instead.
    const isNever = story.length === 0 && step.to === 'withdrawn'
    if (!isNever && canMove(step.by, story.at(-1)?.to ?? 'draft', step.to)) story.push(step)
  }
  return story
}

it('an application is decided by its owner only, and stays as it is once it is over', () => {
  const over = ['accepted', 'declined']
  const answers = ['accepted', 'turned_down', 'lapsed']
  assert(
    property(array(action, { maxLength: 80 }), (actions) => {
      const story = storyOf(actions)
      const states = story.map(({ to }) => to)
      expect(states.slice(0, -1).filter((state) => over.includes(state))).toEqual([])
      const awards = story.filter(({ to }) => to === 'awarded' || to === 'declined')
      expect(awards.filter(({ by }) => by !== 'owner')).toEqual([])
      const isAnswered = states.some((state) => answers.includes(state))
      expect(states.includes('awarded') || !isAnswered).toBe(true)
      expect(states.filter((state) => state !== 'draft')[0] ?? 'submitted').toBe(
        'submitted',
      )
    }),
    { numRuns: 500 },
  )
})

it('every state offers a step to the side whose turn it is', () => {
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
