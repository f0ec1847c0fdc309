import { Page } from '#lib/page.tsx'

export function SettingsPage() {
  return <Page title="Settings">{null}</Page>
}
