import { Bullets, Section } from '#page/text-page.tsx'
import { TextLink } from '#page/links.tsx'
import { workspacePaths } from '#workspace-paths'

const rules = [
  'A sandbox key begins with lfk_test_. Scopes work as for any key, so you can try what happens without one.',
  'Under partner it reads three scholarships and 24 applicants, the same each time, with “Sandbox” in their names. Six of the applicants did not agree that you read who they are.',
  'They appear nowhere else on the site, and nobody else sees them. Fields without a value are null, empty or zero.',
  'It reads nothing of your organization. Public data (scholarships, universities) is real; request it in a separate operation.',
  'startPartnerExport returns a Conflict.',
  '“Send a test application”, next to a webhook, sends it application.submitted with isSandbox and the ID of one of these applicants, which a sandbox key can read.',
]

/** How to test before anybody has applied. */
export function Sandbox() {
  return (
    <Section title="Sandbox">
      <p>
        Create a sandbox key under{' '}
        <TextLink to={workspacePaths.partnerAccess()}>API keys and webhooks</TextLink> to
        test with made-up applicants. Your organization does not need to be verified.
      </p>
      <Bullets items={rules} />
    </Section>
  )
}
