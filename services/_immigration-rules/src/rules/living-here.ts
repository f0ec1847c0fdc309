import type { Rule } from '../rule.ts'
import { READ_AGAIN } from './checked.ts'

/** Rules about living and earning in the United States; those that name both F-1 and J-1 hold for both. */
export const LIVING_HERE_RULES: readonly Rule[] = [
  {
    ...READ_AGAIN,
    id: 'W2',
    topics: ['general', 'opt', 'cpt', 'j1'],
    title: 'When you can get a Social Security number (SSN)',
    says: 'You can get one with a job or a job offer and permission to work: on campus with a letter from your school and one from the employer, for CPT with the I-20, for OPT with the EAD, for academic training with the DS-2019. First wait until you have been in the United States for 10 days, and until 48 hours after your school has registered you in SEVIS, so that your record can be found. It is not given just to enroll: a school that asks for one can give you another number. An SSN does not permit work, and F-2 dependents can’t get one.',
    compute: { kind: 'condition' },
    source:
      'Social Security Administration, publication 05-10181 (copies at studylib.net and docslib.org); Washington University in St. Louis (10 days); Montclair State University; ICE fact sheet of 14 June 2004 (archived); Study in the States (F-2)',
  },
  {
    ...READ_AGAIN,
    id: 'T2',
    topics: ['general', 'opt', 'cpt', 'j1'],
    title: 'No Social Security and Medicare tax (FICA) in the first years',
    says: 'As long as you are a nonresident for tax purposes, pay for work that your F-1 or J-1 status allows is exempt, including CPT, OPT and academic training. For students that usually lasts five calendar years, and any part of a year counts as a whole one. The exemption ends when you become a resident for tax purposes or change to another status, and it is not for F-2 or J-2 dependents. If the tax was withheld, ask the employer to pay it back first, then the IRS (Form 843 with Form 8316). Income tax is a separate matter.',
    compute: { kind: 'condition' },
    source:
      'IRS, lesson on foreign students (apps.irs.gov/app/vita); University of Minnesota HR (calendar years, dependents); University of Cincinnati; Johns Hopkins SAIS; Binghamton University (refund)',
  },
  {
    ...READ_AGAIN,
    id: 'M8',
    topics: ['general'],
    title: 'Family on F-2',
    says: 'Your spouse and your unmarried children under 21 can come, each with an I-20 of their own from your school and an F-2 visa. On F-2 they may not work. Adults may study less than a full course of study, at a school certified by SEVP; to study full-time they must first have F-1 status. Children may go to school full-time up to grade 12. They may stay only as long as you keep your status.',
    compute: { kind: 'condition' },
    source:
      'Study in the States (Department of Homeland Security), November 2014 and December 2015; Vanderbilt University ISSS; Montclair State University',
  },
]
