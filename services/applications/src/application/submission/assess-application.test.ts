import { askedStudent, listing, requirement } from '@landfall/matching/testing/examples'
import type { Requirement } from '@landfall/matching/requirements/requirement'
import { describe, expect, it } from 'vitest'
import type { ListingRequirements } from '../../student/listing-requirements/listing-requirements.ts'
import type { ScholarshipCopy } from '../../student/scholarship-copy/scholarship-copy.ts'
import { type ApplicationForm, EMPTY_FORM } from '../application/application-form.ts'
import { assessApplication, type AssessmentBasis } from './assess-application.ts'

const WHOLE: ApplicationForm = {
  ...EMPTY_FORM,
  firstName: 'Ada',
  lastName: 'Okafor',
  email: 'ada@example.org',
  citizenship: 'NG',
  countryOfResidence: 'NG',
  currentDegreeLevel: 'graduate',
  fieldOfStudy: 'Engineering',
  currentInstitution: 'University of Lagos',
  personalStatement: 'I build bridges.',
}
const COPY: ScholarshipCopy = {
  scholarshipId: 'a',
  status: 'published',
  closedReason: null,
  title: 'Award',
  provider: 'Trust',
  ownerId: 'o',
  deadlineDate: null,
  deadlinePrecision: 'none',
  deadlineTimeZone: 'America/New_York',
  slug: null,
  sourceUrl: null,
  isAppliedHere: true,
  updatedAt: null,
  version: 1,
}
const NOW = new Date('2026-11-22T12:00:00Z')

function asking(o: {
  criteria?: Parameters<typeof listing>[0]
  requirements?: Requirement[]
}): ListingRequirements {
  return {
    scholarshipId: 'a',
    version: 1,
    criteria: listing(o.criteria) as ListingRequirements['criteria'],
    requirements: o.requirements ?? [],
    requiresEssay: null,
    sensitiveFacts: [],
  }
}

function assess(form: Partial<ApplicationForm>, o: Partial<AssessmentBasis> = {}) {
  const lastModifiedAt = new Date('2026-11-20T00:00:00Z')
  return assessApplication({
    application: { form: { ...WHOLE, ...form }, state: 'draft', lastModifiedAt },
    copy: COPY,
    asked: asking({}),
    profile: null,
    isEmailVerified: true,
    letters: [],
    now: NOW,
    ...o,
  })
}

const pathsOf = ({ blockers }: ReturnType<typeof assess>) =>
  blockers.map(({ path }) => path)
const words = (n: number) => Array.from({ length: n }, () => 'word').join(' ')
const toDo = (key: string, kind: Requirement['kind'], figures = {}): Requirement =>
  requirement({ key, kind, figures, decide: { by: 'action' } })

it('lets an undergraduate without a profile apply for a graduate award, and asks which degree they aim at', () => {
  const asked = asking({ criteria: { degreeLevels: ['graduate'] } })
  const { blockers, judgement } = assess({ currentDegreeLevel: 'undergraduate' }, { asked })
  expect(blockers).toEqual([])
  expect(judgement?.verdict).toBe('ANSWER_QUESTIONS')
})

it('lets a complete form pass, and says what each tab holds', () => {
  const { blockers, tabs } = assess({})
  expect(blockers).toEqual([])
  expect(tabs).toEqual([
    { tab: 'PERSONAL', done: 5, required: 5 },
    { tab: 'ACADEMIC', done: 3, required: 3 },
    { tab: 'ESSAYS', done: 1, required: 1 },
    { tab: 'EXPERIENCE', done: 0, required: 0 },
  ])
})

