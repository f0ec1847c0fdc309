import { makeReadPartnerExports } from './partner/export/read-partner-exports.ts'
import { makeStartPartnerExport } from './partner/export/start-partner-export.ts'
import { makeReadPartnerApplications } from './partner/partner-application/read-partner-applications.ts'
import { makeDisableWebhookAsAdmin } from './partner/webhook/disable-webhook-as-admin.ts'
import { makeReadWebhooks } from './partner/webhook/read-webhooks.ts'
import { makeSendTestApplication } from './partner/webhook/send-test-application.ts'
import { makeSaveWebhooks } from './partner/webhook/save-webhooks.ts'
import type { Deps } from './use-case-deps.ts'

export function partnerUseCases(deps: Deps) {
  const { stores, clock, allowsHttpWebhooks } = deps
  return {
    allowsHttpWebhooks,
    ...makeReadPartnerApplications({ ...stores, clock }),
    startPartnerExport: makeStartPartnerExport(deps),
    ...makeReadPartnerExports({ ...deps, ...stores }),
    ...makeReadWebhooks(stores),
    ...makeSaveWebhooks(deps),
    disableWebhookAsAdmin: makeDisableWebhookAsAdmin(deps),
    sendTestApplication: makeSendTestApplication(deps),
  }
}
