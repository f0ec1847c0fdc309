import { notFound, problemsFromZod } from '@landfall/kit/core/problems'
import type { FileHandler } from '@landfall/kit/http/file-exchange'
import { problemAnswer, problemText } from '@landfall/kit/http/problem-answer'
import { metricsWish } from '../modules/metrics/metrics.input.ts'
import { asMetricsReader } from '../modules/metrics/metrics.policy.ts'
import type { UseCases } from '../use-cases.ts'

/** An organization's impact report as a PDF, for its owners, editors and readers. */
export function makeAnswerReport({ dashboard }: Pick<UseCases, 'dashboard'>): FileHandler {
  return async ({ caller, request }) => {
    const { viewer } = caller
    const reader = asMetricsReader(viewer)
    if (!reader.ok) return problemAnswer(problemText(reader.error))
    const given = Object.fromEntries(new URL(request.url).searchParams)
    const wish = metricsWish.safeParse({ organizationId: '', ...given })
    if (!wish.success) return problemAnswer(problemText(problemsFromZod(wish.error)))
    const organization =
      viewer.kind === 'user' &&
      viewer.memberships.find(
        ({ organizationId }) => organizationId === wish.data.organizationId,
      )
    const bytes =
      organization &&
      (await dashboard.makeReport(reader.value, wish.data, organization.name))
    if (!bytes) return problemAnswer(problemText(notFound('organization')))
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="impact-report.pdf"',
        'cache-control': 'no-store',
      },
    })
  }
}
