import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import { NotLoaded } from '#page/not-loaded.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useDebounced } from '#ui/use-debounced.ts'
import { gradeMessages as text } from './grade-messages.ts'
import { aboutPoints, plainGrade } from './grade-values.ts'

const scalesDocument = graphql(`
  query GradeFields_Scales($country: String) {
    gradeScales(country: $country) {
      code
      name
      grades
    }
  }
`)

const convertedDocument = graphql(`
  query GradeFields_Converted($scale: String!, $grade: String!) {
    convertGrade(scale: $scale, grade: $grade) {
      gpa
      isEstimate
      source
    }
  }
`)

type BoundField = {
  id: string
  name: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

type GradeFieldsProps = {
  scale: BoundField
  grade: BoundField
  /** The country whose usual scales stand first; '' when it is not known. */
  country: string
}

/** A grade in the student's own scale, and about what it is in the U.S. one. Neither is required. */
export function GradeFields({ scale, grade, country }: GradeFieldsProps) {
  const { data, previousData, error, refetch } = useQuery(scalesDocument, {
    variables: { country: country || null },
  })
  const scales = (data ?? previousData)?.gradeScales ?? []
  const grades = scales.find(({ code }) => code === scale.value)?.grades
  return (
    <>
      <SelectField
        {...scale}
        label={text.scale}
        help={text.scaleHelp}
        options={scales.map(({ code, name }) => ({ value: code, label: name }))}
        placeholder={text.choose}
        isOptional
      />
      {error && scales.length === 0 && (
        <NotLoaded words={text.scalesFailed} retry={refetch} />
      )}
      <div className="flex flex-col gap-1">
        <TextField {...grade} label={text.grade} help={grades} maxLength={60} isOptional />
        <Converted scale={scale.value} grade={grade.value} grades={grades} />
      </div>
    </>
  )
}

type ConvertedProps = { scale: string; grade: string; grades: string | undefined }

/** The converted grade; announced too, once the student stops typing. */
function Converted({ scale, grade, grades }: ConvertedProps) {
  const settled = useDebounced(plainGrade(grade))
  const { data } = useQuery(convertedDocument, {
    variables: { scale, grade: settled },
    skip: scale === '' || settled === '',
  })
  return (
    <p role="status" className="text-sm text-muted empty:hidden">
      {data && wordsOf(data.convertGrade, grades)}
    </p>
  )
}

type Conversion = { gpa: string; isEstimate: boolean; source: string } | null | undefined

function wordsOf(converted: Conversion, grades: string | undefined): string | null {
  if (!converted) return grades === undefined ? null : text.noSuchGrade(grades)
  const { gpa, isEstimate, source } = converted
  return isEstimate ? text.converted(aboutPoints(gpa), source) : null
}
