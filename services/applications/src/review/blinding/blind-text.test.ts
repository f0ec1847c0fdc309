import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BLIND_FIELDS, type BlindField } from '../settings/review.ts'
import { blindText, type BlindSubject } from './blind-text.ts'
import { fold } from './folded-text.ts'

const SUBJECT: BlindSubject = {
  firstName: 'Zoë Marie',
  lastName: 'O’Brien-Adeyemi',
  institutions: ['Massachusetts Institute of Technology', 'University of Ibadan'],
  countries: ['NG', 'US'],
  dateOfBirth: '2004-03-09',
}

/** The text as a reviewer reads it, with the kinds of its blocks. */
function read(text: string, blind: readonly BlindField[], subject = SUBJECT): string {
  return blindText(text, subject, blind)
    .map((piece) => (piece.kind === null ? piece.text : `[${piece.kind}]`))
    .join('')
}

describe('names', () => {
  it.each([
    ['I am Zoë Marie O’Brien-Adeyemi.', 'I am [name].'],
    ['ZOE ADEYEMI’s idea', '[name]’s idea'],
    ['zoë, marie and adeyemi', '[name], [name] and [name]'],
    ['Z. Adeyemi, Z.O. and Z. M. Adeyemi', '[name], [name] and [name]'],
    ['Zoey is in Marietta', 'Zoey is in Marietta'],
    ['a decomposed Zoe\u0308 too', 'a decomposed [name] too'],
  ])('of %s', (text, expected) => {
    expect(read(text, ['name'])).toBe(expected)
  })

  it.each([
    ['zoeadeyemi wrote', '[name] wrote'],
    ['adeyemizoe wrote', '[name] wrote'],
    ['Zoe A., Zoe M. A., Z Adeyemi or Zoe A', '[name], [name], [name] or [name]'],
  ])('that are written together or in part: %s', (text, expected) => {
    const subject = { ...SUBJECT, firstName: 'Zoe', lastName: 'Adeyemi' }
    expect(read(text, ['name'], subject)).toBe(expected)
  })

  it('of a person with one name alone, in two parts', () => {
    const subject = { ...SUBJECT, firstName: 'O’Brien', lastName: null }
    const text = 'O’Brien or OBrien to an o.'
    expect(read(text, ['name'], subject)).toBe('[name] or [name] to an o.')
  })

  it('of others who must not be known', () => {
    const others = [{ firstName: 'Ama', lastName: 'Mensah' }]
    const text = 'Zoë works hard. A. Mensah'
    expect(read(text, ['name'], { ...SUBJECT, others })).toBe('[name] works hard. [name]')
  })

  it('that are words as well are found where they have a capital letter', () => {
    const subject = { ...SUBJECT, firstName: 'Will', lastName: 'Do' }
    expect(read('I will do it, said Will Do.', ['name'], subject)).toBe(
      'I will do it, said [name].',
    )
  })

  it('in scripts without blanks', () => {
    const subject = { ...SUBJECT, firstName: '小明', lastName: '王' }
    expect(read('我叫王小明，是王同学', ['name'], subject)).toBe('我叫[name]，是[name]同学')
  })

  const letters = fc.stringMatching(/^[A-Zbcdfghjkl][aeiouéèöçñbcdfghjklmn]{3,9}$/u)
  const variants: ((name: string) => string)[] = [
    (name) => name,
    (name) => name.toUpperCase(),
    (name) => name.toLowerCase(),
    (name) => fold(name),
    (name) => name.normalize('NFD'),
    (name) => `${name}’s`,
    (name) => `(${name})`,
    (name) => `“${name}”,`,
    (name) => `${name}-${name}`,
  ]
  // Letters that no generated name has, so that any letter of a name comes from a name.
  const filler = fc.stringMatching(/^[xyzw0-9.,]{1,8}$/)
  const scene = fc.record({
    firstName: letters,
    lastName: letters,
    parts: fc.array(
      fc.oneof(
        filler.map((text) => () => text),
        fc.tuple(fc.constantFrom(...variants), fc.boolean()).map(
          ([vary, isFirst]) =>
            (o: { firstName: string; lastName: string }) =>
              vary(isFirst ? o.firstName : o.lastName),
        ),
      ),
      { maxLength: 12 },
    ),
  })

  it('never survive in any piece that can be read, however they are typed', () => {
    fc.assert(
      fc.property(scene, ({ firstName, lastName, parts }) => {
        const text = parts.map((part) => part({ firstName, lastName })).join(' ')
        const pieces = blindText(text, { ...SUBJECT, firstName, lastName }, ['name'])
        const readable = pieces.filter(({ kind }) => kind === null)
        for (const piece of readable)
          for (const name of [firstName, lastName])
            expect(fold(piece.text)).not.toContain(fold(name))
      }),
    )
  })
})

