import { expect, it } from 'vitest'
import { checkTimes, inputOf, newDayRow, newWeeklyRow, valuesOf } from './times-values.ts'

const SETTINGS = {
  weekly: [
    { weekday: 1, fromMinute: 540, untilMinute: 1_020 },
    { weekday: 7, fromMinute: 1_200, untilMinute: 1_440 },
  ],
  overrides: [
    { day: '2026-12-24', ranges: [] },
    {
      day: '2026-12-27',
      ranges: [
        { fromMinute: 0, untilMinute: 60 },
        { fromMinute: 600, untilMinute: 630 },
      ],
    },
  ],
  bufferMinutes: 15,
  noticeHours: 24,
  horizonDays: 60,
}

it('says what the server said when nothing is changed', () => {
  const values = valuesOf(SETTINGS, 'Asia/Kathmandu')
  expect(checkTimes(values)).toEqual({})
  expect(inputOf(values)).toEqual({ timeZone: 'Asia/Kathmandu', ...SETTINGS })
})

it('sees hours that end before they begin, and days without a date', () => {
  const values = valuesOf(SETTINGS, 'UTC')
  const weekly = [{ ...newWeeklyRow(9), begins: '19:00', ends: '17:00' }]
  expect(checkTimes({ ...values, weekly, days: [newDayRow(10)] })).toEqual({
    weekly: 'Hours must end after they start',
    days: 'Please enter the date of each day',
  })
})
