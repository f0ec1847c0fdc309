import { describe, expect, it } from 'vitest'
import { covered } from './_covered.ts'
import { findSchools } from './find-schools.ts'
import { foldText } from './folded-text.ts'

const found = (text: string, institutions: readonly string[] = []) =>
  covered(text, findSchools(text, foldText(text), institutions))

describe('schools that no form names are found by their form', () => {
  it.each([
    ['I left St. Mary’s-Girls’ College early', ['St. Mary’s-Girls’ College']],
    [
      'after Blessed Virgin Queen Mary High School',
      ['Blessed Virgin Queen Mary High School'],
    ],
    [
      'Lagos State University of Science and Technology won',
      ['Lagos State University of Science and Technology'],
    ],
    ['the University of the West', ['University of the West']],
    ['the Academy of Arts in the North', ['Academy of Arts in the North']],
    [
      'the College of Applied Natural Sciences Upper Valley Campus',
      ['College of Applied Natural Sciences Upper Valley Campus'],
    ],
    ['École Polytechnique, Universidad de los Andes', ['École Polytechnique', 'Universidad de los Andes']], // prettier-ignore
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual(expected)
  })

  it.each([
    'an iTech College',
    'Lagos Schooling',
    'a MultiUniversity of Lagos',
    'My School',
  ])('and not within other words, or without a name: %s', (text) => {
    expect(found(text)).toEqual([])
  })
})

describe('the applicant’s own are found', () => {
  it.each([
    ['by a word that is theirs, from four letters on', 'Abu Zeta University', 'Abu and Zeta', ['Zeta']], // prettier-ignore
    [
      'with a capital letter alone',
      'University of Reading',
      'reading in Reading',
      ['Reading'],
    ],
    [
      'by initials, as a word',
      'Massachusetts Institute of Technology',
      'SMITH of MIT',
      ['MIT'],
    ],
    ['not by two initials', 'Oxford University', 'OU', []],
    ['by what is in capitals', 'MIT Sloan', 'the MIT', ['MIT']],
    ['by that also beside initials', 'MIT Sloan School', 'the MIT and MSS', ['MIT', 'MSS']],
    ['not by two capitals', 'UN Academy', 'the UN', []],
    ['not by a name without letters', '—', 'a word', []],
    ['not by what many are called', 'Central High School', 'a Central idea', []],
  ])('%s', (_how, institution, text, expected) => {
    expect(found(text, [institution])).toEqual(expected)
  })
})
