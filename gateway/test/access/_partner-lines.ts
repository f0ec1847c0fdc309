import { type Lines, line } from './_lines.ts'
import type { Records } from './_records.ts'

const isOf = ({ people }: Records) => ({ organizationId: people.organizationId })
const nobodys = '018f0000-0000-7000-8000-000000000001'
const aWebhook = { url: 'https://hooks.example.org/in', events: ['application.submitted'] }

/**
 * Identity's operations on API keys. `api-keys.test.ts` of the gateway and `partners.test.ts` of applications cover
 * what a key may ask, and that another organization's key reads nothing: a key is no person of this table.
 */
// prettier-ignore
export const apiKeyLines: Lines = {
  'Query.partner': line('404'),
  'Query.apiKeys': line('401 404 404 ok  403 403 403 404 404 404 404 ok', isOf),
  'Mutation.createApiKey': line('401 404 404 ok  403 403 403 404 404 404 404 404', (r) => ({ input: { ...isOf(r), name: 'Our CRM', scopes: [] } })),
  'Mutation.rotateApiKey': line('401 404 404 404 403 403 403 404 404 404 404 404', (r) => ({ input: { ...isOf(r), id: nobodys } })),
  'Mutation.revokeApiKey': line('401 404 404 404 403 403 403 404 404 404 404 404', (r) => ({ input: { ...isOf(r), id: nobodys } })),
  'Mutation.revokeApiKeyAsAdmin': line('401 403 403 403 403 403 403 403 403 403 403 404', (r) => ({ input: { ...isOf(r), id: nobodys, reason: 'It leaked.' } })),
  '_entities identity.Partner': line('404', isOf),
}

/** Operations of applications on webhooks. */
// prettier-ignore
export const webhookLines: Lines = {
  'Query.webhookEndpoints': line('401 404 404 ok  403 403 403 404 404 404 404 ok', isOf),
  'Mutation.createWebhookEndpoint': line('401 404 404 ok  403 403 403 404 404 404 404 404', (r) => ({ input: { ...isOf(r), ...aWebhook } })),
  'Mutation.updateWebhookEndpoint': line('401 404 404 404 403 403 403 404 404 404 404 404', (r) => ({ input: { ...isOf(r), id: nobodys, isEnabled: false } })),
  'Mutation.disableWebhookAsAdmin': line('401 403 403 403 403 403 403 403 403 403 403 404', (r) => ({ input: { ...isOf(r), id: nobodys, reason: 'It leaked.' } })),
  'Mutation.rotateWebhookSecret': line('401 404 404 404 403 403 403 404 404 404 404 404', (r) => ({ input: { ...isOf(r), id: nobodys } })),
  'Mutation.removeWebhookEndpoint': line('401 404 404 404 403 403 403 404 404 404 404 404', (r) => ({ input: { ...isOf(r), id: nobodys } })),
  'Mutation.redeliverWebhook': line('401 404 404 404 403 403 403 404 404 404 404 404', (r) => ({ input: { ...isOf(r), deliveryId: nobodys } })),
  'Mutation.sendTestApplication': line('401 404 404 404 403 403 403 404 404 404 404 404', (r) => ({ input: { ...isOf(r), id: nobodys } })),
  '_entities applications.Partner': line('404', isOf),
}

/** Operations of applications on organizations' exports. `partner-exports.test.ts` covers what a key gets. */
// prettier-ignore
export const partnerExportLines: Lines = {
  'Query.partnerExports': line('401 404 404 ok  403 403 403 404 404 404 404 404', isOf),
  'Mutation.startPartnerExport': line('401 404 404 ok  403 403 403 404 404 404 404 404', (r) => ({ input: { ...isOf(r), kind: 'PROGRAMS', format: 'CSV' } })),
  'GET /api/partner-exports/content': line('404', () => ({ query: { token: 'none' } })),
}

/** Operations of donors-content for partners. */
// prettier-ignore
export const partnerMetricsLines: Lines = {
  '_entities donors-content.Partner': line('404', isOf),
}

/** Operations of catalog for partners. */
// prettier-ignore
export const programLines: Lines = {
  '_entities catalog.Partner': line('404', isOf),
}
