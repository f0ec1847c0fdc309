import { type Result, err, ok } from '@landfall/kit/core/result'

/**
 * How one cell of a file says what the form says in its rows. Entries are divided by semicolons or lines:
 *
 *   age-max: 30
 *   [graduate, phd] gpa-min: 3.25
 *   You must be under 31 on July 1, 2027 => age-max: 30 on 2027-07-01
 *   fact: full-time-student
 *   We ask for a first degree => question-no: Do you already hold a bachelor's degree?
 *   step: Send two references
 *   provider: Good standing in our community
 *
 * Before `=>` come the words for students, which rules and shared questions do not need; levels in brackets are those
 * that are asked. A cell that begins with `[{` is JSON in the graph's shape.
 */

/** What the graph takes as one requirement. */
type RawRequirement = Readonly<Record<string, unknown>>

const SEPARATOR = /[\n;]/
const EXAMPLE = 'age-max: 30'

/** The entries of a cell or a list, each a text or an object. */
export function entriesOf(stated: unknown): Result<readonly unknown[], string> {
  if (stated === null || stated === undefined) return ok([])
  if (typeof stated !== 'string') {
    const all = [stated].flat().flatMap((one) => (isText(one) ? partsOf(one) : [one]))
    return ok(all)
  }
  if (!/^\s*\[\s*\{/.test(stated)) return ok(partsOf(stated))
  try {
    return ok([JSON.parse(stated)].flat())
  } catch {
    return err('Requirement rules are not valid JSON')
  }
}

/** One entry as the graph's object; that object's reader reports what is missing. */
export function readEntry(entry: string): Result<RawRequirement, string> {
  const { levels, words, decision } = divided(entry)
  const [, keyword = '', rest = ''] = /^([a-z-]+)\s*(?::\s*([^]*))?$/i.exec(decision) ?? []
  const read = decisionOf(keyword.toLowerCase(), rest.trim())
  if (read === null) {
    return err(`“${shortened(decision)}” is not a rule; write for example “${EXAMPLE}”`)
  }
  const appliesTo = levels === undefined ? {} : { appliesTo: commaList(levels) }
  return ok({ text: words ?? null, ...read, ...appliesTo })
}

function divided(entry: string) {
  const [, levels, others = entry] = /^\[([^\]]*)\]\s*([^]*)$/.exec(entry) ?? []
  const arrow = others.lastIndexOf('=>')
  return arrow === -1
    ? { levels, words: undefined, decision: others.trim() }
    : {
        levels,
        words: others.slice(0, arrow).trim() || undefined,
        decision: others.slice(arrow + 2).trim(),
      }
}

/** The parts of the object that a keyword stands for; null if it is not a keyword. */
function decisionOf(keyword: string, value: string): RawRequirement | null {
  switch (keyword) {
    case 'step':
      return { decidedBy: 'action', ...(value && { text: value }) }
    case 'provider':
      return { decidedBy: 'provider', ...(value && { text: value }) }
    case 'fact':
    case 'fact-no':
      return asking({ fact: value }, keyword)
    case 'question':
    case 'question-no':
      return asking({ text: value }, keyword)
    default: {
      const rule = ruleOf(keyword, value)
      return rule && { decidedBy: 'profile', rule: { kind: keyword, ...rule } }
    }
  }
}

function asking(question: RawRequirement, keyword: string): RawRequirement {
  const expects = !keyword.endsWith('-no')
  return { decidedBy: 'question', question: { ...question, expects } }
}

/** A rule's own parts, written after its kind. */
function ruleOf(kind: string, value: string): RawRequirement | null {
  switch (kind) {
    case 'age-max':
    case 'age-min': {
      const [, years = value, onDate = null] = /^(\S+)\s+on\s+(\S+)$/i.exec(value) ?? []
      return { years, onDate }
    }
    case 'born-after':
      return { date: value }
    case 'gpa-min':
      return { minimum: value }
    case 'english-min':
      return englishOf(value)
    case 'visa-in':
      return { types: commaList(value) }
    case 'gender':
      return { genders: commaList(value) }
    case 'level-in':
      return { levels: commaList(value) }
    case 'citizenship-in':
    case 'citizenship-not-in':
    case 'field-in':
    case 'field-not-in':
      return { codes: commaList(value) }
    case 'needs-aid':
      return {}
    default:
      return null
  }
}

/** "TOEFL 80, IELTS 6.5, waivers" */
function englishOf(value: string): RawRequirement {
  const scoreOf = (test: string) =>
    new RegExp(String.raw`\b${test}\s+(\S+?)(?:,|$)`, 'i').exec(value)?.[1] ?? null
  return {
    toefl: scoreOf('toefl'),
    ielts: scoreOf('ielts'),
    duolingo: scoreOf('duolingo'),
    acceptsWaivers: /\bwaivers\b/i.test(value) ? true : null,
  }
}

function partsOf(text: string): string[] {
  return text
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function commaList(text: string): string[] {
  return text.split(',').map((part) => part.trim())
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
