import type { Rule } from '../rule.ts'

const UNCONFIRMED = {
  effectiveFrom: null,
  effectiveTo: null,
  verifiedOn: '2026-11-22',
  confidence: 'unconfirmed',
} as const satisfies Partial<Rule>

/** What the proposal says, and no day follows from. */
const AS_PROPOSED = {
  i94: 'date',
  compute: { kind: 'condition' },
  source: '90 FR 42070 (proposed), RIN 1653-AA95',
  ...UNCONFIRMED,
} as const satisfies Partial<Rule>

/**
 * As the Department of Homeland Security proposed to end "duration of status" (90 FR 42070, RIN 1653-AA95). Cleared
 * for publication on 17 June 2026; no source confirms that it was published or is in force, so these rules speak only
 * to a student whose I-94 shows a date.
 */
export const DATED_STAY_RULES: readonly Rule[] = [
  {
    id: 'V1-stay',
    topics: ['general', 'opt'],
    title: 'The stay on the I-94 ends',
    says: 'If your I-94 shows a date: before it, leave, or have an extension (I-539) filed. A proposed rule would add 30 days to leave; that is not confirmed, so they are not counted.',
    i94: 'date',
    compute: {
      kind: 'window',
      opens: null,
      closes: [{ from: 'i94Until', plus: 0, unit: 'days' }],
      milder: {
        closes: { from: 'i94Until', plus: 30, unit: 'days' },
        says: '30 days more, if the proposed rule is in force as proposed',
      },
    },
    whenPast:
      'The date on the I-94 is over. Speak to your DSO or an immigration lawyer today.',
    source:
      '90 FR 42070 (proposed), RIN 1653-AA95; a college page that is still a template (Oakland CC)',
    ...UNCONFIRMED,
  },
  {
    id: 'V1-limits',
    topics: ['general'],
    title: 'What else the proposed rule would limit',
    says: 'As proposed, the date on the I-94 is at most four years ahead, language training (ESL) takes at most 24 months, and there are limits on transfers and on changes of the program.',
    ...AS_PROPOSED,
  },
  {
    id: 'V1-extension',
    topics: ['general', 'opt'],
    title: 'OPT beyond the I-94',
    says: 'As proposed, OPT or STEM that goes beyond the date on the I-94 needs an extension (I-539) as well.',
    ...AS_PROPOSED,
  },
]
