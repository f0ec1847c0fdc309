import { useMutation } from '@apollo/client/react'
import { dayInWords } from '@landfall/calendar/words'
import { useNavigate } from 'react-router'
import { changeGuidance } from '#features/immigration/change-guidance.ts'
import { CountryLimits } from '#features/immigration/country-limits.tsx'
import { DeadlineTable } from '#features/immigration/deadline-table.tsx'
import { DeleteGuidance } from '#features/immigration/delete-guidance.tsx'
import { DocumentChecklist } from '#features/immigration/document-checklist.tsx'
import {
  immigrationMessages as text,
  priorities,
} from '#features/immigration/immigration-messages.ts'
import { Disclaimer } from '#features/immigration/info-cards.tsx'
import { RuleList } from '#features/immigration/rule-list.tsx'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { LinkButton } from '#page/links.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { paths } from '#paths'
import { graphql } from '#gql'
import type { ShownGuidance_GuidanceFragment } from '#gql/graphql'
import { GuidanceStatus } from './guidance-status.tsx'

export const guidanceFragment = graphql(`
  fragment ShownGuidance_Guidance on ImmigrationGuidance {
    id
    guidanceType
    currentStatus
    priority
    isCompleted
    specificQuestions
    asOf
    summary
    nextSteps
    asks {
      name
    }
    timeframe {
      says
      source
    }
    countryLimits {
      ...CountryLimits_Limits
    }
    deadlines {
      id
      closesOn
      ...DeadlineTable_Deadline
    }
    conditions {
      ...RuleList_Rule
    }
    costs {
      ...RuleList_Rule
    }
    ...DocumentChecklist_Guidance
  }
`)

type Part = { guidance: ShownGuidance_GuidanceFragment }

/** What a request needs: its steps, days, documents and things to know. */
export function ShownGuidance({ guidance }: Part) {
  return (
    <>
      <Disclaimer />
      <Head guidance={guidance} />
      <CountryLimits limits={guidance.countryLimits} />
      <Steps guidance={guidance} />
      <Days guidance={guidance} />
      <DocumentChecklist key={guidance.id} guidance={guidance} />
      <RuleList title={text.know} rules={guidance.conditions} />
      <RuleList title={text.costs} rules={guidance.costs} />
      <Timeframe guidance={guidance} />
    </>
  )
}

function Head({ guidance }: Part) {
  const navigate = useNavigate()
  const [send, { loading }] = useMutation(changeGuidance)
  const { id, currentStatus, priority, isCompleted, specificQuestions } = guidance
  async function flip() {
    const input = { id, isCompleted: !isCompleted }
    await runMutation(
      text.changeFailed,
      async () => (await send({ variables: { input } })).data?.updateImmigrationGuidance,
    )
  }
  return (
    <section aria-labelledby="your-questions" className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <Badge>
          {text.priority}: {priorities[priority]}
        </Badge>
        {isCompleted && <Badge tone="good">{text.done}</Badge>}
      </div>
      <GuidanceStatus id={id} status={currentStatus} />
      <h2 id="your-questions" className="text-xl">
        {text.yourQuestions}
      </h2>
      <ul className="list-disc ps-5 break-words">
        {specificQuestions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button isBusy={loading} onClick={() => void flip()}>
          {isCompleted ? text.reopen : text.markDone}
        </Button>
        <DeleteGuidance
          id={id}
          onGone={() => void navigate(paths.immigration(), { replace: true })}
        />
      </div>
    </section>
  )
}

function Steps({ guidance: { nextSteps, asOf, asks } }: Part) {
  return (
    <section aria-labelledby="next-steps" className="flex flex-col gap-3">
      <h2 id="next-steps" className="text-xl">
        {text.nextSteps}
      </h2>
      <p className="text-muted">{text.asOf(dayInWords(asOf))}</p>
      <ol className="list-decimal space-y-2 ps-6">
        {nextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {asks.length > 0 && (
        <div>
          <LinkButton to={paths.immigrationStatus()}>{text.toFacts}</LinkButton>
        </div>
      )}
    </section>
  )
}

function Days({ guidance: { deadlines } }: Part) {
  const known = deadlines.filter(({ closesOn }) => closesOn)
  return (
    <section aria-labelledby="deadlines" className="flex flex-col gap-3">
      <h2 id="deadlines" className="text-xl">
        {text.deadlines}
      </h2>
      {known.length > 0 ? (
        <DeadlineTable caption={text.deadlines} deadlines={known} />
      ) : (
        <p className="text-muted">
          {deadlines.length > 0 ? text.noDatesWhy : text.noDeadlines}
        </p>
      )}
    </section>
  )
}

function Timeframe({ guidance: { timeframe } }: Part) {
  return (
    <section aria-labelledby="timeframe" className="flex flex-col gap-2">
      <h2 id="timeframe" className="text-xl">
        {text.timeframe}
      </h2>
      <p>{timeframe?.says ?? text.noTimeframe}</p>
      {timeframe && <p className="text-sm text-muted">{timeframe.source}</p>}
    </section>
  )
}
