import { expect, it } from 'vitest'
import { dueWords } from './due-words.ts'
import { checkTask, newTaskValues, taskInput } from './task-values.ts'

const filled = { ...newTaskValues('award-1'), title: 'Draft', description: 'A page' }

it('names every field that is missing', () => {
  expect(checkTask(newTaskValues(''))).toEqual({
    scholarshipId: 'Please select a scholarship',
    title: 'Please enter a task title',
    description: 'Please enter a description',
  })
  expect(checkTask(filled)).toEqual({})
})

it.each(['0', '-1', '0.3', 'two'])('takes no %s hours', (estimatedTimeHours) => {
  expect(Object.keys(checkTask({ ...filled, estimatedTimeHours }))).toEqual([
    'estimatedTimeHours',
  ])
})

it('sends an empty field as null, hours as a number, and a type that only plans have not at all', () => {
  expect(taskInput({ ...filled, estimatedTimeHours: '1.5' })).toEqual({
    title: 'Draft',
    description: 'A page',
    taskType: 'essay',
    priority: 'medium',
    dueDate: null,
    estimatedTimeHours: 1.5,
    studentNotes: null,
  })
  expect(taskInput({ ...filled, taskType: 'APPLICATION' })).not.toHaveProperty('taskType')
})

it.each([
  [null, 'No due date', false],
  ['2026-12-05', 'Due 5 Dec 2026 · in 4 days', false],
  ['2026-12-04', 'Due 4 Dec 2026 · in 3 days', true],
  ['2026-12-01', 'Due 1 Dec 2026 · today', true],
  ['2026-11-30', 'Was due 30 Nov 2026 · 1 day ago', true],
])('says of %s: %s', (day, words, isNear) => {
  expect(dueWords(day, '2026-12-01')).toEqual({ words, isNear })
})
