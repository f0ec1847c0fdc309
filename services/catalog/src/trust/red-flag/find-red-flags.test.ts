import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { mapShippedScholarship } from '../../ingestion/shipped/shipped-scholarship.ts'
import { besideOf } from '../../ingestion/shipped/shipped-requirements.ts'
import { findRedFlags } from './find-red-flags.ts'
import type { FlaggedFacts } from './red-flag.ts'

const PLAIN: FlaggedFacts = {
  title: 'Harbour Bridge Award',
  description: null,
  requirements: null,
  benefits: null,
  coverage: null,
  applicationUrl: 'https://harbour.example.org/award',
  sourceUrl: null,
  contactEmail: null,
}

const shipped = (file: string) =>
  readFileSync(new URL(`../../../data/${file}`, import.meta.url), 'utf8')

const codes = (facts: Partial<FlaggedFacts>) =>
  findRedFlags({ ...PLAIN, ...facts }).map(({ code, severity }) => `${severity} ${code}`)

describe('words that hold a listing back', () => {
  it.each([
    ['You must pay a fee of $25 to be considered.', 'hold asks-for-money'],
    [
      'Winners must send a $50 deposit before the award is released.',
      'hold asks-for-money',
    ],
    ['A processing fee applies to each entry.', 'hold asks-for-money'],
    ['Payment by Western Union.', 'hold asks-for-money'],
    ['Include your bank account number and routing number.', 'hold asks-for-bank-data'],
    ['We need your credit card to hold the award.', 'hold asks-for-bank-data'],
    ['Send your SSN with the form.', 'hold asks-for-ssn'],
    ['Congratulations, you have been selected!', 'hold promises-award'],
    ['You are guaranteed to win.', 'hold promises-award'],
    ['Enter our $10,000 sweepstakes.', 'hold sweepstakes'],
    ['One winner will be drawn at random each month.', 'hold sweepstakes'],
    ['Winners are randomly chosen.', 'hold sweepstakes'],
  ])('%s', (description, flag) => {
    expect(codes({ description })).toContain(flag)
  })
})

it('reads the questions that a donor asks', () => {
  const question = 'Will you send your SSN with the form?'
  const asked = { fact: 'own-1', question, expects: true, isPerAward: true }
  const requirements = [
    { text: 'Ready to start', decide: { by: 'question' as const, ...asked } },
  ]
  expect(codes({ requirements })).toContain('hold asks-for-ssn')
})

describe('words that warn', () => {
  it.each([
    ['The application fee is $25.', 'warn mentions-fee'],
    ['Upload a copy of your passport.', 'warn asks-for-passport'],
    ['A guaranteed scholarship for everybody.', 'warn guarantees-award'],
    ['No essay: just enter your name!', 'warn just-enter'],
    ['Hurry, only 5 spots left.', 'warn pressure'],
  ])('%s', (description, flag) => {
    expect(codes({ description })).toEqual([flag])
  })
})

describe('words that are no warning', () => {
  it.each([
    'There is no application fee.',
    'We never ask for your credit card number or a social security number.',
    'You do not need to pay any fee to apply.',
    'An application fee is not required.',
    'Application fee: none.',
    'The award covers the application fee and the visa fee.',
    'The university waives the application fee for recipients.',
    'This is not a lottery, and winners are not drawn at random.',
    'Funding is not guaranteed.',
    'Beware of sites that promise a guaranteed scholarship.',
    'Holders of a diversity visa lottery win may apply.',
    'Full tuition and fees are paid directly to the university.',
    'Fully funded for four years, with guaranteed funding for PhD students.',
    'Students who pay international tuition fees may apply.',
    'Write an essay of 500 words about urgent problems of your country.',
    'The stipend is deposited to your bank account each month.',
  ])('%s', (description) => {
    expect(codes({ description })).toEqual([])
  })

  it('keeps a warning when another sentence denies something else', () => {
    const description = 'No essay is needed. You must pay a $20 fee.'
    expect(codes({ description })).toContain('hold asks-for-money')
  })
})

describe('addresses', () => {
  it.each([
    ['https://bit.ly/free-money', 'hold short-link'],
    ['https://harvard.edu.awards-now.com/apply', 'hold look-alike-domain'],
    ['https://harvard-edu.com/apply', 'hold look-alike-domain'],
    ['https://fulbright-scholarship.net', 'hold look-alike-domain'],
    ['https://micr0soft.com/award', 'hold look-alike-domain'],
    ['http://192.0.2.7/apply', 'hold look-alike-domain'],
    ['https://google.com@evil.example/apply', 'hold look-alike-domain'],
  ])('%s', (applicationUrl, flag) => {
    expect(codes({ applicationUrl })).toEqual([flag])
  })

  it.each([
    'https://foreign.fulbrightonline.org/apply',
    'https://www.unimelb.edu.au/scholarships',
    'https://admissions.yale.edu/aid',
    'https://www.gov.uk/chevening',
    'https://www.fulbright.org.nz/awards',
    'https://ox.ac.uk/clarendon',
    'https://sites.google.com/view/award',
    'not an address',
  ])('%s is no look-alike', (applicationUrl) => {
    expect(codes({ applicationUrl })).toEqual([])
  })

  it('looks at addresses in the text too', () => {
    expect(codes({ description: 'Apply at https://tinyurl.com/abc.' })).toEqual([
      'hold short-link',
    ])
  })
})

describe('how to reach them', () => {
  const none = { applicationUrl: null, sourceUrl: null }

  it('warns of a free mailbox only where nothing else is given', () => {
    const contactEmail = 'awards@gmail.com'
    expect(codes({ ...none, contactEmail })).toEqual(['warn free-mail-only'])
    expect(codes({ contactEmail })).toEqual([])
  })

  it('holds what is applied for by messenger alone', () => {
    const description = 'To apply, message us on WhatsApp.'
    expect(codes({ ...none, description })).toEqual(['hold private-messenger'])
    expect(codes({ description })).toEqual([])
  })
})

it('names the words that caused a flag', () => {
  const description = 'Fine words first. Every applicant wins!'
  expect(findRedFlags({ ...PLAIN, description })).toEqual([
    { code: 'promises-award', severity: 'hold', words: 'Every applicant wins' },
  ])
})

it('takes no longer for each of very many words that are no warning', () => {
  // Sixty thousand sentences: quadratic time would take minutes.
  const description = `${'No IBAN. '.repeat(60_000)}Every applicant wins!`
  expect(codes({ description })).toEqual(['hold promises-award'])
})

it.each(['scholarships.json', 'scholarships-unconfirmed.json'])(
  'flags none of the shipped listings of %s',
  (file) => {
    const beside = besideOf(
      shipped('scholarship-requirements.json'),
      shipped('corrections.json'),
    )
    const rows = (JSON.parse(shipped(file)) as unknown[]).flatMap((raw) => {
      const { row, asks } = beside(raw)
      const mapped = mapShippedScholarship(row, asks)
      return mapped.ok ? [mapped.value] : []
    })
    expect(rows.length).toBeGreaterThan(100)
    const flagged = rows.flatMap((row) =>
      findRedFlags(row).map(({ code, words }) => `${row.title}: ${code} (${words})`),
    )
    expect(flagged).toEqual([])
  },
)
