export const APPLICATION_STATES = [
  'draft',
  'submitted',
  'in_review',
  'more_info',
  'shortlisted',
  'waitlisted',
  'awarded',
  'accepted',
  'turned_down',
  'lapsed',
  'declined',
  'withdrawn',
] as const
export type ApplicationState = (typeof APPLICATION_STATES)[number]

/** Who moves an application, or whose turn it is; `nobody` if a date passed or it is no one's turn. */
export const APPLICATION_HOLDERS = ['student', 'owner', 'nobody'] as const
export type ApplicationHolder = (typeof APPLICATION_HOLDERS)[number]

type Moves = Partial<Record<ApplicationState, readonly ApplicationState[]>>

/** The whole diagram: who may move an application from which state to which. */
export const MOVES: Readonly<Record<ApplicationHolder, Moves>> = {
  student: {
    // Only what was submitted before can go back to withdrawn.
    draft: ['submitted', 'withdrawn'],
    submitted: ['withdrawn'],
    in_review: ['withdrawn'],
    more_info: ['in_review', 'withdrawn'],
    shortlisted: ['withdrawn'],
    waitlisted: ['withdrawn'],
    awarded: ['accepted', 'turned_down'],
    withdrawn: ['draft'],
  },
  owner: {
    submitted: ['in_review'],
    in_review: ['more_info', 'shortlisted', 'waitlisted', 'declined'],
    // Without an answer it would wait forever.
    more_info: ['in_review'],
    shortlisted: ['more_info', 'waitlisted', 'awarded', 'declined'],
    waitlisted: ['shortlisted', 'awarded', 'declined'],
    // The offer is taken back, before it is answered.
    awarded: ['shortlisted'],
    // For an offer that was missed or turned down by mistake: the student can answer another one.
    turned_down: ['shortlisted'],
    lapsed: ['shortlisted'],
  },
  nobody: { awarded: ['lapsed'] },
}

/** Whether this side may make this move. */
export function canMove(
  by: ApplicationHolder,
  from: ApplicationState,
  to: ApplicationState,
): boolean {
  return MOVES[by][from]?.includes(to) ?? false
}

/** Whether an owner may move an application to this state once its student has no account: only to a final one. */
export function canMoveErased(to: ApplicationState): boolean {
  return to === 'declined'
}

/** Whose turn it is. */
export function holderOf(state: ApplicationState): ApplicationHolder {
  if (isEditable(state) || state === 'awarded') return 'student'
  return isOpen(state) ? 'owner' : 'nobody'
}

/** The student may change the form. */
export function isEditable(state: ApplicationState): boolean {
  return state === 'draft' || state === 'more_info'
}

/** Submitted, and not decided yet. */
const OPEN_STATES: readonly ApplicationState[] = [
  'submitted',
  'in_review',
  'more_info',
  'shortlisted',
  'waitlisted',
]

/** Whether it waits for a decision, regardless of who has to act. */
export function isOpen(state: ApplicationState): boolean {
  return OPEN_STATES.includes(state)
}

/** The owner has decided. */
export const DECIDED_STATES: readonly ApplicationState[] = [
  'awarded',
  'accepted',
  'turned_down',
  'lapsed',
  'declined',
]

/** Whether the owner has decided, and whatever the student answered since. */
export function isDecided(state: ApplicationState): boolean {
  return DECIDED_STATES.includes(state)
}

/** In the words of a sentence: "in review", "turned down". */
export function stateInWords(state: ApplicationState): string {
  return state === 'more_info' ? 'waiting for more information' : state.replace('_', ' ')
}
