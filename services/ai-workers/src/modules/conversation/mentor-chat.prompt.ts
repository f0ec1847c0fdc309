import { FENCE_RULE, fenceText } from '../provider/fence-text.ts'
import type { Prompt } from '../provider/prompt.ts'
import type { AwardRecord, StudentRecords } from '../record/student-records.ts'
import type { Context } from '../guide/context.ts'
import type { Guide } from '../guide/guide.ts'
import type { Mentor } from '../mentor/mentor.ts'
import type { Exchange } from './conversation.ts'

const RULES = `You are a mentor for international students who look for scholarships to study in the United States. You are a language model and say so when asked.
Rules:
- Answer in plain American English, at most 180 words, without markup. Lines that begin with "- " may make a list.
- Facts come from the data and the guides below alone. What is not in them you do not know: say so, and where to look.
- Never invent a scholarship, date, amount, chance or quote. Write no addresses of web pages.
- Never write an essay, a letter or a part of one for the student. Ask questions that help them write.
- Say nothing about visas, immigration status, work permission or I-20, OPT and CPT: tell the student to ask that as a question of its own.
- There is one student, and the data are theirs. You know nothing of anybody else.
${FENCE_RULE}`

const TALK: Record<Context, string> = {
  general: 'anything about studying and scholarships',
  scholarship_search: 'finding scholarships',
  application_help: 'applications',
  motivation: 'keeping going',
  celebration: 'what went well',
  stress_management: 'stress; you are no counselor, and say so when it matters',
}

export type ChatFacts = {
  mentor: Pick<Mentor, 'name' | 'manner'>
  context: Context
  records: StudentRecords
  guides: readonly Guide[]
  earlier: readonly Exchange[]
  question: string
}

/** Each award takes space in the model's window, and costs money; the soonest deadlines come first. */
const MAX_TOLD = 100

/** One question with everything that its answer may be based on. */
export const mentorChatPrompt: Prompt<ChatFacts> = (facts) => {
  const { mentor, context, records, guides, earlier, question } = facts
  const manner = `Your name is ${mentor.name}. Manner: ${mentor.manner} The student wants to talk about ${TALK[context]}.`
  const known = guides.map(({ title, text }) => `${title}\n${text}`).join('\n\n')
  return [
    { role: 'system', content: `${RULES}\n${manner}` },
    {
      role: 'user',
      content: `The student’s own records:\n${fenceText(JSON.stringify(withoutConditions(records), null, 1))}\n\nGuides:\n${fenceText(known)}`,
    },
    ...earlier.flatMap(({ question: asked, answer }) => [
      { role: 'user' as const, content: fenceText(asked) },
      { role: 'assistant' as const, content: answer ?? '' },
    ]),
    { role: 'user', content: `The student’s question:\n${fenceText(question)}` },
  ]
}

/**
 * A verdict names the condition that decides it, which may reveal something that the student told nobody else (a
 * faith, a disability). The model needs the verdict alone; the award's page has the rest.
 */
function withoutConditions(records: StudentRecords) {
  const { match, saved, applications } = records
  const isCut = saved.length > MAX_TOLD || applications.length > MAX_TOLD
  return {
    ...records,
    // The model is asked nothing about immigration.
    visa: undefined,
    ...(isCut && {
      savedInAll: saved.length,
      applicationsInAll: applications.length,
    }),
    saved: saved.slice(0, MAX_TOLD).map(withVerdictAlone),
    applications: applications.slice(0, MAX_TOLD).map(withVerdictAlone),
    match: match && {
      ...match,
      best: match.best.map((one) => ({ ...one, label: verdictAlone(one.label) })),
    },
  }
}

function withVerdictAlone(award: AwardRecord): AwardRecord {
  return { ...award, verdict: verdictAlone(award.verdict) }
}

function verdictAlone<Label extends string | null>(label: Label): string | Label {
  return label?.split(':')[0] ?? label
}
