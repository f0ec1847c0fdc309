import type { FileHandler } from '@landfall/kit/http/file-exchange'
import type { UseCases } from '../use-cases.ts'
import { makeAnswerFile } from './answer-file.ts'
import { makeAnswerReport } from './answer-report.ts'

const REPORT = '/api/donor-metrics/report'

/** Uploads and downloads: pictures of stories, and reports of figures. */
export function answerFileOrReport(useCases: UseCases): FileHandler {
  const answerFile = makeAnswerFile(useCases)
  const answerReport = makeAnswerReport(useCases)
  return (exchange) =>
    new URL(exchange.request.url).pathname === REPORT
      ? answerReport(exchange)
      : answerFile(exchange)
}
