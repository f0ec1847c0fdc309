import { problemAnswer, problemOf } from '@landfall/kit/http/problem-answer'
import type { UseCases } from '../use-cases.ts'
import { contentAnswer } from './content-answer.ts'

export const PARTNER_EXPORT_PATH = '/api/partner-exports/content'
const TYPES = {
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
} as const

/** A file of an organization's data, for the holder of an address signed for it within the last minutes. */
export async function answerPartnerExport(
  useCases: Pick<UseCases, 'takePartnerExport' | 'readPartnerExport'>,
  request: Request,
): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const found = await useCases.takePartnerExport(token)
  if (!found)
    return problemAnswer(problemOf(404, 'This link has expired. Please ask for a new one.'))
  const { kind, format, startedAt } = found.file
  const name = `${kind}-${startedAt.toISOString().slice(0, 10)}.${format}`
  const file = { ...found, name, contentType: TYPES[format] }
  return contentAnswer(request, file, useCases.readPartnerExport)
}
