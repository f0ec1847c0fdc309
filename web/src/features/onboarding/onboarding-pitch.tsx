import { LinkButton } from '#page/links.tsx'
import { paths } from '#paths'
import { Card } from '#ui/card.tsx'
import { onboardingMessages as text } from './onboarding-messages.ts'

/** How it goes, and the ways in for who has no account yet. */
export function OnboardingPitch({ returnTo }: { returnTo: string }) {
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
          to={paths.login('donor', { view: 'register', returnTo })}
        >
          {text.asDonor}
        </LinkButton>
        <LinkButton to={paths.login('university', { view: 'register', returnTo })}>
          {text.asUniversity}
        </LinkButton>
        <LinkButton to={paths.auth({ returnTo })}>{text.signIn}</LinkButton>
      </div>
    </Card>
  )
}
