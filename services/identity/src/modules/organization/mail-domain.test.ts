import { expect, it } from 'vitest'
import { mailDomainOf, universityMailDomain } from './mail-domain.ts'

it.each([
  ['https://www.harvard.edu', 'dean@harvard.edu', 'harvard.edu'],
  ['https://www.harvard.edu/admissions?x=1', 'Dean@FAS.Harvard.edu', 'fas.harvard.edu'],
  ['https://www.hunter.cuny.edu', 'aid@hunter.cuny.edu', 'hunter.cuny.edu'],
  ['https://web.mit.edu', 'aid@mit.edu', 'mit.edu'],
  ['http://college.ac.uk', 'aid@college.ac.uk', 'college.ac.uk'],
  // A sister college, a look-alike, a longer name, everybody's provider, the suffix itself.
  ['https://www.hunter.cuny.edu', 'aid@baruch.cuny.edu', null],
  ['https://www.harvard.edu', 'dean@harvard.edu.evil.example', null],
  ['https://www.harvard.edu', 'dean@notharvard.edu', null],
  ['https://www.harvard.edu', 'harvard.edu@gmail.com', null],
  ['https://college.ac.uk', 'aid@other.ac.uk', null],
  ['https://college.github.io', 'me@github.io', null],
  ['https://college.github.io', 'me@other.github.io', null],
  ['https://edu', 'me@edu', null],
  ['https://192.0.2.7', 'me@192.0.2.7', null],
  [null, 'dean@harvard.edu', null],
])('of %s and %s makes %s', (website, address, domain) => {
  expect(universityMailDomain(address, website)).toBe(domain)
})

it('is said as the registrable domain of the website', () => {
  expect(mailDomainOf('https://www.gse.harvard.edu/x')).toBe('harvard.edu')
  expect(mailDomainOf('https://college.github.io')).toBe('college.github.io')
  expect(mailDomainOf('https://github.io')).toBeNull()
  expect(mailDomainOf(null)).toBeNull()
})