describe('pieces', () => {
  it('join to the original text, whatever it is and whatever is blinded', () => {
    const words = [
      'Zoë',
      'University of Ibadan',
      '😀',
      'he',
      '\u0308',
      'NIGERIA',
      '$5',
      '@me',
      '王',
      '\n',
    ]
    const text = fc
      .array(fc.oneof(fc.constantFrom(...words), fc.string({ unit: 'grapheme' })))
      .map((parts) => parts.join(' '))
    fc.assert(
      fc.property(text, fc.subarray([...BLIND_FIELDS]), (given, blind) => {
        const pieces = blindText(given, SUBJECT, blind)
        expect(pieces.map((piece) => piece.text).join('')).toBe(given)
        const kinds = pieces.flatMap(({ kind }) => kind ?? [])
        expect(kinds.filter((kind) => !blind.includes(kind))).toEqual([])
      }),
      { numRuns: 50 },
    )
  })

  it('hide nothing where nothing is blinded', () => {
    const text = 'Zoë Adeyemi, zoe@example.org, of the University of Ibadan, Nigeria'
    expect(blindText(text, SUBJECT, [])).toEqual([{ text, kind: null }])
  })
})

describe('what else tells who somebody is', () => {
  it.each<[BlindField, string, string]>([
    [
      'contact',
      'Write to a.b+c@uni.edu.ng or call +234 803 555 0199.',
      'Write to [contact] or call [contact].',
    ],
    ['contact', 'See https://me.example/cv and @zoe_codes', 'See [contact] and [contact]'],
    ['contact', 'From 2019-2023 I had 3.95 of 4.00', 'From 2019-2023 I had 3.95 of 4.00'],
    [
      'schools',
      'After Kings College Lagos High School I went to MIT.',
      'After [schools] I went to [schools].',
    ],
    [
      'schools',
      'My University has a School. The University of Cape Coast too.',
      'My University has a School. The [schools] too.',
    ],
    ['schools', 'the university of ibadan; Ibadan', 'the [schools]; [schools]'],
    [
      'places',
      'A Nigerian in Ghana, from Côte d’Ivoire, for the United States',
      'A [places] in [places], from [places], for the [places]',
    ],
    ...['We fed turkey to us', 'a chad, guinea pigs, polish on china, a jersey'].map(
      (text): [BlindField, string, string] => ['places', text, text],
    ),
    ['places', 'From Guinea-Bissau to Chad', 'From [places] to [places]'],
    ['citizenship', 'A Nigerian in Ghana', 'A [citizenship] in Ghana'],
    [
      'gender',
      'She said that her brother and she are here',
      '[gender] said that [gender] and [gender] are here',
    ],
    ['age', 'I am 19 years old, born in March 2004', '[age], [age]'],
    [
      'finances',
      'We live on $200 a month, about 90,000 naira',
      'We live on [finances] a month, about [finances]',
    ],
  ])('%s: %s', (blind, text, expected) => {
    expect(read(text, [blind])).toBe(expected)
  })

  it('is no citizenship where the form names none', () => {
    const text = 'IT’S NIGERIA’S'
    expect(read(text, ['citizenship'], { ...SUBJECT, countries: [] })).toBe(text)
  })

  it('is left where no rule knows it: blinding is no promise', () => {
    const text = 'In Enugu they call me Zizi.'
    expect(read(text, BLIND_FIELDS)).toBe(text)
  })
})
