import { defineMailRequested } from '../mail-requested.ts'

export const MailRequested = defineMailRequested('donors-content')
