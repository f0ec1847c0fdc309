import { CircleCheck, CircleHelp, CircleX, type LucideIcon } from 'lucide-react'
import { useLocation } from 'react-router'
import { LinkButton, TextLink } from '#page/links.tsx'
import { useSession } from '#lib/session/session.ts'
import { Badge, type Tone } from '#ui/badge.tsx'
import { DataTable, type Column } from '#ui/data-table.tsx'
import { Notice } from '#ui/notice.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { CriterionResult, EligibilitySection_ScholarshipFragment } from '#gql/graphql'
import { paths } from '#paths'
import { detailMessages as text } from './detail-messages.ts'

const eligibilitySectionFragment = graphql(`
  fragment EligibilitySection_Scholarship on Scholarship {
    id
    eligibility {
      verdict
      criteria {
        code
        label
        isHard
        result
        asked
        yours
        explanation
        profileField
      }
    }
  }
`)

type Props = { scholarship: FragmentType<typeof eligibilitySectionFragment> }
type Eligibility = NonNullable<EligibilitySection_ScholarshipFragment['eligibility']>
type Criterion = Eligibility['criteria'][number]

/** Asked, you, result: why a student qualifies or not, hard requirements first. */
export function EligibilitySection(props: Props) {
  const { eligibility } = readFragment(eligibilitySectionFragment, props.scholarship)
  const criteria = eligibility?.criteria ?? []
  const hard = criteria.filter(({ isHard }) => isHard)
  const soft = criteria.filter(({ isHard }) => !isHard)
  return (
    <section aria-labelledby="fit" className="flex flex-col gap-4">
      <div>
        <h2 id="fit" className="text-xl">
          {text.fit}
        </h2>
        {eligibility && <p className="text-sm text-muted">{text.fitRules}</p>}
      </div>
      {!eligibility && <WhyNotYet />}
      {hard.length > 0 && <CriteriaTable caption={text.hard} criteria={hard} />}
      {soft.length > 0 && <CriteriaTable caption={text.soft} criteria={soft} />}
    </section>
  )
}

function WhyNotYet() {
  const { status, viewer } = useSession()
  const { pathname, search } = useLocation()
  if (status === 'signed-in' && viewer.accountType !== 'STUDENT') return null
  const isVisitor = status !== 'signed-in'
  return (
    <Notice>
      <p>{isVisitor ? text.fitVisitor : text.fitNoProfile}</p>
      <LinkButton
        className="mt-3"
        to={isVisitor ? paths.auth({ returnTo: pathname + search }) : paths.profile()}
      >
        {isVisitor ? text.signIn : text.fillInProfile}
      </LinkButton>
    </Notice>
  )
}

const columns: readonly Column<Criterion>[] = [
  {
    key: 'asked',
    header: text.asked,
    cell: ({ label, asked }) => (
      <>
        {label}
        <span className="block font-normal">{asked}</span>
      </>
    ),
  },
  {
    key: 'yours',
    header: text.yours,
    cell: yoursInWords,
  },
  { key: 'result', header: text.result, cell: (criterion) => <Result {...criterion} /> },
]

/** A table from the first breakpoint on; three columns are too many for a phone. */
function CriteriaTable(props: { caption: string; criteria: readonly Criterion[] }) {
  const { caption, criteria } = props
  return (
    <>
      <div className="max-sm:hidden">
        <DataTable
          caption={caption}
          columns={columns}
          rows={criteria}
          rowKey={({ code }) => code}
        />
      </div>
      <div className="sm:hidden">
        <h3 className="text-base">{caption}</h3>
        <ul>
          {criteria.map((criterion) => (
            <li key={criterion.code} className="border-b border-line py-3">
              <h4 className="font-semibold">{criterion.label}</h4>
              <p>
                <span className="text-muted">{text.asked}: </span>
                {criterion.asked}
              </p>
              <p className="mb-1">
                <span className="text-muted">{text.yours}: </span>
                {yoursInWords(criterion)}
              </p>
              <Result {...criterion} />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

function yoursInWords({ yours, result }: Criterion): string {
  return yours ?? (result === 'TELL_US_MORE' ? text.notInProfile : '–')
}

const looks: Record<CriterionResult, { tone: Tone; Icon: LucideIcon }> = {
  PASS: { tone: 'good', Icon: CircleCheck },
  FAIL: { tone: 'bad', Icon: CircleX },
  TELL_US_MORE: { tone: 'warn', Icon: CircleHelp },
  CHECK_WITH_PROVIDER: { tone: 'warn', Icon: CircleHelp },
}

function Result({ label, result, explanation, profileField }: Criterion) {
  const { tone, Icon } = looks[result]
  return (
    <>
      <Badge tone={tone} icon={<Icon aria-hidden="true" size={16} className="shrink-0" />}>
        {text.results[result]}
      </Badge>
      <span className="mt-1 block text-sm text-muted">{explanation}</span>
      {result === 'TELL_US_MORE' && profileField && (
        <TextLink
          to={paths.profile({ edit: profileField })}
          className="inline-flex min-h-11 items-center text-sm"
        >
          {text.addToProfile(label)}
        </TextLink>
      )}
    </>
  )
}
