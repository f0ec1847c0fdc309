import type { Requirement } from '@landfall/matching/requirements/requirement'
import type { AwardJudgement } from '@landfall/matching/requirements/judge-award'
import type { ApplicationForm, FormField } from '../application/application-form.ts'
import { type CountedLetter } from '../recommendation/read-recommendations.ts'
import { stateInWords } from '../recommendation/recommendation.ts'
import { isFilled, type ApplicationTab } from './form-rules.ts'

/** One thing that the scholarship asks a student to do or send. */
export type ChecklistLine = {
  key: string
  text: string
  /** Null: only the student knows. */
  isDone: boolean | null
  /** The student cannot submit without it. */
  isRequired: boolean
  /** The part of the form that it is about; null if the form has none for it. */
  about: { field: FormField; tab: ApplicationTab; missing: string } | null
}

const ESSAYS = ['essay1', 'essay2', 'essay3'] as const satisfies readonly FormField[]

/**
 * Everything that an award asks for as lines, in the award's order. Essay topics take the form's essays one after
 * another; the student ticks off what has no place in the form.
 */
export function checklistOf(
  { steps }: Pick<AwardJudgement, 'steps'>,
  requirements: readonly Requirement[],
  { form, letters }: { form: ApplicationForm; letters: readonly CountedLetter[] },
): ChecklistLine[] {
  const byKey = new Map(requirements.map((one) => [one.key, one]))
  const essays = ESSAYS.values()
  return steps.map(({ key, asked: text }) => {
    const requirement = byKey.get(key)
    const line = { key, text, isDone: null, isRequired: false, about: null }
    if (requirement?.kind === 'recommendation')
      return lettersLine(line, requirement, { form, letters })
    if (requirement?.kind !== 'essay-topic') return line
    const field = essays.next().value
    if (field === undefined) return line
    const missing = `Please write the required essay: ${text}`
    const isDone = isFilled(form[field])
    return { ...line, isDone, isRequired: true, about: { field, tab: 'ESSAYS', missing } }
  })
}

/** Letters of the vault count like those that recommenders send. */
function lettersLine(
  line: ChecklistLine,
  { figures }: Requirement,
  { form, letters }: { form: ApplicationForm; letters: readonly CountedLetter[] },
): ChecklistLine {
  const asked = figures.letters ?? 1
  const sent = letters.filter(({ state }) => state === 'submitted').length
  const here = form.recommendationLetters.length + sent
  return {
    ...line,
    isDone: here >= asked,
    isRequired: figures.lettersMayFollow !== true,
    about: {
      field: 'recommendationLetters',
      tab: 'EXPERIENCE',
      missing: `Please attach ${asked === 1 ? 'a letter' : `${asked} letters`} of recommendation${waitingInWords(here, letters)}`,
    },
  }
}

/** ": 1 is here, waiting for Ama Mensah (invited)" */
function waitingInWords(here: number, letters: readonly CountedLetter[]): string {
  const waiting = letters
    .filter(({ state }) => state !== 'submitted' && state !== 'cancelled')
    .map(({ recommenderName, state }) => `${recommenderName} (${inWords(state)})`)
  const parts = [
    ...(here > 0 ? [`${here} ${here === 1 ? 'is' : 'are'} here`] : []),
    ...(waiting.length > 0 ? [`waiting for ${waiting.join(', ')}`] : []),
  ]
  return parts.length > 0 ? `: ${parts.join(', ')}` : ''
}

function inWords(state: CountedLetter['state']): string {
  return state === 'unsafe' ? 'the file was unsafe, ask again' : stateInWords(state)
}
