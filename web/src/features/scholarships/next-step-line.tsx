import { useProfileAddress } from '#entities/student/profile-address.ts'
import { LinkButton, TextLink } from '#page/links.tsx'
import { paths } from '#paths'
import { nextStep } from './next-step.ts'
import { nextStepMessages as text } from './next-step-messages.ts'

type Props = {
  eligibility: Parameters<typeof nextStep>[0] & {
    /** They name the fields of the profile. */
    criteria: readonly { label: string; profileField?: string | null }[]
  }
  /** Its id. */
  award: string
}

/** The next step in a sentence, with the links that take it. */
export function NextStepLine({ eligibility, award }: Props) {
  const profileAddress = useProfileAddress(award)
  const step = nextStep(eligibility)
  const nameOf = (field: string) =>
    eligibility.criteria.find(({ profileField }) => profileField === field)?.label
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
      const field = step.questions.find((one) => one.profileField !== null)?.profileField
      return (
        <>
          <p>{text.answerFirst(step.questions.length)}</p>
          {field && (
            <LinkButton to={profileAddress(field)}>
              {text.answerNow(nameOf(field))}
            </LinkButton>
          )}
        </>
      )
    }
    case 'ask-provider':
      return <p>{text.askProvider(step.labels.join(', '))}</p>
    case 'wait':
      return <p>{text.waitForRound}</p>
    case 'ask-nomination':
      return <p>{text.askNomination(step.asked)}</p>
    case 'apply':
      return <p>{text.readyToApply}</p>
  }
}
