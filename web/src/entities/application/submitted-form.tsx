import { dayInWords } from '@landfall/calendar/words'
import { VerdictBadge } from '#entities/scholarship/verdict-badge.tsx'
import { readFragment, type FragmentType } from '#gql'
import type { SubmittedForm_SubmissionFragment } from '#gql/graphql'
import { formatDateTime } from '#lib/format/format.ts'
import { submissionFragment } from './submission-fragment.ts'
import {
  applicationLabels as labels,
  submissionMessages as text,
} from './submission-messages.ts'
import { verdictForProvider } from './verdict-for-provider.ts'

type Submission = SubmittedForm_SubmissionFragment
type Form = Submission['form']
type Row = Form['awards'][number]

const sections = [
  {
    title: text.personal,
    names: [
      'firstName',
      'lastName',
      'email',
      'phone',
      'dateOfBirth',
      'citizenship',
      'countryOfResidence',
      'familyIncomeRange',
      'financialNeedStatement',
    ],
  },
  {
    title: text.academic,
    names: [
      'currentDegreeLevel',
      'fieldOfStudy',
      'currentInstitution',
      'currentGpa',
      'expectedGraduationDate',
      'intendedInstitution',
      'englishProficiency',
      'toeflScore',
      'ieltsScore',
      'duolingoScore',
    ],
  },
  {
    title: text.essays,
    names: [
      'personalStatement',
      'careerGoals',
      'whyDeserving',
      'essay1',
      'essay2',
      'essay3',
    ],
  },
] as const

const lists = ['extracurriculars', 'workExperience', 'volunteerWork', 'awards'] as const

type Props = {
  submission: FragmentType<typeof submissionFragment>
  /** The level of the headings inside. */
  heading?: 'h3' | 'h4'
  /** The reader decides about it: conditions to ask the provider about are theirs to check. */
  isForProvider?: boolean
}

/** A submission, as it was then: nothing changes it. Empty fields are not shown. */
export function SubmittedForm({ submission, heading = 'h3', isForProvider }: Props) {
  const shown = readFragment(submissionFragment, submission)
  return (
    <div className="flex flex-col gap-6">
      <Judged submission={shown} isForProvider={isForProvider} />
      {sections.map((section) => (
        <Section key={section.title} heading={heading} form={shown.form} {...section} />
      ))}
      <Experience heading={heading} form={shown.form} />
      <Documents heading={heading} form={shown.form} />
    </div>
  )
}

type JudgedProps = { submission: Submission; isForProvider: boolean | undefined }

/** Says by which version of the listing the submission was judged. */
function Judged({ submission, isForProvider }: JudgedProps) {
  const { submittedAt, scholarshipTitle, provider, scholarshipVersion } = submission
  const label = isForProvider ? verdictForProvider(submission) : submission.verdictLabel
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="tabular">
        {text.submitted(formatDateTime(submittedAt), scholarshipTitle, provider)}{' '}
        <span className="text-muted">{text.version(scholarshipVersion)}</span>
      </p>
      <VerdictBadge verdict={submission.verdict} label={label} />
      {submission.isInGrace && <p>{text.inGrace}</p>}
      {submission.note && (
        <p className="max-w-prose whitespace-pre-line">
          <span className="font-semibold">{text.note}</span> {submission.note}
        </p>
      )}
    </div>
  )
}

type SectionProps = {
  heading: 'h3' | 'h4'
  form: Form
  title: string
  names: (typeof sections)[number]['names']
}

function Section({ heading: Heading, form, title, names }: SectionProps) {
  const filled = names
    .map((name) => ({ name, value: wordsOf(name, form[name]) }))
    .filter(({ value }) => value !== '')
  if (filled.length === 0) return null
  return (
    <section className="flex flex-col gap-2">
      <Heading className="text-lg">{title}</Heading>
      <dl className={pairs}>
        {filled.map(({ name, value }) => (
          <div key={name} className={spanOf(value)}>
            <dt className="text-sm text-muted">{labels[name]}</dt>
            <dd className="break-words whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Two facts side by side where the text size leaves room for them. */
const pairs =
  'grid max-w-prose grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-3 sm:grid-cols-2'

/** The class for a value that takes the room of two, everywhere or on a phone. */
function spanOf(value: string): string | undefined {
  if (value.length > 40 || value.includes('\n')) return 'col-span-full'
  return value.length > 18 ? 'max-sm:col-span-full' : undefined
}

const days: readonly string[] = ['dateOfBirth', 'expectedGraduationDate']

function wordsOf(name: string, value: string | number | null | undefined): string {
  if (value == null || value === '') return ''
  if (days.includes(name)) return dayInWords(String(value))
  return text.choices[String(value)] ?? String(value)
}

function Experience({ heading: Heading, form }: Pick<SectionProps, 'heading' | 'form'>) {
  const filled = lists.filter((name) => form[name].length > 0)
  if (filled.length === 0 && form.otherScholarships.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <Heading className="text-lg">{text.experience}</Heading>
      {filled.map((name) => (
        <div key={name} className="flex flex-col gap-2">
          <p className="text-sm text-muted">{labels[name]}</p>
          <ul className="flex flex-col gap-2">
            {form[name].map((row, index) => (
              <li key={index} className="max-w-prose break-words">
                <p className="font-semibold">{titleOf(row)}</p>
                <p className="text-sm text-muted empty:hidden">{whenOf(row)}</p>
                <p className="whitespace-pre-line empty:hidden">{row.description}</p>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {form.otherScholarships.length > 0 && (
        <div>
          <p className="text-sm text-muted">{labels.otherScholarships}</p>
          <p className="whitespace-pre-line">{form.otherScholarships.join('\n')}</p>
        </div>
      )}
    </section>
  )
}

const documents = ['transcripts', 'recommendationLetters', 'additionalDocuments'] as const

function Documents({ heading: Heading, form }: Pick<SectionProps, 'heading' | 'form'>) {
  const sent = documents.filter((name) => form[name].length > 0)
  if (sent.length === 0) return null
  return (
    <section className="flex flex-col gap-2">
      <Heading className="text-lg">{text.documents}</Heading>
      <dl className={pairs}>
        {sent.map((name) => (
          <div key={name}>
            <dt className="text-sm text-muted">{labels[name]}</dt>
            <dd className="tabular">{text.files(form[name].length)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function titleOf({ role, organization }: Row): string {
  return [role, organization].filter(Boolean).join(', ') || text.untitled
}

function whenOf({ startedOn, endedOn, hoursPerWeek }: Row): string {
  const [from, until] = [startedOn, endedOn].map((day) => day && dayInWords(day))
  const span = from && until ? `${from} – ${until}` : (from && text.since(from)) || until
  const hours = hoursPerWeek == null ? '' : text.hours(hoursPerWeek)
  return [span, hours].filter(Boolean).join(' · ')
}
