import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { add, lastLine, ofCheck, ofVitest } from './tally.ts'
import { temporaryFolder } from './temporary-folder.ts'

function report(o: {
  passed?: number
  pending?: number
  files: [string, string[]][]
}): string {
  const file = join(temporaryFolder('tally'), 'report.json')
  const testResults = o.files.map(([status, tests]) => ({
    status,
    assertionResults: tests.map((test) => ({ status: test })),
  }))
  const counts = {
    numPassedTests: o.passed ?? 0,
    numPendingTests: o.pending ?? 0,
    numTodoTests: 0,
  }
  writeFileSync(file, JSON.stringify({ ...counts, testResults }))
  return file
}

describe('the tally of a run', () => {
  it('counts each failed test', () => {
    const file = report({ passed: 1, files: [['failed', ['passed', 'failed', 'failed']]] })
    expect(ofVitest(file, 1)).toEqual({ passed: 1, failed: 2, skipped: 0 })
  })

  it('counts a file that could not run as one failure', () => {
    const file = report({
      passed: 1,
      files: [
        ['failed', []],
        ['passed', ['passed']],
      ],
    })
    expect(ofVitest(file, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 })
  })

  it('counts a run that failed although its tests passed', () => {
    const file = report({ passed: 1, files: [['passed', ['passed']]] })
    expect(ofVitest(file, 1).failed).toBe(1)
  })

  it('counts a run that left no report as one failure', () => {
    expect(ofVitest('/nowhere/report.json', 0).failed).toBe(1)
  })

  it('counts a check as one', () => {
    expect([ofCheck(0).passed, ofCheck(2).failed]).toEqual([1, 1])
  })

  it('ends in one line, with what was skipped only when something was', () => {
    const sum = add(ofCheck(0), { passed: 2, failed: 0, skipped: 0 })
    expect(lastLine(sum)).toBe('3 passed, 0 failed')
    expect(lastLine({ ...sum, skipped: 1 })).toBe('3 passed, 0 failed, 1 skipped')
  })
})
