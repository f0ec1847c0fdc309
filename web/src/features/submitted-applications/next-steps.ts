import type { ApplicationState } from '#gql/graphql'

/** The steps that an owner takes here. */
export type OwnerStep = 'IN_REVIEW' | 'SHORTLISTED' | 'WAITLISTED' | 'DECLINED'

/** The states to which an owner may move an application from each state; the server has the last word. */
const moves: Readonly<Partial<Record<ApplicationState, readonly OwnerStep[]>>> = {
  SUBMITTED: ['IN_REVIEW'],
  IN_REVIEW: ['SHORTLISTED', 'WAITLISTED', 'DECLINED'],
  // Otherwise it would wait forever for an answer.
  MORE_INFO: ['IN_REVIEW'],
  SHORTLISTED: ['WAITLISTED', 'DECLINED'],
  WAITLISTED: ['SHORTLISTED', 'DECLINED'],
  // From there, the owner can make another offer.
  TURNED_DOWN: ['SHORTLISTED'],
  LAPSED: ['SHORTLISTED'],
}

type Standing = { state: ApplicationState; isErased: boolean }

/** @param of `isErased`: the applicant has no account anymore, so the application can only be ended */
export function nextSteps({ state, isErased }: Standing): readonly OwnerStep[] {
  const steps = moves[state] ?? []
  return isErased ? steps.filter((step) => step === 'DECLINED') : steps
}

/** Whether the owner can offer an award: from a shortlist or waiting list. */
export function mayOffer({ state, isErased }: Standing): boolean {
  return !isErased && (state === 'SHORTLISTED' || state === 'WAITLISTED')
}

export function mayAskForMore({ state, isErased }: Standing): boolean {
  return !isErased && (state === 'IN_REVIEW' || state === 'SHORTLISTED')
}
