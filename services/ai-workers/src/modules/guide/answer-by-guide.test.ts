import type { Rule } from '@landfall/immigration-rules/rule'
import { RULES } from '@landfall/immigration-rules/rules/rules'
import { loadWordVectors } from '@landfall/matching/goals/load-word-vectors'
import type { RuleForm } from '@landfall/proto-events/immigration/rule-forms-published.v1'
import { describe, expect, it } from 'vitest'
import { MENTORS } from '../mentor/mentors.ts'
import type { StudentRecords } from '../record/student-records.ts'
import { type RuleInForce, rulesOn } from '../rule/rule.ts'
import { changedForm, shippedForm } from '../rule/testing/rule-forms.ts'
import { answerByGuide } from './answer-by-guide.ts'
import { createFindGuides } from './find-guides.ts'
import { GUIDES } from './guides/guides.ts'
import { QUESTIONS, RECORDS } from './testing/questions.ts'

const findGuides = createFindGuides(loadWordVectors())
const SHIPPED = rulesOn(RULES, new Map(), RECORDS.today)
const answer = (
  question: string,
  records: StudentRecords = RECORDS,
  rules: readonly RuleInForce[] = SHIPPED,
) =>
  MENTORS.map((mentor) =>
    answerByGuide({ mentor, question, context: 'general', records, rules, findGuides }),
  )
const firstOf = (question: string, records?: StudentRecords) =>
  answer(question, records)[0]?.text ?? ''

const NOTHING: StudentRecords = {
  today: '2026-11-23',
  hasProfile: false,
  visa: null,
  saved: [],
  applications: [],
  tasks: {
    today: '2026-11-23',
    openTasks: 0,
    completedTasks: 0,
    openLines: 0,
    completedLines: 0,
    next: [],
  },
  match: null,
  essays: [],
  notes: [],
}

/** The first saved award, in another state. */
const wells = (state: string) => RECORDS.saved.slice(0, 1).map((one) => ({ ...one, state }))

/** The answer on what to work on, when the first award is both saved and applied to. */
const nextWith = (saved: string, application: string) =>
  firstOf('What should I do next?', {
    ...RECORDS,
    saved: wells(saved),
    applications: [...RECORDS.applications, ...wells(application)],
  }).match(/Work on [^:]*/gu)

const tasksWith = (tasks: StudentRecords['tasks']) =>
  firstOf('What are my tasks?', { ...RECORDS, tasks })

