import { CircleCheck, CircleHelp, CircleX, type LucideIcon } from 'lucide-react'
import { useProfileAddress } from '#entities/student/profile-address.ts'
import { TextLink } from '#page/links.tsx'
import { Badge, type Tone } from '#ui/badge.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { MatchCriteria_MatchCriterionFragment } from '#gql/graphql'
import { resultMessages as text } from './result-messages.ts'

const matchCriterionFragment = graphql(`
  fragment MatchCriteria_MatchCriterion on MatchCriterion {
    code
    label
    isHard
    result
    asked
    yours
    explanation
    profileField
  }
`)

type Criterion = MatchCriteria_MatchCriterionFragment
type Props = {
  /** The id of the award that asks for them. */
  award: string
  criteria: readonly FragmentType<typeof matchCriterionFragment>[]
}

/** Asked, you, result: one below another, because a card is too narrow for a table. */
export function MatchCriteria({ award, criteria }: Props) {
  return (
    <ul>
      {criteria.map((masked) => {
        const criterion = readFragment(matchCriterionFragment, masked)
        return (
          <li
            key={criterion.code}
            className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 border-b border-line py-3 last:border-b-0"
          >
            <div className="min-w-0 sm:max-w-1/2">
              <p className="font-semibold">
                {criterion.label}
                <span className="font-normal text-muted">
                  {` · ${criterion.isHard ? text.required : text.preference}`}
                </span>
              </p>
              <p>
                <span className="text-muted">{text.asked}: </span>
                {criterion.asked}
              </p>
              <p>
                <span className="text-muted">{text.yours}: </span>
                {yoursInWords(criterion)}
              </p>
            </div>
            <div className="sm:w-2/5">
              <Result criterion={criterion} award={award} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function yoursInWords({ yours, result }: Criterion): string {
  return yours ?? (result === 'TELL_US_MORE' ? text.notInProfile : '–')
}

const looks: Readonly<Record<string, { tone: Tone; Icon: LucideIcon }>> = {
  PASS: { tone: 'good', Icon: CircleCheck },
  FAIL: { tone: 'bad', Icon: CircleX },
}
const open = { tone: 'warn', Icon: CircleHelp } as const

function Result({ criterion, award }: { criterion: Criterion; award: string }) {
  const { label, result, explanation, profileField } = criterion
  const profileAddress = useProfileAddress(award)
  const { tone, Icon } = looks[result] ?? open
  return (
    <>
      <Badge tone={tone} icon={<Icon aria-hidden="true" size={16} className="shrink-0" />}>
        {text.results[result] ?? result}
      </Badge>
      <p className="mt-1 text-sm text-muted">{explanation}</p>
      {result === 'TELL_US_MORE' && profileField && (
        <TextLink
          to={profileAddress(profileField)}
          className="inline-flex min-h-11 items-center text-sm print:hidden"
        >
          {text.addToProfile(label)}
        </TextLink>
      )}
    </>
  )
}
