import { useLocation } from 'react-router'
import { Section } from '#page/text-page.tsx'
import { OnboardingPitch } from '#features/onboarding/onboarding-pitch.tsx'
import { universityMessages as text } from '#features/university-workspace/university-messages.ts'
import { TextLink } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { paths } from '#paths'
import { workspacePaths } from '#workspace-paths'
import { CatalogFigures } from './catalog-figures.tsx'

/** /university-dashboard for visitors: what a university gets here, and the way in. */
export function UniversityPitchPage() {
  const { pathname, search } = useLocation()
  return (
    <Page title={text.pitchTitle} lead={text.pitchLead}>
      <Section title={text.getTitle}>
        <ul className="flex list-disc flex-col gap-2 ps-6">
          {text.get.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p>
          <TextLink to={paths.universities()}>{text.findYours}</TextLink>
        </p>
      </Section>
      <OnboardingPitch
        kind="university"
        returnTo={workspacePaths.onboarding()}
        back={pathname + search}
      />
      <CatalogFigures />
    </Page>
  )
}