describe('the built-in guide', () => {
  it('answers more than a hundred real questions of students usefully', () => {
    expect(new Set(QUESTIONS.map(([question]) => question)).size).toBe(136)
    const missed = QUESTIONS.filter(
      ([question, ...needs]) => !needs.every((need) => need.test(firstOf(question))),
    )
    expect(missed.map(([question]) => question)).toEqual([])
  })

  it.each(['Which awards should I apply for?', 'awards for engineers', 'find awards'])(
    'takes an award and a scholarship for one thing: %s',
    (question) => {
      const other = question.replace('awards', 'scholarships')
      expect(firstOf(question)).toBe(firstOf(other))
    },
  )

  it('says what is missing where a student has nothing yet', () => {
    expect(firstOf('What are my next deadlines?', NOTHING)).toContain(
      'not saved any scholarships',
    )
    expect(firstOf('what is my best match', NOTHING)).toContain('not run a match')
    expect(firstOf('What should I do next?', NOTHING)).toContain('Fill in your profile')
    expect(firstOf('how are my applications going', NOTHING)).toContain('no application')
    expect(firstOf('What are my tasks?', NOTHING)).toContain('no tasks in the toolkit')
    expect(firstOf('Remember that I like tea', NOTHING)).toContain('turned off')
  })

  it.each([
    'What are my tasks?',
    'which tasks are due',
    'show me my checklist',
    'what is on my to-do list',
    'how many tasks do i have left',
  ])('knows the tasks of the toolkit: %s', (question) => {
    const text = firstOf(question)
    expect(text).toContain('You have 2 open tasks and 1 open checklist line; 3 steps done.')
    expect(text).toMatch(
      /- Ask for letters \(Wells for Tomorrow Fellowship\), in progress: was due 20 Nov 2026\n/u,
    )
    expect(text).toMatch(/- Name two referees\. \(Wells for Tomorrow Fellowship\)$/mu)
    const [first] = answer(question)
    expect(first?.sources).toContainEqual({
      title: 'Plan: Wells for Tomorrow Fellowship',
      url: '/application-toolkit?scholarship=0195a3c2-1d00-7000-8000-0000000000a1',
      says: null,
    })
  })

  it('says that tasks are done only where none is open that it cannot name', () => {
    const done = {
      today: '2026-11-23',
      openTasks: 0,
      completedTasks: 2,
      openLines: 0,
      completedLines: 1,
      next: [],
    }
    expect(tasksWith(done)).toContain('Everything in your toolkit is done.')
    const open = tasksWith({ ...done, openTasks: 2 })
    expect(open).toContain('The toolkit shows what is open.')
    expect(open).not.toContain('is done')
  })

  it('says of a task by the student’s own day whether it was due', () => {
    for (const question of ['What are my tasks?', 'What should I do next?']) {
      const on = (today: string) =>
        firstOf(question, { ...RECORDS, tasks: { ...RECORDS.tasks, today } })
      expect(on('2026-11-20')).toContain('in progress: due 20 Nov 2026')
      expect(on('2026-11-21')).toContain('in progress: was due 20 Nov 2026')
    }
  })

  it('names the next task when asked what to do', () => {
    expect(firstOf('What should I do next?')).toContain('Next task: Ask for letters')
  })

  it('names what is still to be applied to, each award once and the soonest first', () => {
    expect(nextWith('planned', 'draft')).toEqual([
      'Work on Wells for Tomorrow Fellowship',
      'Work on North Star Grant',
    ])
    for (const over of ['submitted', 'in review', 'declined', 'withdrawn', 'accepted'])
      expect(nextWith('planned', over)).toEqual(['Work on North Star Grant'])
    for (const state of ['applied', 'accepted', 'rejected'])
      expect(
        firstOf('What should I do next?', {
          ...RECORDS,
          applications: [],
          saved: wells(state),
        }),
      ).not.toContain('Work on')
  })

  it('does not guess what no guide knows', () => {
    for (const question of ['What is the capital of France?', 'qwertz', '123', '…']) {
      expect(firstOf(question)).toContain('I do not guess')
    }
  })

  it('adds no words of advice to a greeting, or to what it does not know', () => {
    for (const question of ['Hello', 'Thank you!', 'Are you a robot?', 'qwertz']) {
      const all = answer(question)
      for (const [at, { text }] of all.entries()) {
        const { open, close } = MENTORS[at]?.voice ?? { open: '', close: '' }
        expect(text.endsWith(close)).toBe(false)
        expect(open !== '' && text.startsWith(open)).toBe(false)
      }
    }
  })

  it('speaks in the voice of each mentor and says the same', () => {
    const all = answer('How do I ask for a letter?')
    expect(new Set(all.map(({ text }) => text)).size).toBe(MENTORS.length)
    for (const { text } of all) expect(text).toContain('month ahead')
  })
})

describe('words of danger', () => {
  it.each([
    'I want to kill myself',
    'i dont want to live anymore',
    'sometimes I think about suicide',
    'I think everyone would be better off without me',
    'There is no reason to live if I am rejected',
    'my boyfriend hits me',
    'I have been cutting myself since the exams',
  ])('show help lines first, in the same words by every mentor: %s', (question) => {
    const all = answer(question)
    expect(new Set(all.map(({ text }) => text)).size).toBe(1)
    expect(all[0]?.text).toMatch(/^If you are in danger[^]*988[^]*findahelpline\.com/u)
    expect(all[0]?.isFixed).toBe(true)
  })

  it('are not seen where there are none', () => {
    for (const question of ['This deadline is killing me', 'How do I cut my essay?']) {
      expect(firstOf(question)).not.toContain('988')
    }
  })
})