it('names everything at once: what is missing, too late, not verified or not met', () => {
  const found = assessApplication({
    application: { form: EMPTY_FORM, state: 'draft', lastModifiedAt: NOW },
    copy: { ...COPY, deadlineDate: '2026-11-01', deadlinePrecision: 'exact' },
    asked: asking({
      criteria: { citizenship: { kind: 'listed', codes: ['KE'], hint: null } },
      requirements: [toDo('essay-topic-1', 'essay-topic')],
    }),
    profile: askedStudent({ country: 'NG' }),
    isEmailVerified: false,
    letters: [],
    now: NOW,
  })
  expect(found.blockers.map(({ path, tab }) => [path, tab])).toEqual([
    ['account.email', null],
    ['deadline', null],
    ['eligibility', null],
    ['firstName', 'PERSONAL'],
    ['lastName', 'PERSONAL'],
    ['email', 'PERSONAL'],
    ['citizenship', 'PERSONAL'],
    ['countryOfResidence', 'PERSONAL'],
    ['currentDegreeLevel', 'ACADEMIC'],
    ['fieldOfStudy', 'ACADEMIC'],
    ['currentInstitution', 'ACADEMIC'],
    ['personalStatement', 'ESSAYS'],
    ['checklist.essay-topic-1', 'ESSAYS'],
  ])
  const said = found.blockers.map(({ path, message }) => [path, message])
  expect(Object.fromEntries(said)).toMatchObject({
    // The messages use the labels of the fields.
    currentDegreeLevel: 'Please select your current degree level',
    currentInstitution: 'Please enter your current school or university',
  })
  expect(found.blockers[1]?.message).toBe('The deadline was 1 Nov 2026, 23:59 New York.')
  expect(found.blockers[2]?.message).toMatch(/^Not eligible: citizenship\.$/i)
})

describe('the form', () => {
  it.each([
    ['500 words', { personalStatement: words(500) }, []],
    ['501 words', { personalStatement: words(501) }, ['personalStatement']],
    [
      'words parted by lines',
      { personalStatement: words(501).replaceAll(' ', '\n\n') },
      ['personalStatement'],
    ],
    ['no email address', { email: 'ada' }, ['email']],
    ['500 words between blanks', { personalStatement: ` ${words(500)}\n` }, []],
    ['a birthday to come', { dateOfBirth: '2026-11-22' }, ['dateOfBirth']],
    ['one of yesterday', { dateOfBirth: '2026-11-21' }, []],
    ['no GPA', { currentGpa: null }, []],
    ['the best GPA', { currentGpa: '4.00' }, []],
    ...['extracurriculars', 'workExperience', 'volunteerWork', 'awards'].map(
      (field): [string, Partial<ApplicationForm>, string[]] => [
        `one of ${field} that ends before it began`,
        { [field]: [{ ...noEntry(), startedOn: '2026-02-01', endedOn: '2026-01-31' }] },
        [field],
      ],
    ),
    [
      'an award of a day',
      { awards: [{ ...noEntry(), startedOn: '2026-02-01', endedOn: '2026-02-01' }] },
      [],
    ],
  ])('with %s', (_name, form, paths) => {
    expect(pathsOf(assess(form))).toEqual(paths)
  })
})

describe('what the scholarship asks to be done', () => {
  it('gives each essay topic the next essay of the form', () => {
    const requirements = [
      toDo('topic-a', 'essay-topic'),
      toDo('interview-1', 'interview'),
      ...['topic-b', 'topic-c', 'topic-d'].map((key) => toDo(key, 'essay-topic')),
    ]
    const form = { essay1: 'Because.', essay3: 'Therefore.' }
    const found = assess(form, { asked: asking({ requirements }) })
    expect(
      found.checklist.map(({ key, isDone, isRequired }) => [key, isDone, isRequired]),
    ).toEqual([
      ['topic-a', true, true],
      ['interview-1', null, false],
      ['topic-b', false, true],
      ['topic-c', true, true],
      // The form has no fourth essay.
      ['topic-d', null, false],
    ])
    expect(pathsOf(found)).toEqual(['checklist.topic-b'])
    expect(found.tabs[2]).toEqual({ tab: 'ESSAYS', done: 3, required: 4 })
  })

  it('counts the letters that are asked for', () => {
    const asked = asking({
      requirements: [toDo('letters', 'recommendation', { letters: 2 })],
    })
    expect(pathsOf(assess({ recommendationLetters: ['a'] }, { asked }))).toEqual([
      'checklist.letters',
    ])
    expect(pathsOf(assess({ recommendationLetters: ['a', 'b'] }, { asked }))).toEqual([])
    const one = asking({ requirements: [toDo('letters', 'recommendation')] })
    expect(assess({}, { asked: one }).blockers.map(({ message }) => message)).toEqual([
      'Please attach a letter of recommendation',
    ])
    expect(pathsOf(assess({ recommendationLetters: ['a'] }, { asked: one }))).toEqual([])
  })

  it('counts the letters that recommenders sent, and names the recommenders still awaited', () => {
    const asked = asking({
      requirements: [toDo('letters', 'recommendation', { letters: 2 })],
    })
    const ama = { recommenderName: 'Ama Mensah', state: 'submitted' } as const
    const kofi = { recommenderName: 'Kofi Boateng', state: 'opened' } as const
    const esi = { recommenderName: 'Esi Owusu', state: 'unsafe' } as const
    const yaw = { recommenderName: 'Yaw Addo', state: 'cancelled' } as const
    const waiting = assess({}, { asked, letters: [ama, kofi, esi, yaw] })
    expect(waiting.blockers.map(({ message }) => message)).toEqual([
      'Please attach 2 letters of recommendation: 1 is here, waiting for Kofi Boateng (opened the request), Esi Owusu (the file was unsafe, ask again)',
    ])
    const none = assess({}, { asked, letters: [kofi] })
    expect(none.blockers[0]?.message).toMatch(/recommendation: waiting for Kofi Boateng/)
    const there = assess({}, { asked, letters: [ama, { ...kofi, state: 'submitted' }] })
    expect(there.blockers).toEqual([])
  })

  it('waits for no letter where letters may follow', () => {
    const figures = { letters: 1, lettersMayFollow: true }
    const asked = asking({ requirements: [toDo('letters', 'recommendation', figures)] })
    const found = assess({}, { asked })
    expect(found.blockers).toEqual([])
    expect(found.checklist).toMatchObject([{ isDone: false, isRequired: false }])
    expect(found.tabs[3]).toEqual({ tab: 'EXPERIENCE', done: 0, required: 0 })
  })
})

