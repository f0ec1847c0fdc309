import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { DayRows, WeeklyRows } from './times-rows.tsx'
import { newDayRow, newWeeklyRow } from './times-values.ts'

function Weekly() {
  const [rows, setRows] = useState([newWeeklyRow(1), { ...newWeeklyRow(2), weekday: '4' }])
  return <WeeklyRows rows={rows} error={null} onChange={setRows} />
}

function Days() {
  const [rows, setRows] = useState([newDayRow(1)])
  return <DayRows rows={rows} error={null} onChange={setRows} />
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const focused = () => document.activeElement
async function removeFirst(name: RegExp) {
  const [first] = screen.getAllByRole('button', { name })
  if (first) await userEvent.click(first)
}

it('after hours are added or removed the focus goes on where reading does', async () => {
  render(<Weekly />)
  await userEvent.click(button('Add hours'))
  expect(focused()).toBe(screen.getAllByLabelText('Day')[2])
  await userEvent.click(button(/^Remove Thursday/))
  expect(screen.getAllByLabelText('Day')).toHaveLength(2)
  expect(focused()).toBe(screen.getAllByLabelText('Day')[1])
  for (const left of [1, 0]) {
    await removeFirst(/^Remove Monday/)
    expect(screen.queryAllByLabelText('Day')).toHaveLength(left)
  }
  expect(focused()).toBe(button('Add hours'))
})

it('after another day is added or removed, too', async () => {
  render(<Days />)
  await userEvent.click(button('Add a day'))
  expect(focused()).toBe(screen.getAllByLabelText('Day')[1])
  for (const left of [1, 0]) {
    await removeFirst(/^Remove/)
    expect(screen.queryAllByLabelText('Day')).toHaveLength(left)
  }
  expect(focused()).toBe(button('Add a day'))
})
