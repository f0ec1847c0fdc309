/**
 * How much of the shipped catalog five questions decide when each is the next best one, compared with the best five
 * of all by exhaustive search:
 *
 *     npm run bench questions
 */
import {
  ASKED_STUDENTS,
  fiveQuestions,
} from '../../services/catalog/src/ingestion/shipped/testing/five-questions.ts'
import { say } from './measure.ts'

const GOAL = 0.8

let isMet = true
for (const [who, has] of ASKED_STUDENTS) {
  const { decided, most } = fiveQuestions(has)
  const share = decided / most
  isMet &&= share >= GOAL
  say(
    `${who}: ${decided.toFixed(1)} awards, the best five ${most.toFixed(1)}: ${(100 * share).toFixed(0)} %`,
  )
}
say(`goal ${100 * GOAL} % for each: ${isMet ? 'met' : 'not met'}`)
process.exitCode = isMet ? 0 : 1
