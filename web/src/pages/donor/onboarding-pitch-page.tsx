import { onboardingMessages as text } from '#features/onboarding/onboarding-messages.ts'
import { OnboardingPitch } from '#features/onboarding/onboarding-pitch.tsx'
import { LinkButton } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { paths } from '#paths'
import { workspacePaths } from '#workspace-paths'
import { CatalogFigures } from './catalog-figures.tsx'

/** /donor-onboarding for visitors. */
export function OnboardingPitchPage() {
  return (
    <Page
      title={text.title}
      lead={text.lead}
      actions={<LinkButton to={paths.donors()}>{text.moreForDonors}</LinkButton>}
    >
      <OnboardingPitch kind="donor" returnTo={workspacePaths.onboarding()} />
      <CatalogFigures />
    </Page>
  )
}
