import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPiecewise, redact } from './redact.ts'

const redacted = (text: string, names: string[] = []) => {
  const { messages, putBack } = redact([{ role: 'user', content: text }], names)
  return { sent: messages[0]?.content ?? '', putBack }
}

describe('what is sent', () => {
  it.each([
    ['SEVIS', 'N0012345678'],
    ['SEVIS', 'N 0012 345 678'],
    ['SSN', '123-45-6789'],
    ['SSN', 'my SSN is 123456789', '123456789'],
    ['ALIEN', 'A123456789'],
    ['ALIEN', 'A 123-456-789'],
    ['PASSPORT', 'passport no. AB1234567', 'AB1234567'],
    ['PASSPORT', 'My passport number is 123456789', '123456789'],
    ['PASSPORT', 'K1234567'],
    ['VISA', 'my visa number is 12345678', '12345678'],
    ['DOCUMENT', 'EAC2190012345'],
    ['DOCUMENT', 'AA00ABCDEF'],
    ['DOCUMENT', 'I-94: 123456789A1', '123456789A1'],
    ['EMAIL', 'amara.okafor+uni@example.co.uk'],
    ['EMAIL', 'аня@пример.рф'],
    ['LINK', 'https://www.linkedin.com/in/amara-okafor'],
    ['PHONE', '+234 803 123 4567'],
    ['PHONE', '(617) 555-0123'],
    ['PHONE', '+٢٠ ١٠٠ ١٢٣ ٤٥٦٧'],
    ['ACCOUNT', 'DE89 3704 0044 0532 0130 00'],
    ['ACCOUNT', '4111 1111 1111 1111'],
    ['ACCOUNT', '0192f0c1-7a2b-7c3d-8e4f-0123456789ab'],
    ['ADDRESS', '12 Old Oak Street, Apt 4, Springfield, IL 62704'],
    ['ADDRESS', 'P.O. Box 1234'],
    ['ADDRESS', 'Lindenstraße 12'],
    ['BIRTHDATE', 'I was born on 3 May 2004', '3 May 2004'],
    ['BIRTHDATE', 'DOB: 2004-05-03', '2004-05-03'],
    ['NAME', 'My name is Amara Okafor', 'Amara'],
    ['NAME', 'Dear Professor García Márquez, thanks', 'García'],
    ['NAME', 'Sincerely,\nAmara Okafor', 'Okafor'],
    ['STATUS', 'I am on F-1'],
    ['STATUS', 'while undocumented', 'undocumented'],
  ])('has a placeholder for %s: %s', (code, text, value = text) => {
    const { sent } = redacted(`Hello. ${text} and more`)
    expect(sent).toContain(`[${code}_1]`)
    expect(sent).not.toContain(value === text ? text : value)
  })

  it('keeps figures that are nobody’s', () => {
    const text =
      'GPA 3.65 of 4.0, IELTS 7.5, US$12,500 a year for 2026-2027, 1,200 hours, level B2, page 12.'
    expect(redacted(text).sent).toBe(text)
  })

  it('never holds a name that the caller knows, whole or in part', () => {
    const { sent, putBack } = redacted(
      'AMARA wrote it. So did amara okafor, and Okafor’s aunt.',
      ['Amara Okafor'],
    )
    expect(sent.toLowerCase()).not.toMatch(/amara|okafor/u)
    expect(putBack('[NAME_1]')).toMatch(/amara|okafor/iu)
  })

  it('does not repeat a name that was told in the text', () => {
    const { sent } = redacted('My name is Amara Okafor. Everybody says Amara.')
    expect(sent).toBe('My name is [NAME_1]. Everybody says [NAME_2].')
  })

  it('has one placeholder for one value, in all messages', () => {
    const { messages, goOn } = redact([
      { role: 'system', content: 'Write to a@example.com' },
      { role: 'user', content: 'b@example.com and a@example.com' },
    ])
    expect(messages[1]?.content).toBe('[EMAIL_2] and [EMAIL_1]')
    const more = goOn([{ role: 'assistant', content: '[EMAIL_1], b@example.com' }])
    expect(more[2]?.content).toBe('[EMAIL_1], [EMAIL_2]')
  })

  it('takes a text that looks like a placeholder for a text', () => {
    const { sent, putBack } = redacted('[EMAIL_1] is not a@example.com')
    expect(sent).toBe('[TEXT_1] is not [EMAIL_1]')
    expect(putBack(sent)).toBe('[EMAIL_1] is not a@example.com')
  })
})

describe('what comes back', () => {
  it('has names and addresses of mail again, and no number of a document', () => {
    const { sent, putBack } = redacted('Write to a@example.com, passport AB1234567')
    expect(putBack(sent)).toBe('Write to a@example.com, passport your passport number')
  })

  it('is whole when a placeholder arrives in pieces', () => {
    const { sent, putBack } = redacted('a@example.com [see] below [')
    const shown = createPiecewise(putBack)
    const pieces = [...sent].map((letter) => shown.push(letter))
    expect(pieces.join('') + shown.rest()).toBe('a@example.com [see] below [')
  })
})

/** Values of every kind, as people write them. */
const digits = (length: number) =>
  fc.string({
    unit: fc.constantFrom(...'0123456789'),
    minLength: length,
    maxLength: length,
  })
const secret = fc.oneof(
  digits(10).map((n) => `N${n}`),
  digits(9).map((n) => `${n.slice(0, 3)}-${n.slice(3, 5)}-${n.slice(5)}`),
  digits(9).map((n) => `A${n}`),
  digits(7).map((n) => `Z${n}`),
  digits(10).map((n) => `+1 ${n.slice(0, 3)} ${n.slice(3, 6)} ${n.slice(6)}`),
  fc.emailAddress({ size: 'small' }).filter((text) => /^[\w.]+@[\w.-]+$/u.test(text)),
  fc.uuid(),
)
const words = fc
  .array(
    fc.constantFrom('I', 'wrote', 'to', 'the', 'office', 'about', '3.5', '(', ')', '\n'),
    {
      maxLength: 6,
    },
  )
  .map((list) => list.join(' '))

it('no value of a rule is sent, wherever it stands', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(words, secret), { minLength: 1, maxLength: 4 }),
      (parts) => {
        const text = parts.map(([before, value]) => `${before} ${value}`).join(' . ')
        const { sent } = redacted(text)
        for (const [, value] of parts) expect(sent).not.toContain(value)
      },
    ),
  )
})

it('a text without values is sent as it is, and comes back as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const { sent, putBack } = redacted(text)
      if (/\d{6}/u.test(text)) return
      expect(putBack(sent)).toBe(text)
    }),
  )
})
