import type { Rule } from '../rule.ts'
import { READ_AGAIN } from './checked.ts'

/** For J-1 exchange visitors alone: no other topic has them, and their days count from the DS-2019. */
const FOR_J1 = { ...READ_AGAIN, topics: ['j1'] } as const satisfies Partial<Rule>

/** J-1 exchange visitors. */
export const EXCHANGE_VISITOR_RULES: readonly Rule[] = [
  {
    ...FOR_J1,
    id: 'J1-home',
    title: 'Two years at home first: section 212(e)',
    says: 'It binds some J-1 visitors, and their J-2 dependents: those who were funded, even in part, by the U.S. government or their own (some schools add: or an international organization); those whose field is on their country’s skills list; and those who came for graduate medical training. Until they have spent two years in all in their home country, or have a waiver, they can’t get an H, L or K visa or permanent residence, and can’t change their status inside the United States, except to A, G or U. They can still apply for another visa, such as F-1, at a consulate. Look at your DS-2019 and your visa, which usually say whether it binds you; only the State Department decides, and it gives an advisory opinion in writing. You ask for a waiver with Form DS-3035, on one of five grounds: your government does not object, a U.S. agency asks for it, persecution, exceptional hardship for a U.S. spouse or child, or a state health department asks for it.',
    compute: { kind: 'condition' },
    source:
      'Tulane University OISS; Michigan Technological University (A, G, U); Washington State University; SUNY ESF (advisory opinion, J-2); Montclair State University; travel.state.gov, FAQs on the waiver (copies)',
  },
  {
    ...FOR_J1,
    id: 'J1-bars',
    title: 'Coming back as a J-1 professor or research scholar: 12 and 24 months',
    says: 'This is only about these two categories. After a program in one of them, however short, another can begin 24 months after its end at the earliest. After six months or more in any other J status, including as a student or on J-2, it can begin 12 months later at the earliest; time as a short-term scholar does not count. Neither wait keeps you from moving your current program to another sponsor, or from coming in another J category or on another visa. This is not the two-year rule of section 212(e).',
    compute: { kind: 'condition' },
    source:
      'University of Washington Academic HR; Michigan Technological University; UC Berkeley; NC State University; University of Michigan (six months or more); Montclair State University',
  },
  {
    ...FOR_J1,
    id: 'J1-training',
    title: 'Ask for academic training before the J-1 program ends',
    says: 'It is for J-1 students what OPT is for F-1 students: work in your field, paid or not, during the program or after it. Before you begin, the responsible officer (RO) of your program must authorize it on the DS-2019, for one employer and set dates. Training after the program needs a written offer, must be authorized before the end date on the DS-2019, and must begin within 30 days after that date. In all it lasts at most 18 months, or 36 after a doctorate, and never longer than your studies did; part-time counts in full. Some offices need 20 working days, so ask a month ahead.',
    compute: {
      kind: 'window',
      opens: null,
      // Before the end date: that day itself may be too late.
      closes: [{ from: 'ds2019End', plus: -1, unit: 'days' }],
      urge: { from: 'ds2019End', plus: -30, unit: 'days' },
      milder: {
        closes: { from: 'ds2019End', plus: 30, unit: 'days' },
        says: 'two schools accept it until 30 days after the program end',
      },
    },
    whenPast:
      'If it is authorized, or you do not want it, skip this. Otherwise ask your RO today whether anything is still possible: most can no longer authorize it.',
    confidence: 'conflicting',
    source:
      'Northeastern University OGS; Montclair State University (20 working days); Drexel University; Brown University OISSS; NAFSA. Indiana University and the University of Denver accept it until 30 days after',
  },
  {
    ...FOR_J1,
    id: 'J1-stay',
    title: 'Leave after the J-1 program',
    says: 'If your I-94 says “D/S”, you have 30 days after a program that you completed to travel in the United States and to leave. During these days you may not work, study, extend the program or move it, and after leaving you can’t come back on this DS-2019. If you do not complete the program, you may have no such days: ask the responsible officer (RO) before you stop.',
    i94: 'duration-of-status',
    compute: {
      kind: 'window',
      opens: null,
      closes: [{ from: 'ds2019End', plus: 30, unit: 'days' }],
    },
    whenPast:
      'These days are over, unless your DS-2019 was extended: then enter its new end date. Otherwise ask your RO or an immigration lawyer today.',
    source:
      'Northeastern University OGS; University of Idaho; University of Houston–Victoria; USCIS Policy Manual, “Terms and Conditions of J Exchange Visitor Status” (copy)',
  },
  {
    ...FOR_J1,
    id: 'J1-family',
    title: 'Family on J-2',
    says: 'J-2 dependents may study, part-time or full-time. They may work once USCIS has approved their I-765 and they have the EAD, within its dates; the pay may not be needed to support the J-1 visitor. They can get an SSN after that.',
    compute: { kind: 'condition' },
    source:
      'Rice University OISS (8 CFR 214.2(j)(1)(v)); MIT ISO; Vanderbilt University ISSS; NC A&T State University (SSN)',
  },
]
