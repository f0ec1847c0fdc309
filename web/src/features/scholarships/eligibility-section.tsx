import { CircleCheck, CircleHelp, CircleX, type LucideIcon } from 'lucide-react'
import { useLocation } from 'react-router'
import { LinkButton, TextLink } from '#page/links.tsx'
import { useSession } from '#lib/session/session.ts'
import { Badge, type Tone } from '#ui/badge.tsx'
import { DataTable, type Column } from '#ui/data-table.tsx'
import { Notice } from '#ui/notice.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import type {
  CriterionResult,
  EligibilitySection_ScholarshipFragment,
  RequirementResult,
} from '#gql/graphql'
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
      requirements {
        key
        label
        result
        asked
        yours
        explanation
        questions {
          profileField
        }
      }
      steps {
        key
        asked
        yours
      }
    }
  }
`)

type Props = { scholarship: FragmentType<typeof eligibilitySectionFragment> }
type Eligibility = NonNullable<EligibilitySection_ScholarshipFragment['eligibility']>
type Criterion = Pick<
  Eligibility['criteria'][number],
  'label' | 'asked' | 'yours' | 'explanation' | 'profileField'
> & { key: string; result: CriterionResult | RequirementResult }

/** Asked, you, result: why a student qualifies or not, hard requirements first. */
export function EligibilitySection(props: Props) {
  const { eligibility } = readFragment(eligibilitySectionFragment, props.scholarship)
  const criteria = (eligibility?.criteria ?? []).map((one) => ({ ...one, key: one.code }))
  const hard = criteria.filter(({ isHard }) => isHard)
  const soft = criteria.filter(({ isHard }) => !isHard)
  const conditions = (eligibility?.requirements ?? []).map(conditionOf)
  const steps = eligibility?.steps ?? []
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
      {conditions.length > 0 && (
        <CriteriaTable caption={text.conditions} criteria={conditions} />
      )}
      {soft.length > 0 && <CriteriaTable caption={text.soft} criteria={soft} />}
      {steps.length > 0 && <Steps steps={steps} />}
    </section>
  )
}

function conditionOf({
  questions,
  ...one
}: Eligibility['requirements'][number]): Criterion {
  const missing = questions.find(({ profileField }) => profileField !== null)
  const label = one.label.charAt(0).toUpperCase() + one.label.slice(1)
  return { ...one, label, profileField: missing?.profileField ?? null }
}

/** What is to be done makes nobody less eligible. */
function Steps({ steps }: { steps: Eligibility['steps'] }) {
  return (
    <div>
      <h3 className="text-base">{text.steps}</h3>
      <ul className="flex list-disc flex-col gap-1 ps-5">
        {steps.map(({ key, asked, yours }) => (
          <li key={key}>{yours === null ? asked : `${asked} ${yours}.`}</li>
        ))}
      </ul>
    </div>
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
          rowKey={({ key }) => key}
        />
      </div>
      <div className="sm:hidden">
        <h3 className="text-base">{caption}</h3>
        <ul>
          {criteria.map((criterion) => (
            <li key={criterion.key} className="border-b border-line py-3">
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
  if (yours !== null) return yours
  if (result === 'ANSWER') return text.notAnswered
  return result === 'TELL_US_MORE' ? text.notInProfile : '–'
}

const looks: Record<Criterion['result'], { tone: Tone; Icon: LucideIcon }> = {
  PASS: { tone: 'good', Icon: CircleCheck },
  FAIL: { tone: 'bad', Icon: CircleX },
  TELL_US_MORE: { tone: 'warn', Icon: CircleHelp },
  ANSWER: { tone: 'warn', Icon: CircleHelp },
  STEP: { tone: 'warn', Icon: CircleHelp },
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
      {(result === 'TELL_US_MORE' || result === 'ANSWER') && profileField && (
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