describe('eligibility', () => {
  const GPA = asking({ criteria: { gpaRequirement: '3.00' } })

  it.each([
    [
      'the form says too little',
      { currentGpa: '2.90' },
      askedStudent({ gpa: '4.00' }),
      true,
    ],
    ['the form says enough', { currentGpa: '3.00' }, askedStudent({ gpa: '2.00' }), false],
    ['the profile says too little', {}, askedStudent({ gpa: '2.00' }), true],
    ['nobody says', {}, null, false],
  ])('is refused or not when %s', (_name, form, profile, isRefused) => {
    const paths = pathsOf(assess(form, { asked: GPA, profile }))
    expect(paths).toEqual(isRefused ? ['eligibility'] : [])
  })

  it('leaves what the provider must judge to the provider', () => {
    const asked = asking({ requirements: [requirement()] })
    const found = assess({}, { asked, profile: askedStudent() })
    expect(found.blockers).toEqual([])
    expect(found.judgement?.verdict).toBe('CHECK_WITH_PROVIDER')
  })

  it('says that somebody has to nominate the student for an award that needs a nomination', () => {
    const asked = asking({ criteria: { requiresNomination: true } })
    const found = assess({}, { asked, profile: askedStudent() })
    expect(found.judgement).toMatchObject({
      verdict: 'ELIGIBLE',
      label: 'Eligible once nominated',
      awaits: 'NOMINATION',
    })
  })

  it('waits until the scholarship’s conditions are known', () => {
    expect(pathsOf(assess({}, { asked: null }))).toEqual(['eligibility'])
  })
})

it.each([
  ['the catalog has not told of', null],
  ['its owner closed', { ...COPY, status: 'closed', closedReason: 'owner' } as const],
])('sends nothing to a scholarship that %s', (_name, copy) => {
  const closed = copy && { ...copy, deadlineDate: '2026-12-01', deadlinePrecision: 'exact' }
  expect(assess({}, { copy: closed }).blockers).toMatchObject([
    { path: 'deadline', message: 'This scholarship is not accepting applications now.' },
  ])
})

it('the grace accepts what was saved in time, and nothing later', () => {
  const copy = { ...COPY, deadlineDate: '2026-11-21', deadlinePrecision: 'exact' }
  const at = (time: string) => pathsOf(assess({}, { copy, now: new Date(time) }))
  expect(at('2026-11-22T05:10:00Z')).toEqual([])
  expect(at('2026-11-22T05:10:01Z')).toEqual(['deadline'])
})

it('an answer to the owner is judged by its form alone', () => {
  const lastModifiedAt = NOW
  const copy = { ...COPY, status: 'closed', closedReason: 'owner' } as const
  const asked = asking({ criteria: { gpaRequirement: '3.00' } })
  const form = { ...WHOLE, currentGpa: '2.00', lastName: null }
  const application = { form, state: 'more_info', lastModifiedAt } as const
  expect(pathsOf(assess({}, { application, copy, asked }))).toEqual(['lastName'])
})

function noEntry() {
  return {
    organization: null,
    role: null,
    startedOn: null,
    endedOn: null,
    hoursPerWeek: null,
    description: null,
  }
}
