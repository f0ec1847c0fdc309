import { ApolloLink, gql } from '@apollo/client'
import { of } from 'rxjs'
import { expect, it } from 'vitest'
import { createApolloClient } from '#lib/apollo/apollo-client.ts'
import { storedStudent } from '#testing/stored-student.ts'
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

/** A server that judges by the GPA that its catalog has read, two readings late. */
function server() {
  let gpa = 2
  let saved = { gpa, version: 1 }
  let looks = 0
  return new ApolloLink(({ operationName, variables }) => {
    if (operationName === 'SaveStudent_Update') {
      const { input } = variables as { input: { facts: { gradeOriginal: string } } }
      saved = { gpa: Number(input.facts.gradeOriginal), version: saved.version + 1 }
      looks = 0
      const updateStudent = {
        __typename: 'StudentSuccess',
        student: { ...storedStudent, version: saved.version },
      }
      return of({ data: { updateStudent } })
    }
    if (operationName === 'RefreshFit_Catalog') {
      looks += 1
      const isRead = looks > 2
      if (isRead) gpa = saved.gpa
      const version = isRead ? saved.version : saved.version - 1
      return of({
        data: { copy: { __typename: 'StudentCopy', version, answersVersion: 0 } },
      })
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
  // An open page: it updates by itself, and is never without its figures.
  const shown: (Listing | undefined)[] = []
  const page = client.watchQuery<Listing>({ query: listing })
  const left = page.subscribe(({ data, dataState }) => {
    if (dataState === 'complete') shown.push(data)
  })
  const before = { ...emptyStudent, gradeOriginal: '3.00' }
  const first = gpa === '3.40' ? '2.00' : '3.40'
  await saveStudent(client, { ...emptyStudent, gradeOriginal: first }, before)
  const other = label === 'Check 1 thing' ? 'Not eligible: GPA' : 'Check 1 thing'
  const labelShown = () => shown.at(-1)?.scholarship.eligibility.label
  await expect.poll(labelShown).toBe(other)
  await saveStudent(client, { ...emptyStudent, gradeOriginal: gpa }, before)
  await expect.poll(labelShown).toBe(label)
  expect(shown.at(-1)?.scholarshipOutlook.eligibleCount).toBe(eligibleCount)
  left.unsubscribe()
})
