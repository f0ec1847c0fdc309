import { onboardingMessages as text } from '#features/onboarding/onboarding-messages.ts'
import { OnboardingPitch } from '#features/onboarding/onboarding-pitch.tsx'
import { useSession } from '#lib/session/session.ts'
import { LinkButton, TextLink } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { workspacePaths } from '#workspace-paths'
import { CatalogFigures } from './catalog-figures.tsx'

/** /donors: for donors. Every figure is the catalog's. */
export function DonorsPage() {
  const { viewer } = useSession()
  const onward = workspacePaths.onboarding()
  return (
    <Page
      title={text.donorsTitle}
      lead={text.donorsLead}
      actions={
        viewer &&
        viewer.accountType !== 'STUDENT' && (
          <LinkButton kind="primary" to={onward}>
            {text.goOn}
          </LinkButton>
        )
      }
    >
      {!viewer && <OnboardingPitch kind="donor" returnTo={onward} />}
      <CatalogFigures />
      <section aria-labelledby="get" className="flex max-w-prose flex-col gap-3">
        <h2 id="get" className="text-xl">
          {text.getTitle}
        </h2>
        <ul className="flex list-disc flex-col gap-2 ps-6">
          {text.get.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="universities" className="flex max-w-prose flex-col gap-3">
        <h2 id="universities" className="text-xl">
          {text.universityTitle}
        </h2>
        <p>{text.university}</p>
        <p>
          <TextLink to={workspacePaths.universityDashboard()}>
            {text.moreForUniversities}
          </TextLink>
        </p>
      </section>
    </Page>
  )
}
