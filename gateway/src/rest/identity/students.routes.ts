import { z } from 'zod'
import { created, found, missing } from '../responses.ts'
import { day, decimal, flag, list, numberOrText, rawText, text, whole } from '../inputs.ts'
import { actorId, recordId } from '../named-ids.ts'
import { PROBLEM, type Row, defineRoute } from '../route.ts'
import { amountOf, isRow, rowOf, rowsOf, slugWord, snakeWord } from '../values.ts'

const tag = 'Student profiles'
const access = 'signed-in'

const SAME = `id firstName lastName email fieldOfInterest gpa isGpaEstimated gpaSource
  gradeOriginal gradeScale gpaOriginal gpaOriginalScale
  toeflScore ieltsScore duolingoScore englishTestDate citizenshipStatus visaType intendedVisaType
  usPermanentResident fundingSource needsFinancialAid hasUsHighSchoolDiploma hasUsCollegeDegree
  isCurrentlyInUs dateOfBirth intendedUniversityIds createdAt updatedAt`

const STUDENT_FIELDS = `fragment StudentFields on Student {
  ${SAME} countryName currentEducationLevel intendedDegreeLevel englishProficiency gender
  usResidencyHistory { hasLivedInUs details } expectedFamilyContribution { amount }
}`

const sameNames = SAME.split(/\s+/)

/** A profile as older clients read it: words of REST for levels, the country by name. */
function presentStudent(row: Row): Row {
  return {
    ...Object.fromEntries(sameNames.map((name) => [name, row[name] ?? null])),
    country: row['countryName'] ?? null,
    currentEducationLevel: snakeWord(row['currentEducationLevel']),
    intendedDegreeLevel: slugWord(row['intendedDegreeLevel']),
    englishProficiency: snakeWord(row['englishProficiency']),
    gender: snakeWord(row['gender']),
    usResidencyHistory: row['usResidencyHistory'] ?? null,
    expectedFamilyContribution: amountOf(row['expectedFamilyContribution']),
  }
}

const optionalText = z.string().nullable()
const optionalFlag = z.boolean().nullable()

