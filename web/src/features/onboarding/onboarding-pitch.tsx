import { LinkButton } from '#page/links.tsx'
import { paths } from '#paths'
import { Card } from '#ui/card.tsx'
import { onboardingMessages as text } from './onboarding-messages.ts'

type Props = {
  kind: 'donor' | 'university'
  /** The page on which a new account begins. */
  returnTo: string
  /** Where a person with an account wanted to go, when that is elsewhere. */
  back?: string
}

const donor = { type: 'donor', label: text.asDonor } as const
const university = { type: 'university', label: text.asUniversity } as const
const ways = {
  donor: { first: donor, other: university },
  university: { first: university, other: donor },
}

/** How offering works, and the ways in for people without an account. */
export function OnboardingPitch({ kind, returnTo, back = returnTo }: Props) {
  const { first, other } = ways[kind]
  return (
    <Card className="flex flex-col gap-5">
      <section aria-labelledby="how" className="flex flex-col gap-3">
        <h2 id="how" className="text-xl">
          {text.howTitle}
        </h2>
        <ol className="flex list-decimal flex-col gap-2 ps-6">
          {text.how.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <div className="flex flex-wrap gap-3">
        <LinkButton
          kind="primary"
          to={paths.login(first.type, { view: 'register', returnTo })}
        >
          {first.label}
        </LinkButton>
        <LinkButton to={paths.login(other.type, { view: 'register', returnTo })}>
          {other.label}
        </LinkButton>
        <LinkButton to={paths.login('donor', { returnTo: back })}>{text.signIn}</LinkButton>
      </div>
    </Card>
  )
}
