import { z } from 'zod'
import { currentPassword } from '../account/account.input.ts'
import { askForPassword } from '../account/account.ts'

export const requestErasureInput = z.object({
  currentPassword: currentPassword.min(1, askForPassword),
})
export type RequestErasureInput = z.output<typeof requestErasureInput>
