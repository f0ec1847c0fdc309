import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

// Each has forms of its own.
const ApiKeysSection = lazyPart(
  async () =>
    (await import('#features/partner-access/api-keys-section.tsx')).ApiKeysSection,
)
const WebhooksSection = lazyPart(
  async () =>
    (await import('#features/partner-access/webhooks-section.tsx')).WebhooksSection,
)
const ExportsSection = lazyPart(
  async () => (await import('#features/partner-access/exports-section.tsx')).ExportsSection,
)

/** What the own systems of one organization read with and are told by; its owners keep it. */
export function OrganizationSystems({ organizationId }: { organizationId: string }) {
  return [ApiKeysSection, WebhooksSection, ExportsSection].map((Section, index) => (
    <LazyPart key={index} fallback={<Skeleton className="h-44" />} failed={<PartFailed />}>
      <Section organizationId={organizationId} />
    </LazyPart>
  ))
}
