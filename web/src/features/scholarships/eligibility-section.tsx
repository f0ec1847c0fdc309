import { CircleCheck, CircleHelp, CircleX, ListTodo, type LucideIcon } from 'lucide-react'
import { TextLink } from '#page/links.tsx'
import { Badge, type Tone } from '#ui/badge.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import { useProfileAddress } from '#entities/student/profile-address.ts'
import { absenceInWords } from './absence.ts'
import { detailMessages as text } from './detail-messages.ts'
import { PageToCheck } from './page-to-check.tsx'
import {
  requirementRows,
  unstatedFacts,
  type RequirementRow,
  type RowState,
} from './requirement-rows.ts'

const eligibilitySectionFragment = graphql(`
  fragment EligibilitySection_Scholarship on Scholarship {
    id
    degreeLevel
    gpaRequirement
    fieldOfStudy
    eligibleCountries
    citizenship {
      kind
      countries {
        code
        name
      }
    }
    minToeflScore
    minIeltsScore
    minDuolingoScore
    acceptsEnglishWaivers
    englishWaiverConditions
    conditions {
      key
      text
      asOf
    }
    requiresEssay
    requiresNomination
    sourceUrl
    sourceUrlKind
    provenance {
      confidence
    }
    eligibility {
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

/** "Requirements and you": each requirement once, with the student's standing and what settles it. */
export function EligibilitySection(props: Props) {
  const facts = readFragment(eligibilitySectionFragment, props.scholarship)
  const addressOf = useProfileAddress(facts.id)
  const rows = requirementRows(facts)
  const unstated = unstatedFacts(facts)
  const absence = absenceInWords(facts)
  const isSilent = unstated.length > 0 || rows.some(({ asked }) => asked === absence)
  return (
    <section aria-labelledby="fit" className="flex flex-col gap-3">
      <h2 id="fit" className="text-xl">
        {facts.eligibility ? text.fit : text.requirements}
      </h2>
      {rows.length > 0 && (
        <ul className="divide-y max-lg:max-w-prose divide-line border-y border-line">
          {rows.map((row) => (
            <Row key={row.key} row={row} addressOf={addressOf} />
          ))}
        </ul>
      )}
      {unstated.length > 0 && (
        <p className="max-w-prose text-sm text-muted">
          {text.unstated(absence, unstated.join(', '))}
        </p>
      )}
      {isSilent && <PageToCheck listing={facts} />}
    </section>
  )
}

const looks: Record<Exclude<RowState, 'asked'>, { tone: Tone; Icon: LucideIcon }> = {
  met: { tone: 'good', Icon: CircleCheck },
  'not-met': { tone: 'bad', Icon: CircleX },
  answer: { tone: 'sea', Icon: CircleHelp },
  check: { tone: 'neutral', Icon: CircleHelp },
  'to-do': { tone: 'neutral', Icon: ListTodo },
}

type RowProps = { row: RequirementRow; addressOf: (field: string) => string }

function Row({ row, addressOf }: RowProps) {
  const { label, state, isPreference, asked, yours, why, answerField, full } = row
  return (
    <li className="flex flex-col gap-1 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 text-base">
          {label}
          {isPreference && (
            <span className="font-normal text-muted"> {text.preference}</span>
          )}
        </h3>
        {state !== 'asked' && <State state={state} />}
      </div>
      {asked !== null && (
        <p>
          {asked}
          {yours !== null && <span className="text-muted"> · {text.you(yours)}</span>}
        </p>
      )}
      {why !== null && state !== 'met' && <p className="text-sm text-muted">{why}</p>}
      {answerField !== null && (
        <TextLink
          to={addressOf(answerField)}
          className="inline-flex min-h-11 items-center self-start"
        >
          {text.addToProfile}
        </TextLink>
      )}
      {full.length > 0 && (
        <Disclosure summary={text.showAll(full.length)}>
          <WholeList list={full} />
        </Disclosure>
      )}
    </li>
  )
}

// Few people open it; until it has loaded, the names show.
const FullList = lazyPart(async () => (await import('./full-list.tsx')).FullList)

function WholeList({ list }: { list: RequirementRow['full'] }) {
  const names = <p className="text-sm">{list.map(({ name }) => name).join(', ')}</p>
  return (
    <LazyPart fallback={names} failed={names}>
      <FullList list={list} />
    </LazyPart>
  )
}

function State({ state }: { state: Exclude<RowState, 'asked'> }) {
  const { tone, Icon } = looks[state]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" size={16} className="shrink-0" />}>
      {text.states[state]}
    </Badge>
  )
}
