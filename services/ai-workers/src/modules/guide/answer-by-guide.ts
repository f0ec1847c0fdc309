import type { Mentor } from '../mentor/mentor.ts'
import { noteIn } from '../mentor/mentor-memory.ts'
import type { StudentRecords } from '../record/student-records.ts'
import type { RuleInForce } from '../rule/rule.ts'
import type { Context } from './context.ts'
import { CRISIS_ANSWER, CRISIS_SOURCES, speaksOfDanger } from './crisis-answer.ts'
import type { FindGuides } from './find-guides.ts'
import { type Guide, page, type Source } from './guide.ts'
import { immigrationAnswer } from './immigration-answer.ts'
import { asksOfImmigration } from './immigration-words.ts'
import { recordsAnswer } from './records-answer.ts'

export type GuideAnswer = {
  text: string
  sources: Source[]
  /** The guides that a language model may read for the same question. */
  guides: Guide[]
  /** True when the words must be the rules' own, so that no language model is asked. */
  isFixed: boolean
}

type Asked = {
  mentor: Pick<Mentor, 'name' | 'voice'>
  question: string
  /** What the student chose to talk about. */
  context: Context
  records: StudentRecords
  /** The immigration rules as they are today; read only when the question is about them. */
  rules: readonly RuleInForce[]
  findGuides: FindGuides
  /** The question's topic, whatever its words say. */
  topic?: 'immigration'
}

/**
 * The built-in guide: an answer from written guides, the immigration rules and the student's own records, in the
 * mentor's voice. The same question and records always get the same answer. Instructions within a question have no
 * effect: the guide looks for words and follows no instruction.
 */
export function answerByGuide(asked: Asked): GuideAnswer {
  const { question, context, records, findGuides } = asked
  if (speaksOfDanger(question)) return fixed(CRISIS_ANSWER, CRISIS_SOURCES)
  const remembered = memoryAnswer(asked)
  if (remembered !== null) return remembered
  if (asked.topic === 'immigration' || asksOfImmigration(question)) {
    const { text, sources } = immigrationAnswer(question, asked.rules, records.visa)
    return fixed(text, sources)
  }
  if (OF_OTHERS.test(question))
    return fixed(NOTHING_OF_OTHERS, [page('Privacy', '/privacy')])
  const guides = findGuides(question, context)
  const own = recordsAnswer(question, records)
  if (own !== null) return spoken(asked, own.text, own.sources, guides)
  const talk = smallTalk(question, guides, asked)
  if (talk !== null) return plain(talk, [])
  const [best, ...others] = guides
  if (best === undefined) return plain(NOT_KNOWN, [HELP])
  const more =
    others.length === 0
      ? ''
      : `\n\nI also have a guide on ${others.map(({ title }) => `“${title}”`).join(' and ')}. Ask me for it.`
  return spoken(asked, `${best.title}\n${best.text}${more}`, [...best.sources], guides)
}

const HELP = page('Help Center', '/help')

const NOT_KNOWN = `I have no guide on that, and I do not guess. I can help with
- your own deadlines, saved scholarships, matches, applications and essays,
- finding and choosing scholarships, planning, letters, tests, interviews, money, essays,
- what the rules say about visas, CPT and OPT,
- hard days.
Try it in other words, or ask one thing at a time.`

const NOTHING_OF_OTHERS =
  'I know nothing about anyone else here: no names, essays, grades or conversations. I can only read your own records, and no one else’s mentor can read those.'

const RECORDS = String.raw`(?:essays?|records?|data|grades?|applications?|names?|e-?mails?|profiles?|conversations?|messages?|passwords?|passports?|gpas?|addresses)`
const OF_OTHERS = new RegExp(
  String.raw`\b(?:other|another|every|all(?: the)?|somebody else|someone else|the previous|the last)\s*(?:students?|users?|people|persons?|applicants?|accounts?)?['’]?s?\s+(?:\w+\s+)?${RECORDS}\b|\b${RECORDS}\s+(?:of|from|for|by)\s+(?:all|any|other|another|every|somebody|someone|each)\b`,
  'iu',
)

function memoryAnswer({ question, records: { notes } }: Asked): GuideAnswer | null {
  const settings = page('What the mentor remembers', '/ai-mentor')
  const note = noteIn(question)
  if (note !== null) {
    const isKept = notes.includes(note)
    const text = isKept
      ? `I’ll remember that: “${note}”. You can read, change and delete it in Memory.`
      : 'My memory is turned off, so I won’t remember that. You can turn it on in Memory.'
    return fixed(text, [settings])
  }
  if (
    !/\bwhat (?:do|did|can) you (?:remember|know) (?:about|of) me\b|\bdo you remember\b/iu.test(
      question,
    )
  )
    return null
  const text =
    notes.length === 0
      ? 'I don’t remember anything about you. Write “Remember that …” when I should, and see it in Memory.'
      : `You asked me to remember this:\n${notes.map((one) => `- ${one}`).join('\n')}`
  return fixed(text, [settings])
}

const WHO =
  /\b(?:are you|r u) (?:an? |just an? )?(?:ai|bot|robot|human|real|person|chat\s?gpt|machine|llm|language model)\b|\bwho (?:are|made) you\b|\bwhat are you\b/iu
const HELLO =
  /^\W*(?:hi|hello|hey|good (?:morning|evening|afternoon)|namaste|hola|salam)\b/iu
const THANKS = /^\W*(?:thank|thanks|thx|great|ok(?:ay)?|cool|bye|goodbye)\b/iu

function smallTalk(
  question: string,
  guides: readonly Guide[],
  { mentor: { name } }: Asked,
): string | null {
  const text = question.trim()
  if (WHO.test(text)) {
    return `I am ${name}, a fictional character. My answers come from this site’s built-in guide: written guides, dated rules and your own records. No language model or person writes them.`
  }
  if (guides.length > 0) return null
  if (HELLO.test(text)) {
    return `Hello! I am ${name}. Ask me about your next deadlines, your matches, essays, letters, or how to begin.`
  }
  return THANKS.test(text)
    ? 'You’re welcome. Come back whenever you have a question.'
    : null
}

function fixed(text: string, sources: readonly Source[]): GuideAnswer {
  return { text, sources: [...sources], guides: [], isFixed: true }
}

/** Without the mentor's opening and closing words, which are about advice. */
function plain(text: string, sources: Source[]): GuideAnswer {
  return { text, sources, guides: [], isFixed: false }
}

function spoken(
  { mentor }: Asked,
  text: string,
  sources: Source[],
  guides: Guide[],
): GuideAnswer {
  const { open, close } = mentor.voice
  const whole = [open, text, close].filter((part) => part !== '').join('\n\n')
  return { text: whole, sources, guides, isFixed: false }
}
