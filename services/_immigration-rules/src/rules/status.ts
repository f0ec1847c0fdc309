import type { Rule } from '../rule.ts'
import { READ_AGAIN, READ_SECOND_HAND } from './checked.ts'
import { HAS_OPT, STAYS_ON, TRANSFERRED, WITHDREW } from './tests-of-days.ts'

/** Keeping F-1 status. */
export const STATUS_RULES: readonly Rule[] = [
  {
    ...READ_AGAIN,
    id: 'M1',
    topics: ['general'],
    title: 'A full course of study',
    says: 'Undergraduates take 12 credits a term, graduates 9 as a rule. At most one online class (3 credits) a term counts toward it. Ask your DSO before you drop below it: without approval you are out of status. In the last term less may be enough.',
    compute: { kind: 'condition' },
    source:
      'Temple ISSS; USCIS Policy Manual, August 2024, by Miller Mayer; 8 CFR 214.2(f)(6)(iii), by Florida SouthWestern State College; Southern Arkansas University (last term)',
  },
  {
    ...READ_AGAIN,
    id: 'M2',
    topics: ['general'],
    title: 'Work on campus',
    says: 'At most 20 hours a week while school is in session, all jobs together; full-time in official breaks if you will go on studying. It ends with the program.',
    compute: { kind: 'condition' },
    source:
      'Moorpark College International Student Program; University of Oklahoma HR (8 CFR 214.2(f)(9)); Palm Beach Atlantic University (not in the 60 days after)',
  },
  {
    ...READ_AGAIN,
    id: 'M3',
    topics: ['general', 'opt', 'cpt', 'j1'],
    title: 'Report a new address',
    says: 'Report it within 10 days of the move to your school’s DSO (on J-1: to the responsible officer, RO, of your program), who enters it in SEVIS. With that Form AR-11 is not needed. It is the place where you live, not a mailbox. If USCIS has a form of yours, tell USCIS the new address as well.',
    compute: {
      kind: 'window',
      opens: { from: 'addressChanged', plus: 0, unit: 'days' },
      closes: [{ from: 'addressChanged', plus: 10, unit: 'days' }],
    },
    whenPast:
      'Skip this if you did it. Otherwise report it today all the same, and tell your DSO that it is late.',
    source:
      'Moorpark College; MassArt; Northeastern University OGS; Florida SouthWestern State College (where you live); Catholic University of America (SEVIS in place of the AR-11, and a form that is pending); NIH Division of International Services (J-1); 8 CFR 214.2(f)(17), by yi2min2.blogspot.com',
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
    // Who has OPT completed the program, and who transferred has the I-20 of another.
    unless: [...HAS_OPT, TRANSFERRED],
    whenPast:
      'If you completed the program, nothing is left to do. If not, ask your DSO at once: after the program end date the I-20 can’t be extended; what is left then is reinstatement, or leaving and coming back with a new I-20.',
    source: 'Boston College OISS; UT Dallas ISSO',
  },
  {
    ...READ_AGAIN,
    id: 'M5',
    topics: ['general', 'opt'],
    title: 'Leave, transfer or change status',
    says: 'If your I-94 says “D/S”: after the program, or after an authorized period of OPT, there are 60 days. While a form for OPT or the STEM extension that USCIS received in time is pending, you may stay. Leaving the United States ends these days. Without status there are none, so more days without work than OPT allows may end them too.',
    i94: 'duration-of-status',
    compute: {
      kind: 'window',
      opens: null,
      closes: [{ from: ['programEnd', 'optEnd', 'stemEnd'], plus: 60, unit: 'days' }],
    },
    unless: [
      // After a withdrawal there are 15 days or none.
      WITHDREW,
      ...STAYS_ON,
      // Within the 60 days; until the new program.
      {
        ...TRANSFERRED,
        notAfter: { from: ['programEnd', 'optEnd', 'stemEnd'], plus: 60, unit: 'days' },
      },
    ],
    whenPast:
      'These days are over, unless USCIS received your OPT or STEM form in time and it is pending, your record was transferred within them, or you stay by cap-gap. Ask your DSO today.',
    source:
      'Jackson College; SEVP, by Torregoza; University of Memphis (OPT that is pending, transfer); Lawrence Technological University (STEM); 8 CFR 214.2(f)(10)(ii)(D) and 274a.12(b)(6)(iv)',
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
    whenPast:
      'Skip this if you did it. Otherwise ask your school for a new I-20 before you travel.',
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
