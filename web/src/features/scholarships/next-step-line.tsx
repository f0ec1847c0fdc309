import { LinkButton, TextLink } from '#page/links.tsx'
import { paths } from '#paths'
import { detailMessages as text } from './detail-messages.ts'
import type { NextStep } from './next-step.ts'

/** The next step in a sentence, with the links that take it. */
export function NextStepLine({ step }: { step: NextStep }) {
  switch (step.kind) {
    case 'look-elsewhere':
      return (
        <p>
          {text.notMet(step.labels.join(', '))}{' '}
          <TextLink
            to={paths.scholarships()}
            className="inline-flex min-h-11 items-center font-semibold"
          >
            {text.lookElsewhere}
          </TextLink>
        </p>
      )
    case 'answer': {
      const [first] = step.questions
      return (
        <>
          <p>{text.answerFirst(step.questions.length)}</p>
          {first && (
            <LinkButton to={paths.profile({ edit: first.field })}>
              {text.answerNow(first.label)}
            </LinkButton>
          )}
        </>
      )
    }
    case 'ask-provider':
      return <p>{text.askProvider(step.labels.join(', '))}</p>
    case 'apply':
      return <p>{text.readyToApply}</p>
  }
}
