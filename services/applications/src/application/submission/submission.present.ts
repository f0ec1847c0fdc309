import { presentForm, upper } from '../application/application.present.ts'
import type { Application } from '../application/application.ts'
import { presentLetter } from '../recommendation/recommendation.present.ts'
import type { ArrivedLetter } from './read-letters.ts'
import type { Submission } from './submission.ts'

/** A submission as the graph shows it, to its student and to the owner's side. */
export function presentSubmission(submission: Submission) {
  const { id, number, submittedAt, form, note, isShared } = submission
  const { scholarshipTitle, provider, scholarshipVersion, criteriaVersion } = submission
  const { verdict, verdictLabel, unanswered, isInGrace } = submission
  return {
    id,
    number,
    submittedAt,
    form: presentForm(form),
    scholarshipTitle,
    provider,
    scholarshipVersion,
    criteriaVersion,
    verdict,
    verdictLabel,
    unanswered,
    isInGrace,
    note,
    isShared,
  }
}

/** A submission as the owner's side sees it in a list; reading it does not count as opening the application. */
export function presentSummary(submission: Submission) {
  const { firstName, lastName, citizenship, fieldOfStudy } = presentForm(submission.form)
  const { verdict, verdictLabel, unanswered } = submission
  const about = { firstName, lastName, citizenship, fieldOfStudy }
  return { ...about, verdict, verdictLabel, unanswered }
}

/** A letter as the owner's side sees it, with whether it came after the last submission. */
export function presentArrived(
  { recommendation, letter }: ArrivedLetter,
  submittedAt: Date | null,
  hasScanner: boolean,
) {
  const { id, endedAt } = recommendation
  const { recommenderName, relation, isWaived, writtenAt } = letter
  const arrivedAt = endedAt ?? writtenAt
  return {
    ...presentLetter(id, letter, hasScanner),
    id,
    recommenderName,
    relation,
    isWaived,
    arrivedAt,
    isLate: submittedAt !== null && arrivedAt > submittedAt,
  }
}

/** What the owner's side first sees of an application; field resolvers add the submissions. */
export function presentSubmitted(application: Application) {
  const { id, ownerId, scholarshipId, state, version } = application
  return {
    id,
    ownerId,
    scholarship: { __typename: 'Scholarship', id: scholarshipId },
    state: upper(state),
    version,
    submittedAt: application.submittedAt,
    decisionPromisedOn: application.decisionPromisedOn,
    isErased: application.isErased,
  }
}

export type PresentedSubmitted = ReturnType<typeof presentSubmitted>
