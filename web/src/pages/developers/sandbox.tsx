import { Bullets, Section } from '#page/text-page.tsx'
import { TextLink } from '#page/links.tsx'
import { workspacePaths } from '#workspace-paths'

const rules = [
  'Its text begins with lfk_test_. Its rights work as those of any key: try out what happens without one.',
  'It reads three programs and 24 applicants under partner. They are the same in each run, and each has “Sandbox” in its name. Six of them did not agree that you read who they are.',
  'They are in no list, search, match, figure or email of the site, and nobody else sees them. What a record has no value for is null, empty or zero.',
  'It reads nothing of your organization. What everybody reads (scholarships, universities) is real: ask for it in an operation of its own.',
  'It makes no files: startPartnerExport answers Conflict.',
  '“Send a test application”, beside a webhook, sends it application.submitted with isSandbox and the id of one of these applicants. A sandbox key reads that application.',
]

/** How systems are tried out before anybody has applied. */
export function Sandbox() {
  return (
    <Section title="Sandbox">
      <p>
        Make a sandbox key under{' '}
        <TextLink to={workspacePaths.partnerAccess()}>API keys and webhooks</TextLink> to
        try your system out with invented applicants. No organization has to be verified for
        it.
      </p>
      <Bullets items={rules} />
    </Section>
  )
}
