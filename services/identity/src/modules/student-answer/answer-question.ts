import type { Clock } from '@landfall/kit/core/clock'
import {
  type NotFound,
  notFound,
  type ValidationFailed,
  validationFailed,
} from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { Sealer } from '@landfall/kit/core/sealed'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { answerKey, answerSubject } from '@landfall/proto-events/identity/answer-key'
import type { Stores } from '../../stores.ts'
import type { Actor } from '../account/account.policy.ts'
import type { Student } from '../student/student.ts'
import { publishAnswers } from './student-answer.event.ts'
import type { AnswerQuestionInput, EraseAnswersInput } from './student-answer.input.ts'
import { type Answers, MAX_ANSWERS } from './student-answer.ts'

type Deps = {
  stores: Stores
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  sealer: Sealer
}
type Outcome = Result<Student, NotFound | ValidationFailed>

/** Keeps the student's answer to one question; a later one takes the place of an earlier one. */
export function makeAnswerQuestion(deps: Deps) {
  const changeAnswers = makeChangeAnswers(deps)
  return async (actor: Actor, { answer, ...subject }: AnswerQuestionInput) => {
    const { userId } = actor.viewer
    const key = answerKey(subject)
    const answeredAt = deps.clock.now().toISOString()
    return changeAnswers(userId, (answers) => {
      const hasRoom = key in answers || Object.keys(answers).length < MAX_ANSWERS
      return hasRoom ? { ...answers, [key]: { answer, answeredAt } } : null
    })
  }
}

/** Forgets one answer, those for one award, or all of them: nothing of it is kept. */
export function makeEraseAnswers(deps: Deps) {
  const changeAnswers = makeChangeAnswers(deps)
  return ({ viewer }: Actor, { fact, scholarshipId }: EraseAnswersInput) =>
    changeAnswers(viewer.userId, (answers) => {
      const kept = Object.entries(answers).filter(([key]) => {
        if (fact !== null) return key !== answerKey({ fact, scholarshipId })
        return scholarshipId !== null && answerSubject(key).scholarshipId !== scholarshipId
      })
      return Object.fromEntries(kept)
    })
}

/** @param change returns null if there is no room for another answer */
function makeChangeAnswers({ stores, unitOfWork, clock, sealer }: Deps) {
  return async (
    studentId: string,
    change: (answers: Answers) => Answers | null,
  ): Promise<Outcome> => {
    const student = await stores.students.find(studentId)
    if (!student) return err(notFound('profile'))
    return unitOfWork(async (tx) => {
      const changed = await tx.studentAnswers.change(studentId, change, clock.now())
      if (changed === null) return err(tooMany())
      await publishAnswers(tx.outbox, sealer, changed)
      return ok(student)
    })
  }
}

function tooMany(): ValidationFailed {
  const message = `You have answered ${MAX_ANSWERS} questions. Please delete an answer first.`
  return validationFailed([{ path: ['fact'], message }])
}
