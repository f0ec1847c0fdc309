import type { Rule } from '@landfall/immigration-rules/rule'

/** Common questions, and the rules that answer each, in this order. */
const QUESTIONS: readonly { id: string; question: string; rules: readonly string[] }[] = [
  {
    id: 'visa-when',
    question: 'When can I get my visa and enter the United States?',
    rules: ['F2', 'F3'],
  },
  { id: 'sevis-fee', question: 'When do I pay the SEVIS fee?', rules: ['F1', 'F1-fee'] },
  {
    id: 'visa-denied',
    question: 'My visa was denied. What can I do?',
    rules: ['F8'],
  },
  {
    id: 'opt-when',
    question: 'When do I apply for OPT?',
    rules: ['O2', 'O3'],
  },
  {
    id: 'opt-who',
    question: 'Who may have OPT?',
    rules: ['O1-who', 'O1'],
  },
  {
    id: 'opt-denied',
    question: 'USCIS denied my OPT. What can I do?',
    rules: ['D1'],
  },
  {
    id: 'without-work',
    question: 'How long may I be without work during OPT?',
    rules: ['O4', 'S4'],
  },
  { id: 'cpt-who', question: 'Who can do CPT?', rules: ['C1'] },
  { id: 'cpt-opt', question: 'Does CPT use up OPT?', rules: ['C2'] },
  {
    id: 'stem',
    question: 'How do I extend OPT as a STEM graduate?',
    rules: ['S1', 'S2', 'S3'],
  },
  { id: 'work', question: 'How much may I work on campus?', rules: ['M2'] },
  { id: 'off-campus', question: 'May I work off campus?', rules: ['W1'] },
  {
    id: 'visa-expired',
    question: 'My visa expires. Do I have to leave?',
    rules: ['V3'],
  },
  { id: 'travel', question: 'What do I need to come back?', rules: ['V4'] },
  { id: 'full-course', question: 'How many credits do I have to take?', rules: ['M1'] },
  {
    id: 'grace',
    question: 'How long may I stay after my program ends?',
    rules: ['M5', 'V1-stay'],
  },
  { id: 'address', question: 'I moved. Who do I need to tell?', rules: ['M3'] },
  {
    id: 'ssn',
    question: 'When can I get a Social Security number?',
    rules: ['W2'],
  },
  {
    id: 'fica',
    question: 'Do I pay Social Security and Medicare tax?',
    rules: ['T2'],
  },
  { id: 'family', question: 'May my family work or study?', rules: ['M8'] },
  { id: 'tax', question: 'Is my scholarship taxed?', rules: ['T1'] },
]

export type CommonQuestion = { id: string; question: string; rules: Rule[] }

/** Each question with the rules in force that answer it; a question without any is left out. */
export function commonQuestions(rules: readonly Rule[]): CommonQuestion[] {
  return QUESTIONS.map(({ id, question, rules: ids }) => {
    const answers = ids.flatMap((ruleId) => rules.find((rule) => rule.id === ruleId) ?? [])
    return { id, question, rules: answers }
  }).filter((question) => question.rules.length > 0)
}
