import type { ReactNode } from 'react'
import { gradeInWords } from '#entities/grade/grade-values.ts'
import { useUniversityNames } from '#entities/university/use-university-names.ts'
import { formatMoney } from '#lib/format/format-money.ts'
import { dayInWords } from '@landfall/calendar/words'
import { Card } from '#ui/card.tsx'
import { profileMessages as text } from './profile-messages.ts'
import {
  citizenshipStatuses,
  degreeLevels,
  educationLevels,
  englishLevels,
  genders,
  labelOf,
  otherCountry,
  visaTypes,
} from './profile-options.ts'
import type { StudentRecord } from './student-values.ts'

type Row = [label: string, value: ReactNode]

/** The profile as cards of facts; what is not told says so. */
export function ProfileView({ student }: { student: StudentRecord }) {
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      <FactCard title={text.cards.basic} rows={basicRows(student)} />
      <FactCard title={text.cards.academic} rows={academicRows(student)} />
      <FactCard title={text.cards.fields} rows={[]}>
        <ValueList values={student.fieldOfInterest} />
      </FactCard>
      <FactCard title={text.cards.english} rows={englishRows(student)} />
      <FactCard title={text.cards.status} rows={statusRows(student)} />
      <FactCard title={text.cards.money} rows={moneyRows(student)} />
    </div>
  )
}

function basicRows(student: StudentRecord): Row[] {
  const country = student.countryName ?? labelOf([otherCountry], student.country)
  return [
    [text.labels.firstName, student.firstName],
    [text.labels.lastName, student.lastName],
    [text.labels.email, student.email],
    [text.labels.country, country],
    [text.labels.dateOfBirth, student.dateOfBirth && dayInWords(student.dateOfBirth)],
    [text.labels.gender, labelOf(genders, student.gender)],
  ]
}

function academicRows(student: StudentRecord): Row[] {
  return [
    [
      text.labels.currentEducationLevel,
      labelOf(educationLevels, student.currentEducationLevel),
    ],
    [text.labels.intendedDegreeLevel, labelOf(degreeLevels, student.intendedDegreeLevel)],
    [text.labels.gradeOriginal, gradeInWords(student)],
    [
      text.labels.intendedUniversityIds,
      student.intendedUniversityIds.length > 0 && (
        <UniversityNames ids={student.intendedUniversityIds} />
      ),
    ],
  ]
}

function englishRows(student: StudentRecord): Row[] {
  return [
    [text.labels.englishProficiency, labelOf(englishLevels, student.englishProficiency)],
    [text.labels.toeflScore, student.toeflScore],
    [text.labels.ieltsScore, student.ieltsScore],
    [text.labels.duolingoScore, student.duolingoScore],
    [
      text.labels.englishTestDate,
      student.englishTestDate && dayInWords(student.englishTestDate),
    ],
  ]
}

function statusRows(student: StudentRecord): Row[] {
  const residency = student.usResidencyHistory
  return [
    [
      text.labels.citizenshipStatus,
      labelOf(citizenshipStatuses, student.citizenshipStatus),
    ],
    [text.labels.visaType, labelOf(visaTypes, student.visaType)],
    [text.labels.intendedVisaType, labelOf(visaTypes, student.intendedVisaType)],
    [text.labels.usPermanentResident, yesOrNo(student.usPermanentResident)],
    [text.labels.isCurrentlyInUs, yesOrNo(student.isCurrentlyInUs)],
    [text.labels.hasLivedInUs, yesOrNo(residency?.hasLivedInUs ?? null)],
    ...(residency?.hasLivedInUs
      ? [[text.labels.usResidencyDetails, residency.details] satisfies Row]
      : []),
    [text.labels.hasUsHighSchoolDiploma, yesOrNo(student.hasUsHighSchoolDiploma)],
    [text.labels.hasUsCollegeDegree, yesOrNo(student.hasUsCollegeDegree)],
  ]
}

function moneyRows(student: StudentRecord): Row[] {
  const family = student.expectedFamilyContribution
  return [
    [text.labels.needsFinancialAid, yesOrNo(student.needsFinancialAid)],
    [text.labels.expectedFamilyContribution, family && formatMoney(family)],
    [text.labels.fundingSource, student.fundingSource?.join(', ')],
  ]
}

function yesOrNo(value: boolean | null): string | null {
  if (value === null) return null
  return value ? 'Yes' : 'No'
}

type FactCardProps = { title: string; rows: Row[]; children?: ReactNode }

function FactCard({ title, rows, children }: FactCardProps) {
  return (
    <Card>
      <h2 className="mb-3 text-xl">{title}</h2>
      {rows.length > 0 && (
        <dl className="flex flex-col gap-3">
          {rows.map(([label, value]) => (
            <div key={label} className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
              <dt className="text-muted">{label}</dt>
              <dd className="tabular min-w-0 font-semibold">{value || <NotProvided />}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </Card>
  )
}

function UniversityNames({ ids }: { ids: readonly string[] }) {
  return useUniversityNames(ids)
    .map(({ label }) => label)
    .join('; ')
}

function ValueList({ values }: { values: readonly string[] | null }) {
  if (!values?.length) return <NotProvided />
  return (
    <ul className="flex flex-wrap gap-2">
      {values.map((value) => (
        <li key={value} className="rounded bg-sunken px-2 py-0.5">
          {value}
        </li>
      ))}
    </ul>
  )
}

function NotProvided() {
  return <span className="font-normal text-muted">{text.notProvided}</span>
}
