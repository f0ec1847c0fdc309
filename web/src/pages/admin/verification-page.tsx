import { Page } from '#lib/page.tsx'

export function VerificationPage() {
  return <Page title="Verification">{null}</Page>
}
