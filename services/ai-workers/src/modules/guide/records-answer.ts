import { dayInWords } from '@landfall/calendar/words'
import { leftOpen, scholarships } from '@landfall/matching/notes/count-words'
import type { AwardRecord, StepRecord, StudentRecords } from '../record/student-records.ts'
import { page, type Source } from './guide.ts'

/** An answer from the student's own records. */
type RecordsAnswer = { text: string; sources: Source[] }
type Topic = { asks: RegExp; answer: (records: StudentRecords) => RecordsAnswer }

const SHOWN = 6
/** States in which the student has something to do before the deadline. */
const TO_WORK_ON: readonly string[] = ['not applied', 'planned', 'draft', 'more info']
const SAVED = page('Saved scholarships', '/saved')
const MATCHING = page('AI matching', '/ai-matching')
const CALENDAR = page('Calendar', '/calendar')
const APPLICATIONS = page('Your applications', '/applications')
const TOOLKIT = page('Application toolkit', '/application-toolkit')
const ESSAYS = page('Essay review', '/essay-review')

/** The first topic that a question fits answers it. */
const TOPICS: readonly Topic[] = [
  {
    asks: /\b(?:what (?:should|do|can) i do (?:next|today|now|this (?:week|month|weekend))|what(?:['’]s| is| comes) next|where do i stand|how am i doing|my (?:progress|situation)|summary of my)\b/iu,
    answer: standing,
  },
  {
    asks: /\b(?:my (?:open |next |own )?(?:tasks?|checklists?|prep plans?)|to-?dos?(?: list)?|(?:what|which|how many) (?:open |of my )?(?:tasks|checklist (?:lines|items))|tasks? (?:do i have|(?:is|are) (?:due|open|left|next)))\b/iu,
    answer: tasks,
  },
  {
    asks: /\b(?:my|next|upcoming|coming|soon\w*|closest|nearest|first|this (?:week|month))\b[^.?!]{0,40}\b(?:deadlines?|due)\b|\bdeadlines?\b[^.?!]{0,40}\b(?:do i have|have i|coming|soon|this (?:week|month)|of my|for my|are next|next)\b|\bwhat(?:['’]?s| is) due\b|\bwhen (?:are|is) my\b/iu,
    answer: deadlines,
  },
  {
    asks: /\b(?:which|what|do|are|am)\b[^.?!]{0,30}\b(?:saved|my list)\b[^.?!]{0,40}\b(?:fit|eligible|qualify|meet|right)\b|\b(?:eligible|qualify)\b[^.?!]{0,30}\bsaved\b|\bwhich (?:scholarships|awards|ones) am i eligible\b/iu,
    answer: verdicts,
  },
  {
    asks: /\b(?:my (?:best |top |last |latest )?match(?:es)?\b(?! score)|best match|(?:fit|match|suit)(?:es|s)? me\b|recommend (?:me )?(?:a |some |any )?(?:scholarship|award)|what did (?:my|the) match|scholarships (?:for|can) (?:me|i) apply|(?:which|what) (?:scholarships?|awards?)\b[^.?!]{0,60}\b(?:can|could|would|will) i (?:really |actually |likely |probably )?(?:win|get|have|receive))\b/iu,
    answer: matches,
  },
  {
    asks: /\b(?:my saved|(?:have|did) i saved?|saved (?:scholarships|awards)|my (?:list|favorites))\b/iu,
    answer: savedAwards,
  },
  {
    asks: /\b(?:(?:status|state) of my applications?|my applications?\b[^.?!]{0,25}\b(?:status|far|going|state|now)|what (?:have|did) i (?:apply|applied|submit\w*)|which applications|where (?:is|are) my applications?|how (?:is|are|far (?:is|are)) my applications?|my open applications)\b/iu,
    answer: applications,
  },
  {
    asks: /\b(?:my essays?['’]? (?:scores?|reviews?|results?|status)|(?:scores?|results?|reviews?|status) of my (?:last |latest )?essays?|which essays|how (?:did|is|was|are) my (?:last |latest )?essays?|essays have i)\b/iu,
    answer: essays,
  },
]

/** Answers from the student's own records; null for a question about anything else. */
export function recordsAnswer(
  question: string,
  records: StudentRecords,
): RecordsAnswer | null {
  const topic = TOPICS.find(({ asks }) => asks.test(question))
  return topic?.answer(records) ?? null
}

function standing(records: StudentRecords): RecordsAnswer {
  const { saved, applications: all, match, hasProfile } = records
  const dated = records.tasks.next.filter(({ due }) => due !== null)
  const next = datedAwards(records).filter(({ state }) => TO_WORK_ON.includes(state))
  const steps = [
    ...(hasProfile
      ? []
      : ['Fill in your profile: without it, we can’t check any scholarship for you.']),
    ...(match === null
      ? ['Run AI matching once, and save the scholarships worth a look.']
      : []),
    ...(match !== null && match.toAnswer > 0
      ? [
          `Answer the questions your last match left open for ${scholarships(match.toAnswer)}.`,
        ]
      : []),
    ...dated
      .slice(0, 1)
      .map((one) => `Next task: ${stepInWords(one, records.tasks.today)}.`),
    ...next.slice(0, 2).map((one) => `Work on ${one.title}: ${one.deadline}.`),
    ...(all.length === 0 && saved.length > 0
      ? ['Start one application: create a prep plan for it.']
      : []),
  ]
  const known = `You have ${count(saved.length, 'saved scholarship')} and ${count(all.length, 'application')} here.`
  const todo =
    steps.length > 0
      ? `What I would do next:\n${list(steps.slice(0, 4))}`
      : 'Nothing here is urgent. Look for one more scholarship that fits you.'
  return { text: `${known}\n${todo}`, sources: [SAVED, APPLICATIONS, MATCHING] }
}

function tasks({ tasks: all, saved }: StudentRecords): RecordsAnswer {
  const { today, openTasks, completedTasks, openLines, completedLines, next } = all
  if (openTasks + completedTasks + openLines + completedLines === 0) {
    const how =
      saved.length === 0
        ? 'Save a scholarship first, then create a prep plan for it.'
        : 'Create a prep plan for one of your saved scholarships.'
    const text = `You have no tasks in the toolkit yet. ${how} It lists the steps the scholarship requires, with dates counted back from its deadline.`
    return { text, sources: [TOOLKIT] }
  }
  const open = `You have ${count(openTasks, 'open task')} and ${count(openLines, 'open checklist line')}; ${count(completedTasks + completedLines, 'step')} done.`
  // Steps of an award that is not known here have no names.
  const unnamed =
    openTasks + openLines === 0
      ? 'Everything in your toolkit is done.'
      : 'The toolkit shows what is open.'
  const steps =
    next.length === 0
      ? unnamed
      : `Next:\n${list(next.slice(0, SHOWN).map((one) => stepInWords(one, today)))}`
  return { text: `${open}\n${steps}`, sources: [TOOLKIT, CALENDAR, ...plansOf(next)] }
}

/** "Ask for letters (Wells Fellowship), in progress: due 1 Dec 2026". */
function stepInWords(
  { title, award, state, due, dueDay }: StepRecord,
  today: string,
): string {
  const begun = state === null || state === 'not started' ? '' : `, ${state}`
  const day =
    due === null || dueDay === null ? '' : `: ${dueDay < today ? 'was due' : 'due'} ${due}`
  return `${title} (${award})${begun}${day}`
}

function plansOf(steps: readonly StepRecord[]): Source[] {
  const titles = new Map(steps.map(({ scholarshipId, award }) => [scholarshipId, award]))
  return [...titles]
    .slice(0, 3)
    .map(([id, award]) => page(`Plan: ${award}`, `/application-toolkit?scholarship=${id}`))
}

function deadlines(records: StudentRecords): RecordsAnswer {
  const { today } = records
  const known = knownAwards(records)
  const dated = datedAwards(records)
  if (known.length === 0) return { ...nothingSaved(), sources: [MATCHING, CALENDAR] }
  if (dated.length === 0) {
    const text = 'None of your scholarships has an upcoming deadline.'
    return { text, sources: [CALENDAR] }
  }
  const lines = dated.map((one) => `${one.title}: ${one.deadline} (${one.state})`)
  const undated = known.length - dated.length
  const rest =
    undated === 0 ? '' : `\n${count(undated, 'scholarship')} without an upcoming deadline.`
  const text = `Your next deadlines, as of ${dayInWords(today)}:\n${listOfFirst(lines)}${rest}`
  return { text, sources: [CALENDAR, ...pagesOf(dated)] }
}

/** Each award once, with the state of its application if it has one. */
function knownAwards({ saved, applications: all }: StudentRecords): AwardRecord[] {
  const byId = new Map([...saved, ...all].map((award) => [award.scholarshipId, award]))
  return [...byId.values()]
}

/** The awards with a date ahead, the soonest first. */
function datedAwards(records: StudentRecords): AwardRecord[] {
  return knownAwards(records)
    .filter(({ deadline }) => deadline !== null)
    .toSorted((a, b) => ((a.deadlineDay ?? '') < (b.deadlineDay ?? '') ? -1 : 1))
}

function verdicts({ saved, hasProfile }: StudentRecords): RecordsAnswer {
  if (saved.length === 0) return nothingSaved()
  if (!hasProfile) {
    const text =
      'You have no profile yet, so we can’t check any scholarship for you. Fill it in first.'
    return { text, sources: [page('Your profile', '/profile')] }
  }
  const lines = saved.map(({ title, verdict }) => `${title}: ${verdict}`)
  const text = `What the rules say about your saved scholarships:\n${listOfFirst(lines)}\nOpen one to see each of its conditions.`
  return { text, sources: [SAVED, ...pagesOf(saved)] }
}

function matches({ match }: StudentRecords): RecordsAnswer {
  if (match === null) {
    const text =
      'You have not run a match yet. AI matching checks you against every scholarship and shows which ones fit you, and why.'
    return { text, sources: [MATCHING] }
  }
  const { day, eligible, waiting, toAnswer, toCheck, best, tips } = match
  const over =
    waiting === null || waiting === 0
      ? ''
      : `; ${waiting} of them ${waiting === 1 ? 'waits for its' : 'wait for their'} next round`
  const counts = `In your last match, on ${day}, you met every requirement of ${scholarships(eligible)}${over}. ${leftOpen(toAnswer, toCheck)}.`
  const named = best.map(
    ({ title, label, score }) =>
      `${title}: ${label}${score === null ? '' : `, score ${score}`}`,
  )
  const parts = [
    counts,
    ...(named.length > 0 ? [`The best of them:\n${list(named)}`] : []),
    ...(tips.length > 0 ? [`What would open more:\n${list(tips)}`] : []),
  ]
  return { text: parts.join('\n'), sources: [MATCHING, ...pagesOf(best)] }
}

function savedAwards({ saved }: StudentRecords): RecordsAnswer {
  if (saved.length === 0) return nothingSaved()
  const text = `You have ${count(saved.length, 'saved scholarship')}:\n${listOfFirst(saved.map(inWords))}`
  return { text, sources: [SAVED, ...pagesOf(saved)] }
}

function applications({ applications: all }: StudentRecords): RecordsAnswer {
  if (all.length === 0) {
    const text =
      'You have no applications here yet. Open a scholarship and choose Apply to start one.'
    return { text, sources: [APPLICATIONS, SAVED] }
  }
  const text = `Your applications here:\n${listOfFirst(all.map(inWords))}`
  return { text, sources: [APPLICATIONS, ...pagesOf(all)] }
}

function essays({ essays: all }: StudentRecords): RecordsAnswer {
  if (all.length === 0) {
    const text =
      'You have not submitted an essay yet. The essay review checks drafts by rules and shows the sentences behind each score.'
    return { text, sources: [ESSAYS] }
  }
  const lines = all.map(({ title, status, score }) => {
    return `${title}: ${score === null ? status.replaceAll('_', ' ') : `${score} of 100 by the rules`}`
  })
  return {
    text: `Your newest essays:\n${list(lines.slice(0, SHOWN))}`,
    sources: [ESSAYS],
  }
}

function nothingSaved(): RecordsAnswer {
  const text =
    'You have not saved any scholarships yet. Press the heart on the ones worth a look: then I know their deadlines, and you get reminders.'
  return { text, sources: [MATCHING, page('All scholarships', '/scholarships')] }
}

function inWords({ title, state, deadline }: AwardRecord): string {
  return `${title}: ${state}${deadline === null ? '' : `; ${deadline}`}`
}

function pagesOf(all: readonly { scholarshipId: string; title: string }[]): Source[] {
  return all
    .slice(0, 3)
    .map(({ scholarshipId, title }) => page(title, `/scholarships/${scholarshipId}`))
}

function list(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n')
}

/** The first lines, and how many more there are. */
function listOfFirst(lines: readonly string[]): string {
  const more = lines.length > SHOWN ? `\nAnd ${lines.length - SHOWN} more.` : ''
  return `${list(lines.slice(0, SHOWN))}${more}`
}

const count = (total: number, one: string) => `${total} ${total === 1 ? one : `${one}s`}`
