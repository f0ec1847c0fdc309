import { useState, type ComponentProps } from 'react'
import { useSearchParams } from 'react-router'
import { hasDraft } from '#lib/forms/form-draft.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { readFragment, type FragmentType } from '#gql'
import { draftNameOf, FactsSection } from './facts-section.tsx'
import { factsSections, type FactsSection as Section } from './facts-sections.ts'
import { factsFragment, isStated, valuesOf } from './facts-values.ts'
import { type Step, stepWords } from './fact-messages.ts'
import { immigrationMessages as text } from './immigration-messages.ts'
import { isStep, partsOfStep, stepOf, STEPS } from './steps.ts'
import { TrainingLedger } from './training-ledger.tsx'

const stepCards = STEPS.map((value) => ({
  value,
  title: stepWords[value].title,
  children: <span className="text-muted">{stepWords[value].text}</span>,
}))

/** Cards side by side where there is room: one below the other, they would leave half a wide page empty. */
const cards = 'grid grid-cols-1 items-start gap-4 max-lg:max-w-prose lg:grid-cols-2'

type Props = {
  viewerId: string
  profile: FragmentType<typeof factsFragment> &
    ComponentProps<typeof TrainingLedger>['profile']
}

/**
 * The facts that rules count from, and the ledger of practical training: shows what the student's step needs, and
 * folds everything else.
 */
export function FactsByStep({ viewerId, ...props }: Props) {
  const profile = readFragment(factsFragment, props.profile)
  const { version } = profile
  const values = valuesOf(profile)
  const [step, choose] = useStep(stepOf(values, profile.asOf))
  const { needed, others, hasLedger } = partsOf(step)
  const isStatedIn = ({ names }: Section) => names.some((name) => isStated(values, name))
  const show = (section: Section, isOpenAtFirst: boolean) => (
    <FactsSection
      key={`${step}-${section.id}`}
      {...{ section, viewerId, values, version, isOpenAtFirst }}
    />
  )
  const stated = others.flatMap(({ names }) =>
    names.filter((name) => isStated(values, name)),
  )
  const isTyped = others.some((section) => hasDraft(viewerId, draftNameOf(section)))
  return (
    <>
      <RadioCards
        legend={text.whereNow}
        name="step"
        isRow
        value={step ?? ''}
        onChange={choose}
        cards={stepCards}
      />
      {step === null ? (
        <p className="text-muted">{text.chooseWhere}</p>
      ) : (
        <div className={cards}>
          {needed.map((section, at) => show(section, at === 0 && !isStatedIn(section)))}
        </div>
      )}
      {hasLedger && <TrainingLedger profile={props.profile} />}
      <Disclosure
        key={step}
        summary={text.moreDates(stated.length)}
        // Text that was typed there and is not saved yet is never out of sight.
        isOpen={isTyped || (step === null && stated.length > 0)}
      >
        <div className="flex flex-col gap-8 pt-2">
          <div className={cards}>{others.map((section) => show(section, false))}</div>
          {!hasLedger && <TrainingLedger profile={props.profile} />}
        </div>
      </Disclosure>
    </>
  )
}

function partsOf(step: Step | null) {
  const { sections, hasLedger } = step
    ? partsOfStep[step]
    : { sections: [], hasLedger: false }
  return {
    needed: sections.flatMap((id) => factsSections.filter((section) => section.id === id)),
    others: factsSections.filter(({ id }) => !sections.includes(id)),
    hasLedger,
  }
}

/**
 * The step in the address, else the one that the dates implied
 * when the page opened: saving a date moves nothing away.
 */
function useStep(ofDates: Step | null): [Step | null, (step: Step) => void] {
  const [params, setParams] = useSearchParams()
  const [first] = useState(ofDates)
  const asked = params.get('step')
  const choose = (step: Step) => {
    setParams({ step }, { replace: true, preventScrollReset: true })
  }
  return [isStep(asked) ? asked : first, choose]
}
