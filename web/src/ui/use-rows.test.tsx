import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { useRows } from './use-rows.ts'

function List() {
  const [rows, setRows] = useState([{ key: 'a' }, { key: 'b' }])
  const { said, add, remove, move } = useRows({
    rows,
    onChange: setRows,
    idOf: (row) => row?.key ?? 'add',
    removed: ({ key }, place) => `${key}, number ${place}, removed`,
    moved: ({ key }, place, before) => `${key} moved from ${before} to ${place}`,
  })
  return (
    <>
      {rows.map(({ key }, at) => (
        <p key={key}>
          <input id={key} aria-label={key} />
          <button type="button" onClick={() => remove(at)}>
            Remove {key}
          </button>
          <button type="button" onClick={() => move(at, -1)}>
            Move {key} up
          </button>
        </p>
      ))}
      <button type="button" id="add" onClick={() => add({ key: 'c' })}>
        Add
      </button>
      <p role="status">{said}</p>
    </>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const rows = () => screen.queryAllByRole('textbox').map(({ id }) => id)
const said = () => screen.getByRole('status').textContent

it('puts the focus where reading goes on after a row came or went, and says what happened', async () => {
  render(<List />)
  await press('Add')
  expect([rows(), document.activeElement?.id]).toEqual([['a', 'b', 'c'], 'c'])
  await press('Move c up')
  expect([rows(), said()]).toEqual([['a', 'c', 'b'], 'c moved from 3 to 2'])
  await press('Move a up')
  expect(rows()).toEqual(['a', 'c', 'b'])
  await press('Remove c')
  expect([rows(), document.activeElement?.id]).toEqual([['a', 'b'], 'b'])
  expect(said()).toBe('c, number 2, removed')
  await press('Remove b')
  expect(document.activeElement?.id).toBe('a')
  await press('Remove a')
  expect([rows(), document.activeElement?.id]).toEqual([[], 'add'])
})
