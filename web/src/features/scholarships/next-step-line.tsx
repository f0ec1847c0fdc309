import { useProfileAddress } from '#entities/student/profile-address.ts'
import { LinkButton, TextLink } from '#page/links.tsx'
import { paths } from '#paths'
import { nextStep } from './next-step.ts'
import { nextStepMessages as text } from './next-step-messages.ts'

type Award = Parameters<typeof nextStep>[0] & {
  id: string
  eligibility: {
    /** Names the fields of the profile. */
    criteria: readonly { label: string; profileField?: string | null }[]
  }
}

/** The next step in a sentence, with the links to it; nothing when the application says what follows. */
export function NextStepLine({ award }: { award: Award }) {
  const profileAddress = useProfileAddress(award.id)
  const step = nextStep(award)
  const nameOf = (field: string) =>
    award.eligibility.criteria.find(({ profileField }) => profileField === field)?.label
  switch (step.kind) {
    case 'look-elsewhere':
      return (
        <TextLink
          to={paths.scholarships()}
          className="inline-flex min-h-11 items-center font-semibold"
        >
          {text.lookElsewhere}
        </TextLink>
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
    case 'finish':
      return <p>{text.finish}</p>
    case 'none':
      return null
    case 'apply':
      return <p>{text.readyToApply(step.admission)}</p>
  }
}
