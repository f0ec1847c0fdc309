import type { Stores } from '../../stores.ts'
import type { Answers } from './student-answer.ts'

/** Reads answers for resolvers, which show them to the student alone. */
export function makeReadAnswers({ stores }: { stores: Stores }) {
  return {
    answersOf: (studentId: string): Promise<Answers> =>
      stores.studentAnswers.find(studentId),
    answersChangeOf: (studentId: string) => stores.studentAnswers.findChange(studentId),
  }
}
