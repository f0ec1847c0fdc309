/** What a stage found, and the sum of all. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'

export type Tally = {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0 }

export function add(a: Tally, b: Tally): Tally {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  }
}

/** The last line of `npm test`. */
export function lastLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** A check is one thing that passes or fails. */
export function ofCheck(code: number): Tally {
  return code === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 }
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
})

/**
 * Counts the tests in vitest's JSON report. A file that could not run has no failed test of its own and counts as
 * one failure; so does a run that failed for another reason, such as an unhandled error.
 */
export function ofVitest(reportFile: string, code: number): Tally {
  const report = readReport(reportFile)
  if (!report) return { ...nothing, failed: 1 }
  const failedTests = report.testResults.flatMap(({ status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    return status === 'failed' && failed.length === 0 ? [1] : failed.map(() => 1)
  }).length
  return {
    passed: report.numPassedTests,
    failed: code !== 0 && failedTests === 0 ? 1 : failedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

function readReport(file: string) {
  try {
    return vitestReport.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}
