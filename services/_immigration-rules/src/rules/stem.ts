import type { Rule } from '../rule.ts'
import { READ_AGAIN, READ_SECOND_HAND } from './checked.ts'
import {
  HAS_STEM,
  JOB_OF_STEM,
  STEM_FILED,
  STEM_IS_OF_EARLIER,
  WITHDREW,
} from './tests-of-days.ts'
import { PAST_WORK_LIMIT } from './work-limit.ts'

const CAP_GAP_SOURCE =
  'Mondaq 1606686; rule of the Department of Homeland Security (8 CFR 214.2(f)(5)(vi)); USCIS on cap-gap, by cbrownlaw.com; alglawyers.com (under the cap); wolfsdorf.com (leaving)'

/** The STEM extension, cap-gap and tax. */
export const STEM_RULES: readonly Rule[] = [
  {
    ...READ_AGAIN,
    id: 'S1',
    topics: ['opt'],
    title: 'Who may have the STEM extension',
    says: '24 months. The degree of this OPT, or an earlier U.S. one of the last 10 years, is on the STEM list and from an accredited school; the work is directly related to it. At most twice, the second time after a higher degree. The employer uses E-Verify and signs the I-983, and the work is paid and at least 20 hours a week with each employer.',
    compute: { kind: 'condition' },
    source:
      'WVU ISSS; UML ISSO; 81 FR 13040; University of Wisconsin–Milwaukee (each employer); California State University Long Beach; SEVP, by h1bclub.com (earlier degree, twice)',
  },
  {
    ...READ_AGAIN,
    id: 'S2',
    topics: ['opt'],
    statuses: ['applying', 'approved'],
    title: 'USCIS receives the I-765 for the STEM extension',
    says: 'From 90 days before OPT ends to its last day, and within 60 days of the DSO’s recommendation. One source says 30 days, so plan for 30. Not possible in the 60 days after OPT. Once USCIS has it, nothing is left to do here.',
    compute: {
      kind: 'window',
      opens: { from: 'optEnd', plus: -90, unit: 'days' },
      closes: [
        { from: 'optEnd', plus: 0, unit: 'days' },
        { from: 'stemRecommended', plus: 60, unit: 'days' },
      ],
      urge: { from: 'stemRecommended', plus: 30, unit: 'days' },
    },
    unless: [HAS_STEM, STEM_FILED],
    whenPast:
      'If USCIS has your form, skip this. While OPT lasts the DSO can recommend anew. After its last day the extension is no longer possible from this OPT.',
    confidence: 'conflicting',
    source:
      'WVU; IAU; UCSD (60 days); SEVP, by h1bclub.com. Mondaq 1516770 reads the Policy Manual as 30',
  },
  {
    ...READ_SECOND_HAND,
    id: 'S3',
    topics: ['opt'],
    statuses: ['pending'],
    title: 'Work while the STEM extension is pending',
    says: 'Filed in time, work may go on for up to 180 days after OPT ends, or until the decision.',
    compute: {
      kind: 'window',
      opens: { from: 'optEnd', plus: 0, unit: 'days' },
      closes: [{ from: 'optEnd', plus: 180, unit: 'days' }],
    },
    // Only who has asked for the extension.
    when: [{ day: ['stemFiled', 'stemRecommended'] }],
    unless: [HAS_STEM],
    whenPast: 'Stop working until the decision comes, and speak to your DSO.',
    source: 'UML ISSO',
  },
  {
    ...READ_SECOND_HAND,
    id: 'S4',
    topics: ['opt'],
    statuses: ['approved'],
    title: 'At most 150 days without work over OPT and STEM',
    says: 'Both periods together, cap-gap after them included. During STEM an employer with less than 20 hours a week counts as no work.',
    compute: { kind: 'condition' },
    whenPast: PAST_WORK_LIMIT,
    source: 'UML; Track-US; University of Wisconsin–Milwaukee (each employer)',
  },
  {
    ...READ_AGAIN,
    id: 'S5',
    topics: ['opt'],
    statuses: ['approved'],
    title: 'Confirm your STEM details',
    says: 'Every six months the student confirms address, employer and job with the DSO.',
    compute: {
      kind: 'series',
      from: 'stemStart',
      everyMonths: 6,
      times: 4,
      grace: 0,
      ahead: 30,
      until: 'stemEnd',
      milder: { grace: 10, says: 'other schools give ten days more' },
    },
    unless: [STEM_IS_OF_EARLIER],
    whenPast:
      'Skip this if you did it. Otherwise confirm them today, and tell your DSO that it is late.',
    confidence: 'conflicting',
    source:
      'Fordham OIS; USCIS, by immigration.com; Clemson University (reminder 30 days ahead). Brandeis ISSO and the University of Wisconsin–Whitewater give 10 days after it',
  },
  {
    ...READ_SECOND_HAND,
    id: 'S5-evaluation',
    topics: ['opt'],
    statuses: ['approved'],
    title: 'Hand in the I-983 evaluation',
    says: 'Within 10 days of the end of the 12th month and of the 24th.',
    // A year from 1 July ends on 30 June: ten days after that are nine after the next 1 July.
    compute: {
      kind: 'series',
      from: 'stemStart',
      everyMonths: 12,
      times: 2,
      grace: 9,
      until: 'stemEnd',
    },
    unless: [STEM_IS_OF_EARLIER],
    whenPast:
      'Skip this if you did it. Otherwise hand it in today, and tell your DSO that it is late.',
    source: 'Fordham OIS; USCIS, by immigration.com',
  },
  {
    ...READ_AGAIN,
    id: 'S5-employer',
    topics: ['opt'],
    statuses: ['approved'],
    title: 'A new STEM employer, or a changed job',
    says: 'A new employer: within 10 days a new I-983, signed by both, and the final evaluation of the job before. The new employer uses E-Verify too. Less pay or fewer hours, another place of work, supervisor or tax number (EIN): an updated I-983 as soon as possible.',
    compute: { kind: 'condition' },
    source: 'California State University Fullerton; Northeastern OGS; Harrisburg ISO',
  },
  {
    ...READ_SECOND_HAND,
    id: 'S5-departure',
    topics: ['opt'],
    statuses: ['approved'],
    title: 'The employer reports that a job ended',
    says: 'The STEM employer tells the DSO within five business days. Tell the DSO yourself too.',
    compute: {
      kind: 'window',
      opens: { from: 'jobEnded', plus: 0, unit: 'days' },
      closes: [{ from: 'jobEnded', plus: 5, unit: 'business-days' }],
    },
    when: [JOB_OF_STEM],
    whenPast: 'Skip this if you did it. Otherwise tell your DSO yourself today.',
    source: 'Fordham OIS; USCIS, by immigration.com',
  },
  {
    ...READ_SECOND_HAND,
    id: 'S5-evaluation-end',
    topics: ['opt'],
    statuses: ['approved'],
    title: 'Hand in the final I-983 evaluation of a job that ended',
    says: 'Within 10 days of the job’s end, whenever it ends. You and the employer sign it.',
    compute: {
      kind: 'window',
      opens: { from: 'jobEnded', plus: 0, unit: 'days' },
      closes: [{ from: 'jobEnded', plus: 10, unit: 'days' }],
    },
    when: [JOB_OF_STEM],
    whenPast:
      'Skip this if you did it. Otherwise hand it in today, and tell your DSO that it is late.',
    source: 'Fordham OIS',
  },
  {
    ...READ_AGAIN,
    id: 'H1',
    topics: ['opt'],
    statuses: ['pending', 'approved'],
    title: 'Cap-gap: stay and work',
    says: 'Only for H-1B petitions under the yearly cap. One for a change of status that USCIS received in time, while OPT or the STEM extension was valid: status and work go on until April 1 after it at the latest, or until the H-1B begins or the petition is refused or withdrawn. Leaving the United States while the change of status is pending gives it up.',
    compute: {
      kind: 'window',
      opens: null,
      closes: [{ from: 'h1bReceived', plus: 1, unit: 'aprils' }],
    },
    // Only what is valid is extended, and only what ends before that April 1.
    when: [
      {
        day: ['optEnd', 'stemEnd'],
        notBefore: { from: 'h1bReceived', plus: 0, unit: 'days' },
        notAfter: { from: 'h1bReceived', plus: 1, unit: 'aprils' },
      },
    ],
    whenPast:
      'Status and work by cap-gap are over. Speak to your DSO or an immigration lawyer today.',
    effectiveFrom: '2025-01-17',
    source: CAP_GAP_SOURCE,
  },
  {
    ...READ_AGAIN,
    id: 'H1-stay',
    topics: ['opt'],
    title: 'Cap-gap: stay without work',
    says: 'If your I-94 says “D/S”, and USCIS received an H-1B petition under the yearly cap for a change of status before the end of the 60 days after the program or OPT, while you had no valid OPT: you may stay until April 1 after it at the latest, or until the petition is refused or withdrawn. Leaving the United States while the change of status is pending gives it up. Cap-gap alone does not let you work before the H-1B begins; a STEM extension that was filed in time and is pending may.',
    i94: 'duration-of-status',
    compute: {
      kind: 'window',
      opens: null,
      closes: [{ from: 'h1bReceived', plus: 1, unit: 'aprils' }],
    },
    when: [
      {
        day: 'h1bReceived',
        notAfter: { from: ['programEnd', 'optEnd', 'stemEnd'], plus: 60, unit: 'days' },
      },
      // A program that goes on longer needs no cap-gap.
      {
        day: ['programEnd', 'optEnd', 'stemEnd'],
        notAfter: { from: 'h1bReceived', plus: 1, unit: 'aprils' },
      },
    ],
    // The 60 days that it would go on from were never there; or OPT was valid, and rule H1 speaks.
    unless: [
      WITHDREW,
      {
        day: ['optEnd', 'stemEnd'],
        notBefore: { from: 'h1bReceived', plus: 0, unit: 'days' },
      },
    ],
    whenPast: 'The stay by cap-gap is over. Speak to an immigration lawyer today.',
    effectiveFrom: '2025-01-17',
    source: CAP_GAP_SOURCE,
  },
  {
    ...READ_AGAIN,
    id: 'T1',
    topics: ['general'],
    title: 'Tax on scholarships',
    says: 'For an award of a U.S. payer: what goes beyond tuition and required fees, books, supplies and equipment is taxable to a nonresident for tax purposes. On an F visa 14% is usually withheld and Form 1042-S issued; a treaty may lower it (W-8BEN). With taxable income file Form 1040-NR (by mid-April), with Form 8843; otherwise Form 8843 alone (by mid-June). After about five calendar years you may be a tax resident, and other rules hold.',
    compute: { kind: 'condition' },
    source:
      'University of Minnesota HR; University of Iowa; UW SFS; IRS Publication 519; Towson University (forms and days); Columbia ISSO (five years)',
  },
]
