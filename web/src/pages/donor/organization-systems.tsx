import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { partnerAccessMessages as text } from '#features/partner-access/partner-access-messages.ts'
import { PartFailed } from '#ui/part-failed.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

// Loaded separately: each has forms of its own.
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

/** The API keys, webhooks and exports of one organization's systems; its owners manage them. */
export function OrganizationSystems({ organizationId }: { organizationId: string }) {
  return [ApiKeysSection, WebhooksSection, ExportsSection].map((Section, index) => (
    <LazyPart key={index} fallback={<SectionLoading />} failed={<PartFailed />}>
      <Section organizationId={organizationId} />
    </LazyPart>
  ))
}

function SectionLoading() {
  return (
    <Loading label={text.loading}>
      <Skeleton className="h-44" />
    </Loading>
  )
}
