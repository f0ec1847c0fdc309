import { Page } from '#lib/page.tsx'

export function NewScholarshipPage() {
  return <Page title="Create a scholarship">{null}</Page>
}
