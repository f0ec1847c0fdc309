import { ApiKeysSection } from '#features/partner-access/api-keys-section.tsx'
import { ExportsSection } from '#features/partner-access/exports-section.tsx'
import { WebhooksSection } from '#features/partner-access/webhooks-section.tsx'

/** What the own systems of one organization read with and are told by; its owners keep it. */
export function OrganizationSystems({ organizationId }: { organizationId: string }) {
  return (
    <>
      <ApiKeysSection organizationId={organizationId} />
      <WebhooksSection organizationId={organizationId} />
      <ExportsSection organizationId={organizationId} />
    </>
  )
}
