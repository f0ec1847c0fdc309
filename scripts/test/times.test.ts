import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../dev/paths.ts'
import { budgets } from './budgets.ts'
import { stages } from './stages.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { budgetFault, fileTimes, slownessOf, slowestFiles } from './times.ts'

function entry(name: string, seconds: number) {
  return {
    name: join(root, name),
    startTime: 1_000,
    endTime: 1_000 + seconds * 1_000,
  }
}

const stageTime = { stage: 'unit', seconds: 29, budgetSeconds: 20, slowness: 1, files: [] }

describe('the budget of a stage', () => {
  it('is kept up to half as much again', () => {
    expect(budgetFault(stageTime, {})).toBeNull()
    expect(budgetFault({ ...stageTime, seconds: 31 }, {})).toMatch(/31 s.*20 s/)
  })

  it('grows with what the machine does besides', () => {
    expect(budgetFault({ ...stageTime, seconds: 59, slowness: 2 }, {})).toBeNull()
    expect(budgetFault({ ...stageTime, seconds: 61, slowness: 2 }, {})).not.toBeNull()
  })

  it('grows with what the machine did in between, not with one moment of it', () => {
    expect(slownessOf([1, 3, 3, 3, 1])).toBe(2.2)
    expect(slownessOf([1, 1, 9, 1, 1, 1, 1, 1])).toBe(2)
    expect(slownessOf([1, 1, 1, 2.5])).toBe(2.5)
    expect(slownessOf([1.5])).toBe(1.5)
  })

  it('can be switched off', () => {
    const slow = { ...stageTime, seconds: 1_000 }
    expect(budgetFault(slow, { TEST_BUDGETS: 'off' })).toBeNull()
  })

  it('is set for each stage, and for nothing else', () => {
    const names = stages.map(({ name }) => name)
    expect(Object.keys(budgets).toSorted()).toEqual(names.toSorted())
  })
})

describe('the times of a run', () => {
  it('are read from the reports of vitest, with the slowest files first', () => {
    const report = join(temporaryFolder('times'), 'report.json')
    const names = Array.from({ length: 12 }, (_, index) =>
      entry(`a/${index}.test.ts`, index),
    )
    writeFileSync(report, JSON.stringify({ testResults: names }))
    const files = fileTimes(report)
    expect(files[3]).toEqual({ file: 'a/3.test.ts', seconds: 3 })
    const lines = slowestFiles([{ ...stageTime, files }]).split('\n')
    expect(lines).toHaveLength(10)
    expect(lines[0]).toBe('   11.0 s  a/11.test.ts (unit)')
  })

  it('are none where vitest left no report', () => {
    expect(fileTimes('/nowhere/report.json')).toEqual([])
  })
})