describe('immigration', () => {
  it('is answered from rules in force alone, each with its source and day, and handed over to the DSO', () => {
    for (const question of [
      'How many hours can I work on campus?',
      'When can I apply for OPT?',
    ]) {
      const [found] = answer(question)
      expect(found).toMatchObject({ isFixed: true })
      expect(found?.text).toMatch(
        /Checked on (?:22|30) Nov 2026[^]*not legal advice[^]*Ask your DSO/u,
      )
      expect(found?.sources[0]?.title).toMatch(/^Rule [A-Z]\d/u)
      expect(found?.sources[0]?.says).toBeTruthy()
    }
  })

  it.each([
    'How long can I stay after I graduate?',
    'Do I have a grace period after OPT?',
    'What is the grace period after my STEM OPT, and how do I file for it?',
  ])('asks what the I-94 says before it speaks of 60 days: %s', (question) => {
    const text = firstOf(question)
    expect(text).toMatch(
      /Look at your I-94 first[^]*If your I-94 says “D\/S”[^]*60 days[^]*If your I-94 shows a date/u,
    )
  })

  describe('of a changed rule', () => {
    const [rule] = RULES.filter(({ id }) => id === 'M3') as [Rule]
    const asked = (day: string, ...forms: readonly RuleForm[]) => {
      const rules = rulesOn([rule], new Map([[rule.id, forms]]), day)
      return answer('I moved to a new address, whom do I tell?', RECORDS, rules)[0]
    }

    it('is answered from the form that is in force, with the source of that form', () => {
      const forms = [
        shippedForm(rule, { effectiveTo: '2026-12-31' }),
        changedForm(rule, '2027-01-01', {
          says: 'A change of address is reported within 8 days.',
          source: '8 CFR 265.1',
          verifiedOn: '2026-11-20',
          confidence: 'of-a-newer-release',
        }),
      ]
      const [before, after] = ['2026-12-31', '2027-01-01'].map((day) =>
        asked(day, ...forms),
      )
      expect(before?.text).toContain('within 10 days')
      expect(before?.sources[0]?.says).toBe(rule.source)
      expect(after?.text).toContain('within 8 days')
      expect(after?.text).not.toContain('10 days')
      expect(after?.text).toContain('Checked on 20 Nov 2026; not confirmed')
      expect(after?.text).not.toContain('may still give the old one')
      expect(after?.sources[0]).toMatchObject({ says: '8 CFR 265.1' })
    })

    it('says where words may be older than a figure', () => {
      const form = changedForm(rule, '2026-11-01', { hasOlderWords: true })
      expect(asked(RECORDS.today, form)?.text).toMatch(
        /within 10 days[^]*so the text may still give the old one/u,
      )
    })
  })

  it('says where a student’s dates follow the rules as they are today', () => {
    const [found] = answer('When can I apply for OPT?')
    expect(found?.text).toContain(
      'the Immigration Guidance page works out your dates by the rules as they are today',
    )
    expect(found?.sources.at(-1)).toMatchObject({
      title: expect.stringContaining('your dates'),
      url: '/immigration',
    })
  })

  it('tells both kinds of cap-gap apart', () => {
    const text = firstOf('What is the cap-gap for my H-1B?')
    expect(text).toContain('Cap-gap: stay and work')
    expect(text).toContain('Cap-gap: stay without work')
  })

  it('questions without a rule are left alone, and nobody’s status is judged', () => {
    const unknown = firstOf('Can my wife get a work permit on H-4?')
    expect(unknown).toContain('None of the rules I have answers that')
    const status = firstOf('I missed two months of class, am I out of status?')
    expect(status).toContain('Only your DSO or an immigration lawyer can judge')
  })
})

it('names the countries of the visa limits, and those whose forms USCIS may hold', () => {
  const text = firstOf('Is my country in the travel ban?')
  expect(text).toContain('38 countries: 19 in full, 19 in part')
  expect(text).toContain('39 countries, these and Turkmenistan')
  expect(text).toContain('people who travel on a Palestinian Authority document')
  expect(text).toContain('What changed after February 2026 could not be checked.')
})

describe('the guides', () => {
  it('are at least thirty, each plain, with where it comes from', () => {
    expect(GUIDES.length).toBeGreaterThanOrEqual(30)
    expect(new Set(GUIDES.map(({ id }) => id)).size).toBe(GUIDES.length)
    for (const { text, sources } of GUIDES) {
      expect(sources).not.toEqual([])
      expect(text.split(/\s+/u).length).toBeLessThan(130)
      expect(text).not.toMatch(/https?:|[<>*#]|\bguarantee (?:that )?you\b/u)
    }
  })
})
