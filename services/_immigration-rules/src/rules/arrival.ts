import type { Rule } from '../rule.ts'
import { READ_AGAIN, READ_SECOND_HAND } from './checked.ts'

/** From admission to the border. */
export const ARRIVAL_RULES: readonly Rule[] = [
  {
    ...READ_AGAIN,
    id: 'F1',
    topics: ['f1_visa'],
    statuses: ['applying', 'pending'],
    title: 'Pay the I-901 SEVIS fee',
    says: 'The fee is paid once for an initial I-20, at least three business days before the visa interview, so that the consulate can see it. Who was denied and applies again for the same kind of visa within 12 months does not pay it again. Some sources count the 12 months from the denial, others from the payment: plan by the payment. F-2 dependents pay none.',
    compute: {
      kind: 'window',
      opens: null,
      closes: [{ from: 'visaInterview', plus: -3, unit: 'business-days' }],
    },
    whenPast:
      'Pay it now and take the receipt to the interview. Ask the consulate if the payment will show in time, or move the interview.',
    confidence: 'conflicting',
    source:
      'CCSU International Student and Scholar Services; SFBC ISSD; SUNY Westchester Community College. Of the 12 months: spainexchange.com from the denial, legalclarity.org from the payment; the rule of 2004 (69 FR 39814) could not be read to the end',
  },
  {
    ...READ_SECOND_HAND,
    id: 'F1-fee',
    topics: ['f1_visa'],
    statuses: ['applying'],
    title: 'I-901 SEVIS fee',
    says: 'For F-1 students; F-2 dependents pay none.',
    compute: { kind: 'cost', usd: 350, isAtLeast: false, per: 'each initial I-20' },
    source: 'CCSU International Student and Scholar Services; SFBC ISSD',
  },
  {
    ...READ_SECOND_HAND,
    id: 'F2',
    topics: ['f1_visa'],
    statuses: ['applying', 'pending'],
    title: 'A visa can be issued',
    says: 'An F-1 visa may be issued up to 365 days before the program starts. Older pages that say 120 days are out of date.',
    compute: {
      kind: 'window',
      opens: { from: 'programStart', plus: -365, unit: 'days' },
      closes: [{ from: 'programStart', plus: 0, unit: 'days' }],
    },
    whenPast:
      'Ask your school if you may arrive late or begin in a later term; a later start needs a new date on the I-20.',
    source: 'Harvard International Office, 24 March 2023 (State Department)',
  },
  {
    ...READ_SECOND_HAND,
    id: 'F3',
    topics: ['f1_visa'],
    statuses: ['applying', 'pending', 'approved'],
    title: 'Enter the United States',
    says: 'A new F-1 student may enter no earlier than 30 days before the program starts.',
    compute: {
      kind: 'window',
      opens: { from: 'programStart', plus: -30, unit: 'days' },
      closes: [{ from: 'programStart', plus: 0, unit: 'days' }],
    },
    whenPast:
      'Ask your school before you travel if you may still arrive, and for a letter or a new I-20 that says so.',
    source: 'Harvard International Office',
  },
  {
    ...READ_SECOND_HAND,
    id: 'F4',
    topics: ['f1_visa'],
    statuses: ['applying'],
    title: 'Documents for the visa interview',
    says: 'Consulates may ask for more; read the page of yours.',
    compute: {
      kind: 'documents',
      lines: [
        'Passport that is valid at least six months beyond the stay',
        'DS-160 confirmation page',
        'Photo as the consulate asks',
        'Receipt of the visa (MRV) fee',
        'I-20, signed by you and the school',
        'Receipt of the I-901 SEVIS fee',
        'Appointment letter',
        'Proof of funds',
        'Transcripts and test scores',
      ],
    },
    source: 'Amerigo 2026 checklist; VisaVerge',
  },
  {
    ...READ_AGAIN,
    id: 'F4-fee',
    topics: ['f1_visa'],
    statuses: ['applying'],
    title: 'Visa application (MRV) fee',
    says: 'Paid before the interview, again for each new application, and not given back. For some nationalities a reciprocity (issuance) fee comes on top once the visa is approved.',
    compute: { kind: 'cost', usd: 185, isAtLeast: false, per: 'each visa application' },
    source:
      'U.S. Embassy Bishkek (State Department, fees since 17 June 2023); fly.finance (each application anew); ustraveldocs.com (reciprocity fee)',
  },
  {
    ...READ_SECOND_HAND,
    id: 'F5',
    topics: ['f1_visa'],
    statuses: ['applying'],
    title: 'Where to apply, and what is looked at',
    says: 'Apply in the country of your nationality or residence (since 6 September 2025). Social media accounts are to be set to public for vetting (since June 2025).',
    compute: { kind: 'condition' },
    effectiveFrom: '2025-09-06',
    source:
      'Notice of travel.state.gov, quoted by SDM Resources; University of Washington ISS',
  },
  {
    ...READ_SECOND_HAND,
    id: 'F6',
    topics: ['f1_visa'],
    statuses: ['applying'],
    title: 'Visa integrity fee',
    says: 'A law of 4 July 2025 sets a fee of at least $250 when a visa is issued. No source that we read says from which day it is collected.',
    compute: { kind: 'cost', usd: 250, isAtLeast: true, per: 'each visa that is issued' },
    confidence: 'unconfirmed',
    source: 'H.R.1 section 100007; NAFSA; Alliance for International Exchange',
  },
  {
    ...READ_AGAIN,
    id: 'F8',
    topics: ['f1_visa'],
    statuses: ['denied'],
    title: 'After a denial',
    says: 'A consulate’s denial can’t be appealed, and you may apply again. It gives the reason in writing, most often section 214(b): show your school’s international office a copy before you apply anew, and ask the consulate about its own rules for that. If it says 221(g), papers are missing: you can hand them in within a year without a new visa fee. The I-901 fee is not paid again for the same kind of visa within 12 months: some sources count from the denial, others from the payment, so plan by the payment.',
    compute: { kind: 'condition' },
    confidence: 'conflicting',
    source:
      'University of Wisconsin–Madison ISS; Northeastern University OGS (214(b), apply again); Nolo (University of Pittsburgh School of Law); ustraveldocs.com (221(g)). Of the I-901: SUNY Westchester Community College; spainexchange.com from the denial, legalclarity.org from the payment',
  },
]
