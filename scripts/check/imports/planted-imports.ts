/** For each rule one import that breaks it, and imports that look alike and are allowed. */

export type PlantedImport = {
  readonly rule: string
  readonly file: string
  readonly text: string
}

const SESSION = 'services/mentoring/src/modules/session'

/** Lines of: rule, file, text. */
export const forbidden = read(`
domain-is-pure SESSION/session.ts import { z } from 'zod'
domain-is-pure SESSION/session.policy.ts import { parse } from 'graphql'
domain-is-pure SESSION/session.ts import { readFile } from 'node:fs/promises'
domain-is-pure services/mentoring/src/search/outlook/outlook.ts import { rows } from '../../db/tables.ts'
domain-needs-little-of-the-kit SESSION/session.ts import { createBus } from '@landfall/kit/messaging/bus'
use-case-knows-no-driver SESSION/book-session.ts import { eq } from 'drizzle-orm'
use-case-knows-no-driver SESSION/book-session.ts import { Queue } from 'bullmq'
use-case-knows-no-driver SESSION/book-session.ts import type { Context } from '../../context.ts'
use-case-knows-no-driver SESSION/book-session.ts import { sessions } from '../../db/tables.ts'
use-case-takes-stores-by-type SESSION/book-session.ts import { sessionStore } from './session.store.ts'
store-keeps-to-its-module SESSION/session.store.ts import { mentorStore } from '../mentor/mentor.store.ts'
entry-knows-no-table services/mentoring/src/events/on-x.ts import { sessions } from '../db/tables.ts'
entry-calls-use-cases SESSION/session.resolvers.ts import { sessionStore } from './session.store.ts'
entry-calls-use-cases services/mentoring/src/jobs/remind.ts import { sessionStore } from '../modules/session/session.store.ts'
job-definition-stands-alone services/mentoring/src/jobs/remind.job.ts import type { S } from '../modules/session/session.ts'
job-definition-stands-alone services/mentoring/src/jobs/remind.job.ts import { implementRemind } from './remind.ts'
use-case-queues-by-definition SESSION/book-session.ts import { implementRemind } from '../../jobs/remind.ts'
resolver-holds-no-store SESSION/session.resolvers.ts import type { SessionStore } from './session.store.ts'
resolver-holds-no-store services/mentoring/src/context.ts import type { Stores } from './stores.ts'
resolver-holds-no-store services/mentoring/src/graphql/request/context.ts import type { Stores } from '../../composition/stores.ts'
use-case-is-given-parsed-input SESSION/book-session.ts import { bookSessionInput } from './session.input.ts'
service-stands-alone services/mentoring/src/app.ts import { createApp } from '../../catalog/src/app.ts'
service-stands-alone services/mentoring/src/app.ts import { createApp } from '@landfall/catalog/app'
service-stands-alone services/mentoring/src/app.ts import type { App } from '@landfall/catalog/app'
service-stands-alone services/mentoring/src/app.ts const app = await import('@landfall/catalog/app')
service-stands-alone services/mentoring/src/app.ts export { createApp } from '@landfall/catalog/app'
service-stands-alone services/mentoring/src/app.ts import { x } from '../../../gateway/src/app.ts'
kit-knows-no-domain services/_kit/src/messaging/bus.ts import { E } from '@landfall/proto-events/identity/student-saved.v1'
shared-package-knows-no-service services/_kit/src/messaging/bus.ts import type { App } from '@landfall/catalog/app'
shared-package-knows-no-service services/_matching/src/score/terms.ts import type { App } from '@landfall/catalog/app'
essays-compute services/_essays/src/score-essay.ts import { readFile } from 'node:fs/promises'
calendar-computes services/_calendar/src/day.ts import { readFile } from 'node:fs/promises'
immigration-rules-compute services/_immigration-rules/src/deadlines.ts import { readFile } from 'node:fs/promises'
matching-computes services/_matching/src/score/terms.ts import { readFileSync } from 'node:fs'
matching-computes services/_matching/src/match-listings.ts import { Worker } from 'node:worker_threads'
matching-computes services/_matching/src/criteria/plan.ts import { sql } from 'drizzle-orm'
matching-computes services/_matching/src/notes/match-notes.ts import { loadWordVectors } from '../goals/load-word-vectors.ts'
contracts-need-zod-only proto-events/src/define-event.ts import { ok } from '@landfall/kit/core/result'
contracts-need-zod-only proto-events/src/define-event.ts import { object } from 'valibot'
gateway-asks-over-graphql gateway/src/app.ts import { createApp } from '@landfall/catalog/app'
gateway-knows-no-client gateway/src/app.ts import { paths } from '../../web/src/paths.ts'
web-stands-alone web/src/main.tsx import { E } from '@landfall/proto-events/catalog/x.v1'
web-stands-alone web/src/main.tsx import { x } from '../../services/catalog/src/app.ts'
web-stands-alone web/src/entities/scholarship/card.tsx import { endOfDay } from '@landfall/calendar/zone'
web-stands-alone web/src/entities/scholarship/card.tsx import { parseField } from '@landfall/matching/reference/fields'
web-stands-alone web/src/entities/scholarship/card.tsx import { endOfDeadline } from '@landfall/calendar/deadline'
web-stands-alone web/src/entities/scholarship/card.tsx import { endOfDay } from '../../../../services/_calendar/src/zone.ts'
ui-is-generic web/src/ui/button.tsx import { Link } from 'react-router'
ui-is-generic web/src/ui/button.tsx import { useQuery } from '@apollo/client/react'
ui-is-generic web/src/ui/button.tsx import { graphql } from '#gql'
feature-stands-alone web/src/features/saved/heart.tsx import { Card } from '../catalog/card.tsx'
feature-stands-alone web/src/features/saved/heart.tsx import { MatchCard } from '#features/matching/match-card.tsx'
feature-stands-alone web/src/features/saved/heart.tsx import type { Match } from '#features/matching/match-card.tsx'
web-order-features web/src/features/saved/heart.tsx import { P } from '../../pages/home.tsx'
web-order-ui web/src/ui/button.tsx import { useSession } from '#lib/session.ts'
web-order-lib web/src/lib/session.ts import { P } from '../pages/home.tsx'
web-order-lib web/src/lib/session.ts import type { S } from '#entities/scholarship/card.tsx'
web-order-page web/src/page/page.tsx import { Bell } from '#features/notices/bell.tsx'
web-order-entities web/src/entities/scholarship/card.tsx import { Heart } from '#features/saved/heart.tsx'
web-order-layout web/src/layout/layout.tsx const page = await import('../pages/home.tsx')
web-order-pages web/src/pages/home.tsx import { routes } from '../routes.tsx'
web-order-gql web/src/gql/index.ts import { Button } from '#ui/button.tsx'
e2e-kit-knows-no-journey scripts/e2e/kit/people.ts import { seePage } from '../journeys/pages.ts'
matching-computes services/_matching/src/requirements/judge-rule.ts import { sql } from 'drizzle-orm'
catalog-order-db services/catalog/src/db/tables.ts import type { S } from '../record/scholarship/scholarship.ts'
catalog-order-record services/catalog/src/record/scholarship/roll-deadlines.ts import { implementRollDeadlines } from '../../jobs/roll-deadlines.ts'
catalog-order-record services/catalog/src/record/scholarship/scholarship.ts import type { R } from '../../search/outlook/outlook.ts'
catalog-order-search services/catalog/src/search/outlook/outlook.ts import type { R } from '../../trust/report/report.ts'
catalog-order-trust services/catalog/src/trust/report/report.ts import type { A } from '../../alerts/saved-search/saved-search.ts'
catalog-order-alerts services/catalog/src/alerts/saved-search/saved-search.ts import type { S } from '../../ingestion/source/source.ts'
catalog-order-ingestion services/catalog/src/ingestion/source/source.ts import type { S } from '../../composition/stores.ts'
catalog-order-composition services/catalog/src/composition/stores.ts import type { C } from '../graphql/context.ts'
applications-order-student services/applications/src/student/task/task.ts import type { A } from '../../application/application/application.ts'
applications-order-application services/applications/src/application/application/application.ts import type { R } from '../../review/decision/decision.ts'
applications-order-review services/applications/src/review/decision/decision.ts import type { F } from '../../fund/fund/fund.ts'
applications-order-fund services/applications/src/fund/fund/fund.ts import type { W } from '../../partner/webhook/webhook.ts'
applications-order-partner services/applications/src/partner/webhook/webhook.ts import type { F } from '../../fund/fund/fund.ts'
applications-order-account services/applications/src/account/erasure/erase-student.ts import type { F } from '../../files/answer.ts'
kit-order-core services/_kit/src/core/result.ts import type { Bus } from '../messaging/bus.ts'
gateway-order-executor gateway/src/executor/execute.ts import { session } from '../session/cache.ts'
gateway-order-web gateway/src/web/files.ts import type { App } from '../app.ts'
`)

