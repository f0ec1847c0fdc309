import { deadlineDayInWords } from '@landfall/calendar/deadline'
import { deadlineDay } from '@landfall/calendar/zone'
import { type TimedJudgement, withAwaited } from '@landfall/matching/requirements/awaited'
import {
  type AwardJudgement,
  judgeAward,
} from '@landfall/matching/requirements/judge-award'
import type { AskedStudent } from '@landfall/matching/requirements/student-answers'
import type { ListingRequirements } from '../../student/listing-requirements/listing-requirements.ts'
import {
  deadlineOf,
  type ScholarshipCopy,
} from '../../student/scholarship-copy/scholarship-copy.ts'
import type { Application } from '../application/application.ts'
import { SUBMIT_NEEDS_EMAIL } from '../application/application.policy.ts'
import { notTakenInWords, type Taking, takingOf } from '../application/taking.ts'
import type { CountedLetter } from '../recommendation/read-recommendations.ts'
import { applyingStudent } from './applying-student.ts'
import { type ChecklistLine, checklistOf } from './checklist.ts'
import {
  APPLICATION_TABS,
  type ApplicationTab,
  type Blocker,
  formBlockers,
  isFilled,
  REQUIRED,
} from './form-rules.ts'

/** Everything that an application is judged by; null: catalog has not published it to this service. */
export type AssessmentBasis = {
  application: Pick<Application, 'form' | 'state' | 'lastModifiedAt'>
  copy: ScholarshipCopy | null
  asked: ListingRequirements | null
  /** Null: there is no profile. */
  profile: AskedStudent | null
  isEmailVerified: boolean
  /** The recommenders asked for letters. */
  letters: readonly CountedLetter[]
  now: Date
}

export type Assessment = {
  blockers: Blocker[]
  checklist: ChecklistLine[]
  tabs: { tab: ApplicationTab; done: number; required: number }[]
  /** Null: this service does not know what the scholarship asks. */
  judgement: TimedJudgement | null
  taking: Taking
}

const NOT_RECEIVED =
  'We have not read this scholarship’s requirements yet. Please try again in a minute.'

/** Judges an application as it is now: whether it may be submitted, and everything that prevents it. */
export function assessApplication(basis: AssessmentBasis): Assessment {
  const { application, copy, asked, profile, now } = basis
  const { form } = application
  const today = deadlineDay(now)
  const student = applyingStudent(form, profile, asked?.criteria.degreeLevels ?? null)
  const judgement = asked && judge(asked, student, today)
  const requirements = asked?.requirements ?? []
  const checklist = judgement
    ? checklistOf(judgement, requirements, { form, letters: basis.letters })
    : []
  const taking = copy ? takingOf(copy, application.lastModifiedAt, now) : 'closed'
  // A student who was asked for more information is not late, and the rules do not judge them again: the owner
  // decides.
  const isAnswer = application.state === 'more_info'
  const blockers = [
    ...(basis.isEmailVerified ? [] : [blocker('account.email', SUBMIT_NEEDS_EMAIL)]),
    ...(isAnswer ? [] : deadlineBlockers(copy, taking)),
    ...(isAnswer ? [] : eligibilityBlockers(judgement)),
    ...formBlockers(form, today),
    ...checklist.filter(isMissing).map(blockerOfLine),
  ]
  return { blockers, checklist, tabs: tabsOf(form, checklist), judgement, taking }
}

/** Judges as if the round were open: a round that is over is refused for its deadline anyway. */
function judge(asked: ListingRequirements, student: AskedStudent, today: string) {
  const judgement = judgeAward({ ...asked, id: asked.scholarshipId }, student, today)
  return withAwaited(judgement, { isRoundOver: false })
}

function deadlineBlockers(copy: ScholarshipCopy | null, taking: Taking): Blocker[] {
  if (taking === 'open' || taking === 'grace') return []
  const date = copy && deadlineOf(copy).date
  if (taking !== 'over' || !copy || !date)
    return [blocker('deadline', notTakenInWords(taking))]
  const day = deadlineDayInWords({ ...deadlineOf(copy), date, precision: 'exact' })
  return [blocker('deadline', `The deadline was ${day}.`)]
}

function eligibilityBlockers(judgement: AwardJudgement | null): Blocker[] {
  if (judgement === null) return [blocker('eligibility', NOT_RECEIVED)]
  const { verdict, label } = judgement
  return verdict === 'NOT_ELIGIBLE' ? [blocker('eligibility', `${label}.`)] : []
}

function blocker(path: string, message: string): Blocker {
  return { path, tab: null, message }
}

function isMissing({ isRequired, isDone }: ChecklistLine): boolean {
  return isRequired && isDone !== true
}

function blockerOfLine({ key, text, about }: ChecklistLine): Blocker {
  return {
    path: `checklist.${key}`,
    tab: about?.tab ?? null,
    message: about?.missing ?? text,
  }
}

function tabsOf(
  form: Application['form'],
  checklist: readonly ChecklistLine[],
): Assessment['tabs'] {
  const parts = [
    ...REQUIRED.map(({ field, tab }) => ({ tab, isDone: isFilled(form[field]) })),
    ...checklist.flatMap(({ about, isRequired, isDone }) =>
      about && isRequired ? [{ tab: about.tab, isDone: isDone === true }] : [],
    ),
  ]
  return APPLICATION_TABS.map((tab) => {
    const ofTab = parts.filter((part) => part.tab === tab)
    return {
      tab,
      required: ofTab.length,
      done: ofTab.filter(({ isDone }) => isDone).length,
    }
  })
}
