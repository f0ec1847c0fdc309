import type { Rule } from '../rule.ts'
import { READ_SECOND_HAND } from './checked.ts'
import { WITHDREW } from './tests-of-days.ts'

/** Keeping F-1 status. */
export const STATUS_RULES: readonly Rule[] = [
  {
    ...READ_SECOND_HAND,
    id: 'M1',
    topics: ['general'],
    title: 'A full course of study',
    says: 'Undergraduates take 12 credits a term, graduates 9 as a rule. At most one online class (3 credits) a term counts toward it.',
    compute: { kind: 'condition' },
    source: 'Temple ISSS; USCIS Policy Manual, August 2024, by Miller Mayer',
  },
  {
    ...READ_SECOND_HAND,
    id: 'M2',
    topics: ['general'],
    title: 'Work on campus',
    says: 'At most 20 hours a week while school is in session.',
    compute: { kind: 'condition' },
    source: 'Moorpark College International Student Program',
  },
  {
    ...READ_SECOND_HAND,
    id: 'M3',
    topics: ['general', 'opt', 'cpt'],
    title: 'Report a new address',
    says: 'A change of address is reported within 10 days.',
    compute: {
      kind: 'window',
      opens: { from: 'addressChanged', plus: 0, unit: 'days' },
      closes: [{ from: 'addressChanged', plus: 10, unit: 'days' }],
    },
    whenPast: 'Report it today all the same, and tell your DSO that it is late.',
    source: 'Moorpark College; MassArt',
  },
  {
    ...READ_SECOND_HAND,
    id: 'M4',
    topics: ['general'],
    title: 'Extend the program',
    says: 'An extension of the I-20 must be approved before the program end date on it. Ask a month ahead, as the school needs time.',
    compute: {
      kind: 'window',
      opens: null,
      // Before the end date: that day itself may be too late.
      closes: [{ from: 'programEnd', plus: -1, unit: 'days' }],
      urge: { from: 'programEnd', plus: -30, unit: 'days' },
    },
    whenPast:
      'Ask your DSO at once. After the program end date the I-20 can’t be extended; what is left then is reinstatement, or leaving and coming back with a new I-20.',
    source: 'Boston College OISS; UT Dallas ISSO',
  },
  {
    ...READ_SECOND_HAND,
    id: 'M5',
    topics: ['general', 'opt'],
    title: 'Leave, transfer or change status',
    says: 'If your I-94 says “D/S”: after the program, or after an authorized period of OPT, there are 60 days. Leaving the United States ends them. Without status there are none, so more days without work than OPT allows may end them too.',
    i94: 'duration-of-status',
    compute: {
      kind: 'window',
      opens: null,
      closes: [{ from: ['programEnd', 'optEnd', 'stemEnd'], plus: 60, unit: 'days' }],
    },
    // After a withdrawal there are 15 days or none.
    unless: [WITHDREW],
    whenPast:
      'These days are over, unless you stay by cap-gap. Speak to your DSO or an immigration lawyer before you do anything else.',
    source: 'Jackson College; SEVP, by Torregoza',
  },
  {
    ...READ_SECOND_HAND,
    id: 'M5-withdrawal',
    topics: ['general'],
    title: 'Leave after an authorized withdrawal',
    says: 'After a withdrawal that the DSO authorized beforehand there are 15 days; without that, none.',
    compute: {
      kind: 'window',
      opens: null,
      closes: [{ from: 'withdrew', plus: 15, unit: 'days' }],
    },
    whenPast:
      'These days are over. Speak to your DSO or an immigration lawyer before you do anything else.',
    source: 'Jackson College; SEVP, by Torregoza',
  },
  {
    ...READ_SECOND_HAND,
    id: 'M6',
    topics: ['general'],
    title: 'Come back from a leave abroad',
    says: 'After more than five months outside the United States a new I-20 with a new SEVIS ID is needed, and the I-901 fee is paid again.',
    compute: {
      kind: 'window',
      opens: { from: 'leftUs', plus: 0, unit: 'days' },
      closes: [{ from: 'leftUs', plus: 5, unit: 'months' }],
    },
    whenPast: 'Ask your school for a new I-20 before you travel.',
    confidence: 'conflicting',
    source:
      'Some schools (Duke, Murthy) exempt approved study abroad; the USCIS Policy Manual of August 2024 does not, so that it counts here. 8 CFR 214.2(f)(4), by SevisSavvy; Miller Mayer',
  },
  {
    ...READ_SECOND_HAND,
    id: 'M7',
    topics: ['general'],
    title: 'Begin classes after a transfer',
    says: 'The next classes begin within five months of the transfer out, and of completing the program or OPT: the earlier day counts.',
    compute: {
      kind: 'window',
      opens: null,
      closes: [
        { from: 'transferOut', plus: 5, unit: 'months' },
        {
          from: ['programEnd', 'optEnd', 'stemEnd'],
          plus: 5,
          unit: 'months',
          // Who transfers after the 60 days was on OPT, whose end is not told.
          unless: {
            day: 'transferOut',
            notBefore: {
              from: ['programEnd', 'optEnd', 'stemEnd'],
              plus: 61,
              unit: 'days',
            },
          },
        },
      ],
    },
    when: [{ day: 'transferOut' }],
    whenPast: 'Ask both schools’ DSOs if a new I-20 is needed.',
    source: 'Temple ISSS; 8 CFR 214.2(f)(8)(i), by Wesleyan University',
  },
]
