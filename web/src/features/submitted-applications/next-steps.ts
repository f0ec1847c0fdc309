import type { ApplicationState } from '#gql/graphql'

/** The steps that an owner takes here. */
export type OwnerStep = 'IN_REVIEW' | 'SHORTLISTED' | 'WAITLISTED' | 'DECLINED'

/** Where an owner may move an application from each state; the server has the last word. */
const moves: Readonly<Partial<Record<ApplicationState, readonly OwnerStep[]>>> = {
  SUBMITTED: ['IN_REVIEW'],
  IN_REVIEW: ['SHORTLISTED', 'WAITLISTED', 'DECLINED'],
  // Without an answer it would wait for ever.
  MORE_INFO: ['IN_REVIEW'],
  SHORTLISTED: ['WAITLISTED', 'DECLINED'],
  WAITLISTED: ['SHORTLISTED', 'DECLINED'],
  // Another offer can be made from there.
  TURNED_DOWN: ['SHORTLISTED'],
  LAPSED: ['SHORTLISTED'],
}

export function nextSteps(state: ApplicationState): readonly OwnerStep[] {
  return moves[state] ?? []
}

export function mayAskForMore(state: ApplicationState): boolean {
  return state === 'IN_REVIEW' || state === 'SHORTLISTED'
}
