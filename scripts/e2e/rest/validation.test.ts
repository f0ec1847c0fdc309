/** REST refuses bad input in the words of the rules. */
import { beforeAll, describe, expect, test } from 'vitest'
import {
  newPerson,
  scholarshipForm,
  signUp,
  signUpDonor,
  type SignedIn,
} from '../kit/people.ts'
import { faultsOf } from '../kit/problem.ts'
import { createClient } from '../kit/rest.ts'
import { site } from '../kit/config.ts'

let student: SignedIn
let donor: SignedIn
const visitor = createClient()

beforeAll(async () => {
  student = await signUp('student')
  donor = await signUpDonor({ isVerified: true })
})

describe('invalid input is refused with the specified messages', () => {
  test.each([
    [{ password: '12345' }, `password: ${site.passwordTooShort}`],
    [{ password: null }, `password: ${site.passwordTooShort}`],
    [{ password: 'password1' }, 'password: This password is too easy to guess'],
    [{ password: 'x'.repeat(129) }, 'password: Password must be at most 128 characters'],
    [{ email: 'nobody' }, 'email: Please enter a valid email address'],
    [{ email: '' }, 'email: Please enter a valid email address'],
    [{ email: undefined }, 'email: Please enter a valid email address'],
    [{ userType: 'mentor' }, 'userType: Please select your account type'],
    [{ userType: undefined }, 'userType: Please select your account type'],
    [{ username: 'ab' }, 'username: Username must be at least 3 characters'],
    [{ username: 'a'.repeat(51) }, 'username: Username must be at most 50 characters'],
    [
      { username: 'has space' },
      'username: Username may only contain letters, numbers, dots, dashes and underscores',
    ],
    [{ firstName: ' ' }, 'firstName: First name is required'],
    [{ lastName: undefined }, 'lastName: Last name is required'],
  ])('POST /api/auth/register with %o', async (change, message) => {
    const answer = await visitor.post('/api/auth/register', {
      ...newPerson('student'),
      ...change,
    })
    expect(faultsOf(answer)).toContain(message)
  })

  test('all errors are reported at once', async () => {
    expect(faultsOf(await visitor.post('/api/auth/register', {})).length).toBeGreaterThan(4)
  })

  test.each([
    ['/api/auth/login', { password: 'x' }, 'username: Username is required'],
    ['/api/auth/login', { username: '', password: 'x' }, 'username: Username is required'],
    ['/api/auth/login', { username: 'amina' }, 'password: Password is required'],
    [
      '/api/auth/login',
      { username: 'amina', password: '' },
      'password: Password is required',
    ],
    [
      '/api/auth/forgot-password',
      { email: 'x' },
      'email: Please enter a valid email address',
    ],
    ['/api/auth/forgot-password', {}, 'email: Please enter a valid email address'],
    [
      '/api/auth/resend-verification',
      { email: '@' },
      'email: Please enter a valid email address',
    ],
    ['/api/auth/verify-email', {}, 'token: Verification token is required'],
    ['/api/auth/verify-email', { token: '' }, 'token: Verification token is required'],
    ['/api/auth/reset-password', {}, 'token: Reset token is required'],
    ['/api/auth/reset-password', {}, `password: ${site.passwordTooShort}`],
    ['/api/auth/reset-password', {}, 'confirmPassword: Please confirm your password'],
    [
      '/api/auth/reset-password',
      { token: 't', password: 'teal-lantern-47', confirmPassword: 'teal' },
      'confirmPassword: Please confirm your password',
    ],
    [
      '/api/auth/reset-password',
      { token: 't', password: 'teal-lantern-47', confirmPassword: 'teal-lantern-48' },
      'confirmPassword: Passwords don’t match',
    ],
  ])('POST %s with %o', async (path, body, message) => {
    expect(faultsOf(await visitor.post(path, body))).toContain(message)
  })

  test('a username or address that is taken', async () => {
    const { username, email } = student.person
    const sameName = { ...newPerson('student'), username: username.toUpperCase() }
    const sameAddress = { ...newPerson('student'), email: email.toUpperCase() }
    for (const body of [sameName, sameAddress]) {
      const answer = await visitor.post('/api/auth/register', body)
      expect([409, 422]).toContain(answer.status)
    }
  })

  const profile = {
    firstName: 'Amina',
    lastName: 'Okonkwo',
    email: 'amina@mail.example',
    country: 'Kenya',
  }

  test.each([
    [{ firstName: '' }, 'firstName: Please fill in all required fields'],
    [{ lastName: undefined }, 'lastName: Please fill in all required fields'],
    [{ email: '' }, 'email: Please fill in all required fields'],
    [{ email: 'amina' }, 'email: Please enter a valid email address'],
    [{ country: '' }, 'country: Please fill in all required fields'],
    [{ country: undefined }, 'country: Please fill in all required fields'],
    [{ country: 'Atlantis' }, 'country: Please select your country'],
    [{ gpa: '4.01' }, expect.stringMatching(/^gpa: GPA must be a number from 0 to 4\.0/)],
    [{ gpa: -1 }, expect.stringMatching(/^gpa: GPA must be a number from 0 to 4\.0/)],
    [{ gpa: '3.999' }, expect.stringMatching(/^gpa: GPA must be a number from 0 to 4\.0/)],
    [{ toeflScore: 121 }, 'toeflScore: TOEFL score must be between 0 and 120'],
    [{ duolingoScore: 9 }, 'duolingoScore: Duolingo score must be between 10 and 160'],
    [{ ieltsScore: '9.5' }, expect.stringMatching(/^ieltsScore: IELTS score must be/)],
    [{ englishTestDate: '2025-02-30' }, expect.stringMatching(/^englishTestDate: Please/)],
    [
      { intendedDegreeLevel: 'diploma' },
      'intendedDegreeLevel: Please select your degree level',
    ],
    [
      { englishProficiency: 'fluent' },
      'englishProficiency: Please select your English proficiency',
    ],
  ])('POST /api/students with %o', async (change, message) => {
    const answer = await student.client.post('/api/students', { ...profile, ...change })
    expect(faultsOf(answer)).toContainEqual(message)
  })

  test.each([
    [{ title: '' }, 'title: Title is required'],
    [{ title: undefined }, 'title: Title is required'],
    [
      { description: 'x'.repeat(49) },
      'description: Description must be at least 50 characters',
    ],
    [{ amount: 99 }, 'amount: Amount must be at least $100'],
    [{ amount: '99.99' }, 'amount: Amount must be at least $100'],
    [{ amount: '' }, 'amount: Award amount is required'],
    [
      { amountType: 'weekly' },
      expect.stringMatching(/^amountType: Award type must be one of/),
    ],
    [
      { eligibilityRequirements: 'too short' },
      'eligibilityRequirements: Eligibility requirements needed',
    ],
    [
      { eligibilityRequirements: [] },
      'eligibilityRequirements: At least one eligibility requirement is required',
    ],
    [{ degreeLevel: [] }, 'degreeLevel: At least one degree level is required'],
    [{ fieldOfStudy: [] }, 'fieldOfStudy: At least one field of study is required'],
    [
      { eligibleCountries: [] },
      'eligibleCountries: At least one eligible country is required',
    ],
    [{ applicationDeadline: '' }, 'applicationDeadline: Application deadline is required'],
    [
      { applicationDeadline: '2020-01-31' },
      'applicationDeadline: Application deadline must not have passed',
    ],
    [
      { gpaRequirement: 4.5 },
      'gpaRequirement: GPA requirement must be a number from 0 to 4',
    ],
    [{ contactEmail: 'nobody' }, 'contactEmail: Please enter a valid email address'],
    [
      { applicationUrl: 'javascript:alert(1)' },
      'applicationUrl: Application link must be a web address that begins with https:// or http://',
    ],
    [{ color: 'teal' }, 'color: This field is not known'],
  ])('POST /api/scholarships with %o', async (change, message) => {
    const form = scholarshipForm({ status: 'published', ...change })
    expect(faultsOf(await donor.client.post('/api/scholarships', form))).toContainEqual(
      message,
    )
  })

  test.each([
    ['/api/scholarships?limit=501', 'limit: Please ask for 1 to 500 records'],
    ['/api/scholarships?limit=0', 'limit: Please ask for 1 to 500 records'],
    ['/api/scholarships?minAmount=lots', 'minAmount: Please enter a number'],
    ['/api/scholarships?noEssay=perhaps', 'noEssay: Please answer true or false'],
    ['/api/scholarships?sort=random', expect.stringMatching(/^sort: Please choose one of/)],
    ['/api/scholarships?cursor=abc', expect.stringMatching(/^cursor: /)],
    ['/api/universities?cursor=abc', expect.stringMatching(/^cursor: /)],
    ['/api/universities?type=secret', expect.stringMatching(/^type: Please choose one of/)],
  ])('GET %s', async (path, message) => {
    expect(faultsOf(await visitor.get(path))).toContainEqual(message)
  })

  test('a saved scholarship without an award, or with a wrong status or notes', async () => {
    const { client } = student
    const [first] = (await client.get<{ id: string }[]>('/api/scholarships?limit=1')).body
    expect(faultsOf(await client.post('/api/saved-scholarships', {}))).toContain(
      'scholarshipId: Please select a scholarship',
    )
    const saved = await client.post<{ id: string }>('/api/saved-scholarships', {
      scholarshipId: first?.id,
    })
    const path = `/api/saved-scholarships/${saved.body.id}`
    expect(faultsOf(await client.patch(path, { applicationStatus: 'won' }))).toContainEqual(
      expect.stringMatching(/^applicationStatus: Choose one of/),
    )
    expect(faultsOf(await client.patch(path, { notes: 5 }))).toEqual([
      'notes: Please enter text',
    ])
  })
})
