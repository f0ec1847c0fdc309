import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { BulkExport } from './bulk-export.tsx'
import { BULK_EXPORT_SCRIPT } from './bulk-export-script.ts'

it('shows the script exactly as it runs', async () => {
  render(<BulkExport />)
  await userEvent.click(screen.getByText('A script for Node'))
  const shown = await screen.findByRole('region', { name: 'Script' })
  expect(shown.textContent).toBe(BULK_EXPORT_SCRIPT)
})