const studentShape = z.strictObject({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  country: optionalText,
  currentEducationLevel: optionalText,
  intendedDegreeLevel: optionalText,
  fieldOfInterest: z.array(z.string()).nullable(),
  gpa: optionalText,
  isGpaEstimated: z.boolean(),
  gpaSource: optionalText,
  gradeOriginal: optionalText,
  gradeScale: optionalText,
  gpaOriginal: optionalText,
  gpaOriginalScale: optionalText,
  englishProficiency: optionalText,
  toeflScore: z.int().nullable(),
  ieltsScore: optionalText,
  duolingoScore: z.int().nullable(),
  englishTestDate: z.iso.date().nullable(),
  citizenshipStatus: optionalText,
  visaType: optionalText,
  intendedVisaType: optionalText,
  usPermanentResident: optionalFlag,
  usResidencyHistory: z
    .strictObject({ hasLivedInUs: z.boolean(), details: optionalText })
    .nullable(),
  fundingSource: z.array(z.string()).nullable(),
  expectedFamilyContribution: optionalText,
  needsFinancialAid: optionalFlag,
  hasUsHighSchoolDiploma: optionalFlag,
  hasUsCollegeDegree: optionalFlag,
  isCurrentlyInUs: optionalFlag,
  dateOfBirth: z.iso.date().nullable(),
  gender: optionalText,
  intendedUniversityIds: z.array(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

const names = {
  firstName: rawText(),
  lastName: rawText(),
  email: rawText(),
  currentPassword: rawText(),
}

const facts = {
  country: rawText(),
  currentEducationLevel: text(),
  intendedDegreeLevel: text(),
  fieldOfInterest: list(),
  gpa: decimal(),
  gradeOriginal: numberOrText(),
  gradeScale: text(),
  gpaOriginal: text(),
  gpaOriginalScale: text(),
  englishProficiency: text(),
  toeflScore: whole(),
  ieltsScore: decimal(),
  duolingoScore: whole(),
  englishTestDate: day(),
  citizenshipStatus: text(),
  visaType: text(),
  intendedVisaType: text(),
  usPermanentResident: flag(),
  usResidencyHistory: z.strictObject({ hasLivedInUs: flag(), details: text() }).nullish(),
  fundingSource: list(),
  expectedFamilyContribution: decimal(),
  needsFinancialAid: flag(),
  hasUsHighSchoolDiploma: flag(),
  hasUsCollegeDegree: flag(),
  isCurrentlyInUs: flag(),
  dateOfBirth: day(),
  gender: text(),
  intendedUniversityIds: recordId(list()),
}

// Read only by the check of the actor; `id` is the profile's, as in answers.
const ownerIds = {
  id: recordId(text()),
  studentId: actorId(text()),
  userId: actorId(text()),
}

function studentInput(body: Row): Row {
  const { id: _id, studentId: _studentId, userId: _userId, ...rest } = body
  const { firstName, lastName, email, currentPassword, ...given } = rest
  return { firstName, lastName, email, currentPassword, facts: given }
}

const RESULT = `... on StudentSuccess { student { ...StudentFields } } ${PROBLEM}`
const studentOf = (result: unknown) => presentStudent(rowOf(rowOf(result)['student']))

const getStudent = defineRoute({
  method: 'GET',
  path: '/api/students/:studentId',
  tag,
  summary: 'The caller’s own profile, by id or `me`.',
  access,
  operation: `query RestStudent($id: ID!) {
    student(id: $id) { ...StudentFields }
  } ${STUDENT_FIELDS}`,
  variables: ({ params }) => ({ id: params['studentId'] }),
  answer: ({ student }) =>
    isRow(student) ? found(presentStudent(student)) : missing('Profile'),
  success: { status: 200, shape: studentShape },
})

const listAnswers = defineRoute({
  method: 'GET',
  path: '/api/student-answers',
  tag,
  summary: 'The caller’s answers to awards’ questions, latest first.',
  access,
  operation: `query RestStudentAnswers {
    student(id: "me") { answers { fact scholarshipId answer answeredAt } }
  }`,
  answer: ({ student }) =>
    found(
      rowsOf(rowOf(student)['answers']).map((row) => ({
        ...row,
        answer: snakeWord(row['answer']),
      })),
    ),
  success: {
    status: 200,
    shape: z.array(
      z.strictObject({
        fact: z.string(),
        scholarshipId: optionalText,
        answer: z.enum(['yes', 'no', 'declined']),
        answeredAt: z.iso.datetime(),
      }),
    ),
  },
})

const createStudent = defineRoute({
  method: 'POST',
  path: '/api/students',
  tag,
  summary: 'Creates the caller’s profile.',
  access,
  body: z.strictObject({ ...ownerIds, ...names, ...facts }),
  operation: `mutation RestCreateStudent($input: CreateStudentInput!) {
    createStudent(input: $input) { ${RESULT} }
  } ${STUDENT_FIELDS}`,
  variables: ({ body }) => ({ input: studentInput(body) }),
  answer({ createStudent: result }) {
    const student = studentOf(result)
    return created(`/api/students/${student['id']}`, student)
  },
  success: { status: 201, shape: studentShape },
})

const updateStudent = defineRoute({
  method: 'PATCH',
  path: '/api/students/:studentId',
  tag,
  summary: 'Changes the given fields; absent ones stay, null clears.',
  access,
  body: z.strictObject({ ...ownerIds, ...names, ...facts }),
  operation: `mutation RestUpdateStudent($input: UpdateStudentInput!) {
    updateStudent(input: $input) { ${RESULT} }
  } ${STUDENT_FIELDS}`,
  variables: ({ params, body }) => ({
    input: { id: params['studentId'], ...studentInput(body) },
  }),
  answer: (data) => found(studentOf(data['updateStudent'])),
  success: { status: 200, shape: studentShape },
})

export const studentRoutes = [getStudent, listAnswers, createStudent, updateStudent]
