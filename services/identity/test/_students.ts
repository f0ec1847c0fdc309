import type { Identity } from './_app.ts'

type Caller = Parameters<Identity['mutate']>[0]
const fields = `id firstName lastName email country countryName currentEducationLevel
  intendedDegreeLevel fieldOfInterest gpa isGpaEstimated gpaSource gradeOriginal gradeScale gpaOriginal
  gpaOriginalScale englishProficiency toeflScore ieltsScore duolingoScore englishTestDate citizenshipStatus visaType intendedVisaType
  usPermanentResident usResidencyHistory { hasLivedInUs details } fundingSource
  expectedFamilyContribution { amount currency } needsFinancialAid hasUsHighSchoolDiploma
  hasUsCollegeDegree isCurrentlyInUs dateOfBirth gender intendedUniversityIds version`
const selection = `... on StudentSuccess { student { ${fields} } }`
/** Every fact that a profile holds. */
export const facts = {
  country: 'South Korea',
  currentEducationLevel: 'high_school',
  intendedDegreeLevel: 'undergraduate',
  fieldOfInterest: ['Engineering', 'Computer Science', 'Engineering'],
  gpa: '3.6',
  gpaOriginal: '4.2',
  gpaOriginalScale: '4.5',
  englishProficiency: 'toefl_90',
  toeflScore: 94,
  ieltsScore: '7',
  duolingoScore: 120,
  englishTestDate: '2026-03-01',
  citizenshipStatus: 'international_student',
  visaType: 'none',
  intendedVisaType: 'F-1',
  usPermanentResident: false,
  usResidencyHistory: { hasLivedInUs: true, details: 'A summer in Ohio.' },
  fundingSource: ['family'],
  expectedFamilyContribution: '5000',
  needsFinancialAid: true,
  hasUsHighSchoolDiploma: false,
  hasUsCollegeDegree: false,
  isCurrentlyInUs: false,
  dateOfBirth: '2004-02-29',
  gender: 'woman',
  intendedUniversityIds: ['0193a1b2-7c00-7000-8000-000000000022'],
}
export const person = { firstName: 'Ji-woo', lastName: 'Kim' }

/** What a test does with profiles. @param of the running service, once it was started */
export function studentKit(of: () => Identity) {
  const create = (caller: Caller, input: object) =>
    of().mutate(caller, 'createStudent', input, selection)
  const update = (caller: Caller, input: object) =>
    of().mutate(caller, 'updateStudent', input, selection)
  const read = async (caller: Caller, id: string) =>
    (
      await of().execute(caller, `query ($id: ID!) { student(id: $id) { ${fields} } }`, {
        id,
      })
    ).data.student
  async function student() {
    const { id, input, caller } = await of().person()
    const given = { ...person, email: input.email, facts }
    return { id, caller, email: input.email as string, given }
  }
  return { create, update, read, student }
}