export const allowed = read(`
any SESSION/session.ts import { ok } from '@landfall/kit/core/result'
any SESSION/book-session.ts import type { SessionStore } from './session.store.ts'
any SESSION/book-session.ts import { E } from '@landfall/proto-events/mentoring/session-booked.v1'
any SESSION/book-session.ts import type { BookSessionInput } from './session.input.ts'
any SESSION/book-session.ts import { remindJob } from '../../jobs/remind.job.ts'
any services/catalog/src/record/scholarship/roll-deadlines.ts import { rollDeadlinesJob } from '../../jobs/roll-deadlines.job.ts'
any services/mentoring/src/jobs/remind.ts import type { Remind } from '../modules/session/remind.ts'
any SESSION/session.input.ts import { text } from '../mentor/mentor.input.ts'
any SESSION/session.store.ts import { sessions } from '../../db/tables.ts'
any services/mentoring/src/app.ts import { sessionStore } from './modules/session/session.store.ts'
any gateway/src/app.ts import { createLog } from '@landfall/kit/observability/log'
any gateway/src/app.ts import type { App } from '@landfall/catalog/app'
any services/_matching/src/goals/load-word-vectors.ts import { readFileSync } from 'node:fs'
any services/_matching/src/score/terms.ts import type { L } from '@landfall/proto-events/catalog/scholarship-criteria'
any web/src/features/saved/heart.tsx import { label } from './label.ts'
any web/src/features/saved/heart.tsx import { Card } from '#entities/scholarship/card.tsx'
any web/src/features/saved/heart.tsx import { paths } from '#paths'
any web/src/entities/scholarship/card.tsx import { dayInWords } from '@landfall/calendar/words'
any web/src/entities/scholarship/card.tsx import { daysBetween } from '@landfall/calendar/day'
any services/mentoring/test/a.test.ts import { x } from '@landfall/catalog/app'
`)

function read(lines: string): PlantedImport[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [, rule = '', file = '', text = ''] = /^(\S+) (\S+) (.+)$/.exec(line) ?? []
      return { rule, file: file.replace('SESSION', SESSION), text }
    })
}
