import type { Rule } from '../rule.ts'
import { READ_AGAIN } from './checked.ts'

/** What holds at every stage: work that needs permission, and leaving and coming back. */
export const WORK_AND_TRAVEL_RULES: readonly Rule[] = [
  {
    ...READ_AGAIN,
    id: 'W1',
    topics: ['general', 'opt', 'cpt'],
    title: 'Work off campus needs permission first',
    says: 'That is CPT on your I-20, an EAD for OPT, or an EAD for severe economic hardship (after one academic year). Work without it may end your status, also if it is unpaid, or online from here for a company abroad: ask your DSO first. While OPT is pending you may not work off campus; a STEM extension that was filed in time is different (180 days).',
    compute: { kind: 'condition' },
    source:
      'University of Pennsylvania ISSS; San Francisco State University; Pepperdine University (hardship); 8 CFR 214.2(f)(9)',
  },
  {
    ...READ_AGAIN,
    id: 'V3',
    topics: ['f1_visa', 'general', 'opt'],
    title: 'A visa is for entering',
    says: 'If your visa expires while you keep your status, you may stay. To come back from abroad you need a valid one, except after a short trip to Canada or Mexico in some cases.',
    compute: { kind: 'condition' },
    source: 'Georgia Southern University ISSS; University of New Haven',
  },
  {
    ...READ_AGAIN,
    id: 'V4',
    topics: ['general', 'opt', 'cpt'],
    title: 'Leaving and coming back',
    says: 'Take your passport, a valid visa, and the I-20 with a travel signature: it counts for one year, on OPT for six months by what schools say. On OPT also take the EAD and proof of your work. Leaving while OPT or the STEM extension is pending has risks: ask your DSO before you leave.',
    compute: { kind: 'condition' },
    source:
      'Mississippi State University; Arizona State University ISSC; UML ISSO (while it is pending)',
  },
]
