import { useLocation } from 'react-router'
import { pitchMessages as text } from '#features/donor-dashboard/pitch-messages.ts'
import { OnboardingPitch } from '#features/onboarding/onboarding-pitch.tsx'
import { Page } from '#page/page.tsx'
import { Section } from '#page/text-page.tsx'
import { workspacePaths } from '#workspace-paths'
import { CatalogFigures } from './catalog-figures.tsx'

/** /donor-dashboard for visitors: what a donor sees there, and the way in. */
export function DonorPitchPage() {
  const { pathname, search } = useLocation()
  return (
    <Page title={text.title} lead={text.lead}>
      <Section title={text.getTitle}>
        <ul className="flex list-disc flex-col gap-2 ps-6">
          {text.get.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Section>
      <OnboardingPitch
        kind="donor"
        returnTo={workspacePaths.onboarding()}
        back={pathname + search}
      />
      <CatalogFigures />
    </Page>
  )
}
