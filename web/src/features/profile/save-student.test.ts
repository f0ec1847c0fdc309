import { ApolloLink, gql } from '@apollo/client'
import { of } from 'rxjs'
import { expect, it } from 'vitest'
import { createApolloClient } from '#lib/apollo/apollo-client.ts'
import { saveStudent } from './save-student.ts'
import { valuesOf } from './student-values.ts'

const emptyStudent = valuesOf(null, {
  firstName: 'Ama',
  lastName: 'Mensah',
  email: 'ama@example.org',
})

const listing = gql`
  query Listing {
    scholarship(id: "s1") {
      id
      title
      eligibility {
        label
      }
    }
    scholarshipOutlook {
      eligibleCount
    }
  }
`
type Listing = {
  scholarship: { title: string; eligibility: { label: string } }
  scholarshipOutlook: { eligibleCount: number }
}

/** A server that judges by the GPA that was saved last. */
function server() {
  let gpa = 2
  return new ApolloLink(({ operationName, variables }) => {
    if (operationName === 'SaveStudent_Update') {
      const { input } = variables as { input: { facts: { gradeOriginal: string } } }
      gpa = Number(input.facts.gradeOriginal)
      const updateStudent = {
        __typename: 'StudentSuccess',
        student: { __typename: 'Student', id: 'ama' },
      }
      return of({ data: { updateStudent } })
    }
    const label = gpa >= 3 ? 'Check 1 thing' : 'Not eligible: GPA'
    const eligibility = { __typename: 'Eligibility', label }
    const scholarship = {
      __typename: 'Scholarship',
      id: 's1',
      title: 'Harbour Award',
      eligibility,
    }
    const scholarshipOutlook = {
      __typename: 'ScholarshipOutlook',
      eligibleCount: gpa >= 3 ? 34 : 24,
    }
    return of({ data: { scholarship, scholarshipOutlook } })
  })
}

it.each([
  ['raised', '3.40', 'Check 1 thing', 34],
  ['lowered', '1.00', 'Not eligible: GPA', 24],
])('shows what fits after the GPA was %s', async (_, gpa, label, eligibleCount) => {
  const client = createApolloClient(server())
  const read = async () => (await client.query<Listing>({ query: listing })).data
  const before = { ...emptyStudent, gradeOriginal: '3.00' }
  const first = gpa === '3.40' ? '2.00' : '3.40'
  await saveStudent(client, { ...emptyStudent, gradeOriginal: first }, before)
  await read()
  await saveStudent(client, { ...emptyStudent, gradeOriginal: gpa }, before)
  const shown = await read()
  expect(shown?.scholarship.eligibility.label).toBe(label)
  expect(shown?.scholarshipOutlook.eligibleCount).toBe(eligibleCount)
})
