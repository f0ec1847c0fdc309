import { expect, it } from 'vitest'
import type { StudentRecords } from '../record/student-records.ts'
import { mentorChatPrompt } from './mentor-chat.prompt.ts'

const award = {
  scholarshipId: 'a',
  title: 'Coast Award',
  state: 'saved',
  deadline: null,
  deadlineDay: null,
  verdict: 'Not eligible: Jesuit',
}
const records: StudentRecords = {
  today: '2026-11-26',
  hasProfile: true,
  visa: 'J-1',
  saved: [award],
  applications: [{ ...award, verdict: null }],
  tasks: {
    today: '2026-11-26',
    openTasks: 0,
    completedTasks: 0,
    openLines: 0,
    completedLines: 0,
    next: [],
  },
  match: {
    day: '26 Nov 2026',
    eligible: 1,
    waiting: 0,
    toAnswer: 2,
    toCheck: 3,
    best: [{ scholarshipId: 'b', title: 'Buoy Award', score: 78, label: 'Eligible' }],
    tips: [],
  },
  essays: [],
  notes: [],
}

it('tells the model each verdict, but not the condition that may say who the student is', () => {
  const prompt = mentorChatPrompt({
    mentor: { name: 'Ada', manner: 'calm' },
    context: 'general',
    records,
    guides: [],
    earlier: [],
    question: 'What next?',
  })
  const text = JSON.stringify(prompt)
  expect(text).toContain('Not eligible')
  expect(text).toContain('Buoy Award')
  expect(text).not.toContain('Jesuit')
  expect(text).not.toContain('J-1')
})
