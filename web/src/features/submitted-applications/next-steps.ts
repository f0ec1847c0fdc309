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

type Standing = { state: ApplicationState; isErased: boolean }

/** @param of `isErased`: who applied has no account any more, so that there is nothing but an end */
export function nextSteps({ state, isErased }: Standing): readonly OwnerStep[] {
  const steps = moves[state] ?? []
  return isErased ? steps.filter((step) => step === 'DECLINED') : steps
}

/** An award, from a list. */
export function mayOffer({ state, isErased }: Standing): boolean {
  return !isErased && (state === 'SHORTLISTED' || state === 'WAITLISTED')
}

export function mayAskForMore({ state, isErased }: Standing): boolean {
  return !isErased && (state === 'IN_REVIEW' || state === 'SHORTLISTED')
}
