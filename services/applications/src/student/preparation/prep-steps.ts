import type { ListingRequirements } from '../listing-requirements/listing-requirements.ts'
import type { TaskPriority, TaskType } from './prep-task.ts'

type Requirement = ListingRequirements['requirements'][number]

/** The parts of a listing that decide which steps a plan has. */
export type Asking = Pick<
  ListingRequirements,
  'requirements' | 'criteria' | 'requiresEssay'
>

/** One step on the way to an application. */
export type PrepStep = {
  /** Never changed: the ids of planned tasks follow from it. */
  key: string
  taskType: TaskType
  title: string
  description: string
  /** Why it comes at that time. */
  reason: string
  /** Null: the student does not decide its day. */
  daysBefore: number | null
  priority: TaskPriority
  estimatedTimeHours: number
  isAsked: (asking: Asking) => boolean
}

/**
 * Every step that a plan may have, in order. The days are what university offices and referees commonly ask for; each
 * step says why.
 */
export const PREP_STEPS: readonly PrepStep[] = [
  {
    key: 'place',
    taskType: 'application',
    title: 'Apply for a place',
    description:
      'This scholarship requires a place at a university or in a program. Apply for it first; its own deadline may be earlier.',
    reason: 'Without admission, the rest is not worth the effort.',
    daysBefore: 60,
    priority: 'urgent',
    estimatedTimeHours: 8,
    isAsked: asksFor('admitted-to', 'separate-admission'),
  },
  {
    key: 'nomination',
    taskType: 'application',
    title: 'Ask to be nominated',
    description: 'You cannot apply by yourself. Ask who nominates for their own deadline.',
    reason: 'Nominators choose among several candidates, a few weeks before the deadline.',
    daysBefore: 45,
    priority: 'high',
    estimatedTimeHours: 2,
    isAsked: (asking) =>
      asksFor('nomination')(asking) || asking.criteria.requiresNomination === true,
  },
  {
    key: 'language-test',
    taskType: 'application',
    title: 'Get your language test scores',
    description: 'Book the test, or have your existing score sent.',
    reason: 'Tests are often fully booked for weeks, and scores take days to arrive.',
    daysBefore: 40,
    priority: 'high',
    estimatedTimeHours: 4,
    isAsked: asksForLanguageTest,
  },
  {
    key: 'recommenders',
    taskType: 'recommendation_letter',
    title: 'Ask for recommendation letters',
    description:
      'Ask people who know your work. Tell them about the scholarship, its deadline and what you would like them to mention.',
    reason: 'People write letters alongside their other work: a month is usual.',
    daysBefore: 30,
    priority: 'high',
    estimatedTimeHours: 2,
    isAsked: asksFor('recommendation'),
  },
  {
    key: 'documents',
    taskType: 'transcript_request',
    title: 'Request your transcript and documents',
    description: 'Ask your school for them, and for translations where they are needed.',
    reason: 'Offices and translators take one to two weeks.',
    daysBefore: 21,
    priority: 'high',
    estimatedTimeHours: 2,
    isAsked: asksForDocuments,
  },
  {
    key: 'financial-documents',
    taskType: 'financial_documents',
    title: 'Gather proof of your finances',
    description: 'Bank statements, or proof of your family’s income.',
    reason: 'Banks and employers take one to two weeks.',
    daysBefore: 21,
    priority: 'medium',
    estimatedTimeHours: 3,
    isAsked: ({ criteria }) =>
      criteria.requiresFinancialNeed === true || criteria.maxFamilyIncome !== null,
  },
  {
    key: 'portfolio',
    taskType: 'application',
    title: 'Prepare your portfolio or audition',
    description: 'Choose your works, and check how they must be sent.',
    reason: 'There is time left to replace a work or repeat a recording.',
    daysBefore: 21,
    priority: 'high',
    estimatedTimeHours: 10,
    isAsked: asksFor('portfolio-or-audition'),
  },
  {
    key: 'essay-draft',
    taskType: 'essay',
    title: 'Write a first draft of your essay',
    description: 'Answer the scholarship’s question in your own words.',
    reason: 'After a few days you will read your draft with fresh eyes.',
    daysBefore: 14,
    priority: 'high',
    estimatedTimeHours: 4,
    isAsked: asksForEssay,
  },
  {
    key: 'essay-final',
    taskType: 'essay',
    title: 'Finish your essay',
    description: 'Have someone read it, then correct and shorten it.',
    reason: 'That leaves a week to fix what they notice.',
    daysBefore: 7,
    priority: 'high',
    estimatedTimeHours: 3,
    isAsked: asksForEssay,
  },
  {
    key: 'submit',
    taskType: 'application',
    title: 'Send your application',
    description: 'Check each line of the checklist, then send everything.',
    reason: 'Sites are slow on the last days, and a document may be missing.',
    daysBefore: 3,
    priority: 'urgent',
    estimatedTimeHours: 2,
    isAsked: () => true,
  },
  {
    key: 'interview',
    taskType: 'application',
    title: 'Prepare for the interview',
    description:
      'Read what the scholarship is for, and practice saying why you are applying.',
    reason: 'The interviewers set the date, after the deadline.',
    daysBefore: null,
    priority: 'medium',
    estimatedTimeHours: 3,
    isAsked: asksFor('interview'),
  },
]

const byKey = new Map(PREP_STEPS.map((step) => [step.key, step]))

/** Undefined for a step that an older plan had. */
export function stepOf(key: string): PrepStep | undefined {
  return byKey.get(key)
}

/** The steps that a listing asks for; if nothing is known about it, those of every award. */
export function stepsFor(asking: Asking | null): PrepStep[] {
  return PREP_STEPS.filter(({ key, isAsked }) =>
    asking === null ? key === 'submit' : isAsked(asking),
  )
}

/**
 * Advice for the steps that a listing asks for, each with its time before the deadline and the reason for that time;
 * by fixed rules.
 */
export function recommendationsFor(asking: Asking | null): string[] {
  return stepsFor(asking)
    .filter(({ key }) => key !== 'submit')
    .map(({ title, daysBefore, reason }) => {
      const when = daysBefore === null ? '' : `, ${daysBefore} days before the deadline`
      return `${title}${when}. ${reason}`
    })
}

function asksFor(...kinds: Requirement['kind'][]) {
  return ({ requirements }: Asking) =>
    requirements.some(({ kind, decide }) => decide.by === 'action' && kinds.includes(kind))
}

function asksForEssay(asking: Asking): boolean {
  return asking.requiresEssay === true || asksFor('essay-topic')(asking)
}

/** A minimum score is proven by the test's own report. */
function asksForLanguageTest(asking: Asking): boolean {
  const { minToeflScore, minIeltsScore, minDuolingoScore } = asking.criteria
  const minima = [minToeflScore, minIeltsScore, minDuolingoScore]
  return (
    minima.some((minimum) => minimum !== null) || asksFor('language', 'test-min')(asking)
  )
}

/** A minimum grade is proven by a transcript. */
function asksForDocuments({ requirements, criteria }: Asking): boolean {
  if (criteria.gpaRequirement !== null) return true
  return requirements.some(
    ({ decide, text }) =>
      decide.by === 'action' && /transcript|document|certificate|diploma/i.test(text),
  )
}
